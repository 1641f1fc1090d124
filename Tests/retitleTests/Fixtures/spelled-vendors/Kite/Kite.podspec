Pod::Spec.new { |s| s.name = 'Kite' }

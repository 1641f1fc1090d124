Pod::Spec.new { |s| s.name = 'Lamp' }

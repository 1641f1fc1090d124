Pod::Spec.new { |s| s.name = 'Count' }

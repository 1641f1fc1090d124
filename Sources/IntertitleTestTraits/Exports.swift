@_exported public import IntertitleTesting

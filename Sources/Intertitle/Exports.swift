@_exported public import IntertitleChain
@_exported public import IntertitleLanguages

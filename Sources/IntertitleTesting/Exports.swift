@_exported public import Intertitle

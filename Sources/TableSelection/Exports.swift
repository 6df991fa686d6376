// Modes, limits, policies and options are values of their own, which scenario files speak of too.
@_exported public import SelectionModel

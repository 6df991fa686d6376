// The words of modes, limits and policies are those of the code that follows them.
@_exported public import SelectionModel

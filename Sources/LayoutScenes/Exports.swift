// The words of views, modes, limits and policies are those of the code that follows them.
@_exported public import LayoutVocabulary
@_exported public import SelectionModel

// Styles and accessories of cells have names of their own, which scenario files speak of too.
@_exported public import LayoutVocabulary

// Axes, attributes and alignments have names of their own, which scenario files speak of too.
@_exported public import LayoutVocabulary

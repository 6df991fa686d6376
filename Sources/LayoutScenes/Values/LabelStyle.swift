/// What a text of a stack is for, by the names of a file.
public enum LabelStyle: String, Sendable, Hashable, CaseIterable {
  /// The largest title.
  case largeTitle = "large-title"
  /// A title of first rank.
  case title1 = "title-1"
  /// A title of second rank.
  case title2 = "title-2"
  /// A title of third rank.
  case title3 = "title-3"
  /// The head of a text.
  case headline
  /// A text.
  case body
  /// A text beside another one.
  case callout
  /// The line below a head.
  case subheadline
  /// A note below a text.
  case footnote
  /// The text of a picture.
  case caption1 = "caption-1"
  /// The small text of a picture.
  case caption2 = "caption-2"
}

/// A way in which the screen is shown over another one.
public enum PresentationScene: String, Sendable, Hashable, CaseIterable {
  /// A card: almost the whole screen of a phone, in the middle of a tablet.
  case pageSheet = "page-sheet"
  /// A small card in the middle of a tablet, or a page sheet on a phone.
  case formSheet = "form-sheet"
  /// A card at the last button of a tablet's bar, or a page sheet on a phone.
  case popover
  /// Over everything.
  case fullScreen = "full-screen"
}

extension PresentationScene: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .pageSheet: "sheet modal card automatic page", .formSheet: "form",
    .fullScreen: "full cover full-screen-cover over-full-screen current-context",
  ]
}

/// A height of a card on a phone.
public enum DetentScene: String, Sendable, Hashable, CaseIterable {
  /// As high as there is room.
  case large
  /// About half of that.
  case medium
}

extension DetentScene: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [.large: "full high", .medium: "half small"]
}

package import LayoutControls
import LayoutViews

extension Control {
  /// The spoken name or the text of the control, on one line and not too long, or `nil` if
  /// that is nothing.
  package final var caption: String? {
    let words = (accessibilityLabel ?? writtenText ?? "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count > Self.longestCaption ? words.prefix(Self.longestCaption) + "…" : words
  }

  /// The greatest number of letters in a caption.
  private static var longestCaption: Int { 40 }

  private var writtenText: String? {
    switch self {
    case let button as Button: button.configuration?.title ?? button.currentTitle
    // Secret text is left out.
    case let field as TextField:
      field.hasText && !field.isSecureTextEntry ? field.text : field.placeholder
    case let control as SegmentedControl:
      (0..<control.numberOfSegments).compactMap(control.titleForSegment).joined(separator: ", ")
    default: nil
    }
  }
}

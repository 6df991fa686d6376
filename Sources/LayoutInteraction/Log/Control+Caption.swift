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
    case let field as TextField: field.shownText
    case let control as SegmentedControl:
      (0..<control.numberOfSegments).compactMap(control.titleForSegment).joined(separator: ", ")
    default: nil
    }
  }
}

extension TextField {
  /// The text, or the placeholder of an empty field; secret text is left out.
  fileprivate var shownText: String? {
    guard let text, !text.isEmpty, !isSecureTextEntry else { return placeholder }
    return text
  }
}

import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

/// A namespace for the color of a card of iOS 26 whose content has no background of its own (pictures of iOS 27;
/// medium).
enum CardFill {
  /// Returns the color of a card behind a content, or `nil` if the content covers it.
  static func color(behind content: View, isFloating: Bool) -> ColorObject? {
    let isCovered = (ground(of: content).backgroundColor?.value.opacity ?? 0) > 0
    if isCovered { return nil }
    return isFloating ? floating : SystemColor.systemBackground.object
  }

  /// Returns the view whose background a content shows: a bar lets that of the screen below it through.
  static func ground(of content: View) -> View {
    (content as? NavigationContainer)?.rootView ?? content
  }

  /// The color of a card that floats: near white, 232325 in the dark; that the light one is as that of an alert is a
  /// guess.
  private static let floating = ColorObject(
    Color(light: Color(rgb: 0xFDFDFF), dark: Color(rgb: 0x232325))
  )
}

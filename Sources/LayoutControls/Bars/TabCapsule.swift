import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The capsule of the tabs in iOS 26, with a platter under the selected one (view trees and pictures of iOS 26.1
/// and 27).
final class TabCapsule: DecorationView {
  /// The place of the selected tab, or `nil` for none.
  var platter: CGRect?

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "tab-capsule" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    var elements = GlassCapsule.drawing(rect, ground: Self.ground, in: self)
    if let platter {
      let isDarker = window?.environment.shownSystem == .iOS27
      elements.append(
        .fill(
          .rectangle(platter, cornerRadius: platter.height / 2),
          isDarker ? Self.darkerPlatter : Self.platter
        )
      )
    }
    return elements
  }

  private static let ground = Color(light: Color(rgb: 0xFAFAFA), dark: Color(rgb: 0x202020))
  private static let platter = Color(light: .black.faded(by: 0.07), dark: .white.faded(by: 0.14))
  /// The platter in iOS 27, whose dark one is darker than the capsule.
  private static let darkerPlatter = Color(
    light: .black.faded(by: 0.07),
    dark: .black.faded(by: 0.69)
  )
  /// The color of tabs that are not selected, near that of labels.
  static let unselected = ColorObject(
    Color(light: Color(rgb: 0x0D0D0D), dark: Color(rgb: 0xFAFAFA))
  )

  /// The distance of the tabs from its edge.
  static let padding: CGFloat = 4
  /// The overlap of neighboring tabs.
  static let overlap: CGFloat = 8.25

  /// Returns the width for some tabs: 86 each, or as much as the widest needs, and 8 at both ends, with 21 free beside
  /// it at least.
  static func width(of count: Int, in width: CGFloat, each least: CGFloat) -> CGFloat {
    min(8 + max(86, least) * CGFloat(count) + 8, width - 42)
  }

  /// Returns the places of tabs from the leading edge in a capsule of a size.
  static func places(of count: Int, in size: CGSize) -> [CGRect] {
    let pitch = (size.width - 2 * padding - overlap) / CGFloat(max(1, count))
    return (0..<count).map { index in
      CGRect(
        x: padding + CGFloat(index) * pitch,
        y: padding,
        width: pitch + overlap,
        height: size.height - 2 * padding
      )
    }
  }
}

package import Foundation
import LayoutDevices
package import LayoutGeometry

/// The ground around screens on which words and lines stand, with the inks that stand out from it.
package struct PictureGround: Hashable {
  /// The color, opaque.
  package let color: Color
  /// The appearance whose words can be read on it.
  package let style: InterfaceStyle
  /// Whether it is that of an appearance, which no file names.
  package let isUsual: Bool

  /// Creates the ground of a color, or without one, or with a clear one, that of an appearance.
  package init(_ page: Color?, _ style: InterfaceStyle) {
    let usual = Self.usualColor(style)
    guard let page, page.opacity > 0 else {
      (color, self.style, isUsual) = (usual, style, true)
      return
    }
    let color = page.resolved(in: style).over(usual)
    let words = SystemColor.label.color(in: style)
    let isReadable = words.contrast(with: color) >= Color.leastContrast
    self.color = color
    self.style = isReadable ? style : style == .dark ? .light : .dark
    isUsual = false
  }

  /// Returns a color if it can be read on the ground, or else black or white.
  package func ink(_ wanted: Color) -> Color { wanted.readable(on: color) }

  /// Returns the color of a page of an appearance.
  package static func usualColor(_ style: InterfaceStyle) -> Color {
    style == .dark ? Color(rgb: 0x161618) : .white
  }
}

extension [ScreenElement] {
  /// Returns a page of a color, of that of an appearance, or none of a clear one.
  package static func page(_ size: CGSize, _ color: Color?, _ style: InterfaceStyle) -> Self {
    let color = color ?? PictureGround.usualColor(style)
    return color.opacity > 0 ? [.page(size, color)] : []
  }
}

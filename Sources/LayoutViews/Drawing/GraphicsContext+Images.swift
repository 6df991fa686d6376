public import Foundation
import LayoutDevices
import LayoutGeometry
package import ScreenFrames

extension Image: LayerContents {
  func drawing(in rect: CGRect) -> ScreenElement {
    Image.drawing(of: self, in: rect, color: SystemColor.label.dynamicColor)
  }
}

extension Image {
  /// Draws the picture in the current context with its corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in the current context, as large as a rectangle.
  public func draw(in rect: CGRect) {
    let color = tint ?? SystemColor.systemBlue.dynamicColor
    GraphicsContext.current?.addPlaced(Image.drawing(of: self, in: rect, color: color))
  }

  /// Draws the picture in the current context, in a mode of mixing colors and an opacity.
  public func draw(
    in rect: CGRect,
    blendMode: BlendMode,
    alpha: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    guard let context = GraphicsContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode, fileID: fileID, line: line)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the picture in the current context with its corner at a point, in a mode of mixing colors and an opacity.
  public func draw(
    at point: CGPoint,
    blendMode: BlendMode,
    alpha: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let rect = CGRect(origin: point, size: size)
    draw(in: rect, blendMode: blendMode, alpha: alpha, fileID: fileID, line: line)
  }
}

extension GraphicsContext {
  /// Opens a context for a picture: UIKit's `UIGraphicsBeginImageContextWithOptions(_:_:_:)`.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - opaque: Whether the page is black, and not clear.
  ///   - scale: The pixels per point, 0 for those of the screen.
  public static func beginImage(_ size: CGSize, opaque: Bool, scale: CGFloat) {
    let page = CGRect(origin: .zero, size: size)
    let scale = scale > 0 ? scale : Screen.main.scale
    let context = GraphicsContext(page, scale: scale)
    if opaque { context.fill(page) }
    push(context)
  }

  /// The picture of what was drawn in the present context, or `nil` without one.
  public static var imageOfCurrent: Image? { current?.image }

  /// The picture of what was drawn, which keeps its shapes.
  var image: Image { Image(size: page.size, parts: elements, scale: scale) }

  /// Returns the picture of what was drawn so far.
  public func makeImage() -> Image? { image }

  /// Draws shapes from a corner.
  package func draw(_ elements: [ScreenElement], from corner: CGPoint) {
    saveGState()
    translateBy(x: corner.x, y: corner.y)
    for element in elements { addPlaced(element) }
    restoreGState()
  }

  /// Draws a picture as large as a rectangle; in UIKit's contexts it is upside down, and so it is here.
  public func draw(_ image: Image, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    run { image.draw(in: rect) }
    restoreGState()
  }
}

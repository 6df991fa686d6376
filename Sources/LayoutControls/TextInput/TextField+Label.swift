import Foundation
@_spi(SystemViews) import LayoutViews

extension TextField {
  /// The text or the placeholder in a field, which the field draws; pictures and reports name it as any label.
  final class Label: LayoutViews.Label {
    @_spi(SystemViews) public override class var ownFile: String { #fileID }

    /// The field.
    weak var field: TextField?

    override var mayDrawText: Bool { field.map { $0.mayDrawText } ?? false }

    override var textPage: CGRect {
      let size = field?.bounds.size ?? bounds.size
      return CGRect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height)
    }

    override func drawText(in rect: CGRect) {
      guard let field else { return super.drawText(in: rect) }
      // The field speaks of its own coordinates.
      let context = GraphicsContext.current
      context?.translateBy(x: -frame.minX, y: -frame.minY)
      if field.hasText {
        field.drawText(in: field.contentRect)
      } else {
        field.drawPlaceholder(in: field.contentRect)
      }
      context?.translateBy(x: frame.minX, y: frame.minY)
    }

    /// Draws the letters in a rectangle of the field.
    func draw(in rect: CGRect) {
      // In its usual place the text has its line's box.
      let isUsual = rect == field?.contentRect
      super.drawText(in: isUsual ? bounds : rect.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
  }

  /// Whether the methods that draw the text may be an application's.
  fileprivate var mayDrawText: Bool { Swift.type(of: self) != TextField.self }
}

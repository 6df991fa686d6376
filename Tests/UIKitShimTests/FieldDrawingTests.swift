import Foundation
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing
import UIKitShim

/// How fields of an app's class place and draw their text.
struct FieldDrawingTests {
  /// Moves the text and draws the placeholder itself.
  private final class OwnField: UITextField {
    var rects: [CGRect] = []

    override func drawText(in rect: CGRect) {
      rects.append(rect)
      super.drawText(in: rect.offsetBy(dx: 20, dy: 0))
    }

    override func drawPlaceholder(in rect: CGRect) {
      rects.append(rect)
      (placeholder ?? "").draw(
        in: rect.offsetBy(dx: 30, dy: 0),
        withAttributes: [.font: UIFont.systemFont(ofSize: 10)]
      )
    }
  }

  /// Is drawn one point smaller than it is.
  private final class NarrowField: UITextField {
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
  }

  private func runs(_ field: UITextField) throws -> [TextRun] {
    let window = try ScreenHost.window()
    window.addSubview(field)
    window.layoutIfNeeded()
    return Self.runs(field.subviews.flatMap(\.drawing))
  }

  private static func runs(_ elements: [ScreenElement]) -> [TextRun] {
    elements.flatMap { (element) -> [TextRun] in
      switch element {
      case .text(let run): [run]
      case .group(let group): runs(group.children)
      case .shape: []
      }
    }
  }

  @Test func `a text is drawn where the field passes it on to`() throws {
    let frame = CGRect(x: 10, y: 100, width: 200, height: 40)
    let usual = UITextField(frame: frame)
    usual.text = "Lemon"
    let plain = try #require(try runs(usual).first)
    let field = OwnField(frame: frame)
    field.text = "Lemon"
    let run = try #require(try runs(field).first)
    #expect(run.string == "Lemon" && run.origin.x - plain.origin.x == 20)
    #expect(run.origin.y == plain.origin.y)
    #expect(field.rects.last == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func `a placeholder is drawn as the field draws it`() throws {
    let field = OwnField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    let run = try #require(try runs(field).first)
    #expect(run.string == "Name" && run.fontSize == 10)
  }

  @Test func `a label draws besides what its text is`() throws {
    final class Framed: UILabel {
      override func drawText(in rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: rect.height))
        super.drawText(in: rect.insetBy(dx: 10, dy: 0))
      }
    }
    let label = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "A"
    let elements = label.drawing
    #expect(elements.count == 2)
    #expect(elements.last?.bounds == CGRect(x: 0, y: 0, width: 4, height: 20))
  }

  @Test func `the border is where the field has it`() {
    let field = NarrowField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.borderStyle = .roundedRect
    #expect(field.drawing.first?.bounds == CGRect(x: 1, y: 1, width: 98, height: 38))
    #expect(field.clearButtonRect(forBounds: field.bounds).width == 19)
  }

  @Test func `attributes of a field are its font, color and side`() throws {
    let field = UITextField()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    #expect(field.font?.pointSize == 9 && field.textColor == .red && field.textAlignment == .right)
    field.textColor = .blue
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .blue)
  }
}

import Testing
import UIKitShim

/// A transform with what it makes of the rectangle (10, 20, 30, 40).
struct TransformRow: CustomTestStringConvertible {
  let testDescription: String
  let transform: CGAffineTransform
  let rect: CGRect

  static let all = [
    Self(
      testDescription: "none",
      transform: .identity,
      rect: CGRect(x: 10, y: 20, width: 30, height: 40)
    ),
    Self(
      testDescription: "a movement, then twice as large",
      transform: CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0),
      rect: CGRect(x: 30, y: 40, width: 60, height: 80)
    ),
    Self(
      testDescription: "twice as large, then a movement",
      transform: CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2),
      rect: CGRect(x: 25, y: 40, width: 60, height: 80)
    ),
    Self(
      testDescription: "mirrored",
      transform: CGAffineTransform(scaleX: -1, y: 1),
      rect: CGRect(x: -40, y: 20, width: 30, height: 40)
    ),
    Self(
      testDescription: "a quarter to the right",
      transform: CGAffineTransform(0, 1, -1, 0, 0, 0),
      rect: CGRect(x: -60, y: 10, width: 40, height: 30)
    ),
  ]
}

/// Transforms, vectors and offsets by CoreGraphics' and UIKit's names.
struct GeometryValueTests {
  @Test func `a value is found in an object, and the other way round`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [Any] = [rect, NSValue(cgRect: rect)]
    #expect(values.allSatisfy { $0 as? CGRect == rect })
    #expect(values.allSatisfy { ($0 as? NSValue)?.cgRectValue == rect })
    let others: [Any] = [NSValue(cgPoint: .zero), NSNumber(value: 1)]
    #expect(others.allSatisfy { $0 as? CGRect == nil && $0 as? CGSize == nil })
    #expect(others.first as? CGPoint == .zero)
  }

  @Test(arguments: TransformRow.all)
  func `a transform moves rectangles`(_ row: TransformRow) {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.applying(row.transform) == row.rect)
    #expect(row.rect.applying(row.transform.inverted()) == rect)
  }

  @Test func `a transform has its six numbers`() {
    var transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 100).applying(transform) == CGPoint(x: 315, y: 426))
    #expect(CGSize(width: 10, height: 100).applying(transform) == CGSize(width: 310, height: 420))
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    #expect(numbers == [1, 2, 3, 4, 5, 6])
    transform.tx = 0
    transform.ty -= 6
    #expect(transform == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 0, ty: 0))
    #expect(transform.inverted().tx == 0)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    let back: CGAffineTransform = flat.inverted()
    #expect(back == flat)
    #expect(CGRect.null.applying(flat).isNull)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    #expect(abs(view.transform.b - 2) < 1e-12 && abs(view.frame.width - 20) < 1e-9)
  }

  @Test func `vectors and offsets have two numbers`() {
    var vector = CGVector(dx: 1, dy: -2)
    vector.dx += 1
    #expect(vector == CGVector(dx: 2, dy: -2) && CGVector() == .zero)
    let offset = UIOffset(horizontal: 0, vertical: 8)
    #expect(offset != .zero && UIOffset() == .zero && Set([offset, offset]).count == 1)
  }

  @Test func `appearances have UIKit's numbers`() {
    #expect(UIUserInterfaceStyle(rawValue: 2) == .dark)
    let number: Int = UIUserInterfaceStyle.dark.rawValue
    #expect(number == 2 && UIUserInterfaceStyle.unspecified.rawValue == 0)
    #expect(
      (0...3).map { UIUserInterfaceStyle(rawValue: $0) } == [.unspecified, .light, .dark, nil]
    )
  }

  @Test func `a path is turned by a transform at its place`() {
    var down = CGAffineTransform(translationX: 0, y: 10)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(path.copy(using: &down)?.boundingBox.minY == 10)
    #expect(path.copy(using: down)?.boundingBox.minY == 10)
    #expect(path.copy(using: nil)?.boundingBox.minY == 0)
  }

  @Test func `insets are kept as values, and geometry is written as in UIKit`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
  }
}

import ScreenFrames
import Testing
import UIKitShim

/// Pictures of views, which keep the shapes that they are drawn with.
@MainActor struct SnapshotTests {
  private func badge() -> UIView {
    let badge = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
    badge.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    dot.backgroundColor = .blue
    badge.addSubview(dot)
    badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    return badge
  }

  /// The rectangles of a picture with their colors, in its own coordinates.
  private func rectangles(_ elements: [ScreenElement], from corner: CGPoint = .zero) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .group(let group):
        return rectangles(
          group.children,
          from: CGPoint(x: corner.x + group.offset.x, y: corner.y + group.offset.y)
        )
      case .shape(let shape):
        guard let fill = shape.fill else { return [] }
        let box = shape.outline.bounds.offsetBy(dx: corner.x, dy: corner.y)
        return [
          "\(fill.red > fill.blue ? "red" : "blue") \(Int(box.minX)) \(Int(box.minY)) \(Int(box.width))x\(Int(box.height))"
        ]
      default: return []
      }
    }
  }

  @Test func `a layer is rendered from the corner of its bounds`() {
    let badge = badge()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      badge.layer.render(in: context.cgContext)
    }
    #expect(rectangles(image.parts) == ["red 0 0 20x10", "blue 5 5 5x5"])
  }

  @Test func `layers without a view are rendered too`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 8, height: 8)
    layer.backgroundColor = UIColor.red.cgColor
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 0)
    UIGraphicsGetCurrentContext()?.translateBy(x: 1, y: 2)
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rectangles(image?.parts ?? []) == ["red 1 2 8x8"])
  }

  @Test func `a hierarchy fills the rectangle`() {
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
      isDrawn = badge().drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 40, height: 20),
        afterScreenUpdates: true
      )
    }
    #expect(isDrawn && rectangles(image.parts) == ["red 0 0 40x20", "blue 10 10 10x10"])
    #expect(!badge().drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test func `a snapshot has the size and the content`() throws {
    let copy = try #require(badge().snapshotView(afterScreenUpdates: true) as? UIImageView)
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(rectangles(copy.image?.parts ?? []) == ["red 0 0 20x10", "blue 5 5 5x5"])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `a part of a view is a snapshot of its size`() throws {
    let rect = CGRect(x: 5, y: 5, width: 5, height: 5)
    let copy = badge().resizableSnapshotView(
      from: rect,
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
    let image = try #require((copy as? UIImageView)?.image)
    #expect(image.size == rect.size)
    #expect(rectangles(image.parts).last == "blue 0 0 5x5")
  }
}

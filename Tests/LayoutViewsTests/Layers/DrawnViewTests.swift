import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

/// What code draws, and when it is asked to.
struct DrawnViewTests {
  private final class CountedView: View {
    var rects: [CGRect] = []
    var paint: (GraphicsContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      if let context = GraphicsContext.current { paint(context) }
    }
  }

  private func view(_ paint: ((GraphicsContext) -> Void)? = nil) -> CountedView {
    let view = CountedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .clear
    if let paint { view.paint = paint }
    return view
  }

  @Test func `a view is drawn once, and again when it asks`() {
    let view = view()
    let drawn = view.drawnByCode
    #expect(drawn == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .black)])
    #expect(view.drawnByCode == drawn && view.rects == [view.bounds])
    view.setNeedsDisplay()
    #expect(view.rects.count == 1)
    _ = view.drawnByCode
    #expect(view.rects.count == 2 && GraphicsContext.current == nil)
  }

  @Test func `another size stretches what was drawn, unless that is drawn anew`() {
    let view = view()
    _ = view.drawnByCode
    view.frame.size = CGSize(width: 80, height: 20)
    guard case .group(let group)? = view.drawnByCode.first else {
      Issue.record("nothing is stretched")
      return
    }
    #expect(group.matrix == ElementMatrix(a: 2, b: 0, c: 0, d: 1) && view.rects.count == 1)
    view.contentMode = .bottomRight
    guard case .group(let moved)? = view.drawnByCode.first else { return }
    #expect(moved.matrix == .identity && moved.offset == CGPoint(x: 40, y: 0))
    view.contentMode = .redraw
    _ = view.drawnByCode
    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test func `views that do not draw have nothing drawn`() {
    #expect(View(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).drawnByCode.isEmpty)
    #expect(Label(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).drawnByCode.isEmpty)
    let empty = view()
    empty.frame.size = .zero
    #expect(empty.drawnByCode.isEmpty && empty.rects.isEmpty)
  }

  @Test func `an opaque view without a background is black behind what it draws`() {
    let view = view()
    view.backgroundColor = nil
    #expect(view.drawnByCode.first == .fill(.rectangle(view.bounds), .black))
    view.isOpaque = false
    view.setNeedsDisplay()
    #expect(view.drawnByCode.count == 1)
  }

  @Test func `coordinates are those of the bounds, and what is outside is cut off`() {
    let view = view { $0.fill(CGRect(x: 100, y: 0, width: 10, height: 50)) }
    view.bounds.origin.x = 100
    guard case .group(let group)? = view.drawnByCode.first else {
      Issue.record("nothing is cut off")
      return
    }
    #expect(group.clip == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      group.children == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 50)), .black)]
    )
  }

  @Test func `states are saved and restored with their clips`() throws {
    let view = view { context in
      context.setFillColor(.white)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(.black)
      context.translateBy(x: 2, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      // One restored too often has no effect.
      context.restoreGState()
    }
    let elements = view.drawnByCode
    guard case .group(let clipped)? = elements.first else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(clipped.clip == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      clipped.children == [.fill(.rectangle(CGRect(x: 2, y: 0, width: 9, height: 9)), .black)]
    )
    #expect(elements.last == .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .white))
  }

  @Test func `lines are as wide as the coordinates are large`() {
    let view = view { context in
      context.scaleBy(x: 2, y: 2)
      context.setLineDash(phase: 1, lengths: [3, 1])
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 1.5)
      context.scaleBy(x: 1, y: 3)
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 1))
    }
    let elements = view.drawnByCode
    guard elements.count == 2, case .shape(let even) = elements[0],
      case .group(let odd) = elements[1]
    else {
      Issue.record("\(elements)")
      return
    }
    #expect(
      even.stroke?.width == 3 && even.stroke?.dashes == [6, 2] && even.stroke?.dashPhase == 2
    )
    #expect(odd.matrix == ElementMatrix(a: 2, b: 0, c: 0, d: 6))
  }

  @Test func `a picture keeps the shapes that it was made of`() {
    let image = ImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.cgContext.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
    let shape = ScreenElement.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 8)), .white)
    #expect(image.size == CGSize(width: 8, height: 8) && image.parts == [shape])
    GraphicsContext.beginImage(CGSize(width: 3, height: 3), opaque: true, scale: 2)
    let black = GraphicsContext.imageOfCurrent
    GraphicsContext.pop()
    #expect(black?.scale == 2 && black?.parts.count == 1 && GraphicsContext.imageOfCurrent == nil)
  }

  @Test(arguments: [-1.5, -1, -0.2, 0, 0.3, 0.9, 1.6], [0.1, 0.5, 1])
  func `a shadow is as dark as a Gaussian`(distance: Double, opacity: Double) {
    let deviation = 6.0
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let shadow = LayerShadow(
      color: Color(rgb: 0, opacity: opacity),
      offset: .zero,
      deviation: deviation,
      caster: .rectangles([.init(rect, radii: CornerRadii(0))])
    )
    // At the middle of the right edge, from the inside outward.
    let place = CGPoint(x: 200 + distance * deviation, y: 100)
    var clear = 1.0
    for element in shadow.elements(named: "shadow") {
      guard case .shape(let shape) = element, case .rectangle(let rect, _) = shape.outline,
        let fill = shape.fill
      else { continue }
      if rect.contains(place) { clear *= 1 - fill.opacity }
    }
    let expected = opacity * 0.5 * erfc(distance / 2.0.squareRoot())
    #expect(abs((1 - clear) - expected) < max(0.01, opacity * 0.03), "\(1 - clear) for \(expected)")
  }
}

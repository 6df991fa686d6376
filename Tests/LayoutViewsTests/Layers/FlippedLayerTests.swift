import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

/// Layers whose places count from the lower edge up.
struct FlippedLayerTests {
  private let outer = Layer()
  private let inner = ShapeLayer()
  private let leaf = Layer()

  init() {
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 200)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    leaf.frame = CGRect(x: 0, y: 0, width: 30, height: 5)
    outer.addSublayer(inner)
    inner.addSublayer(leaf)
  }

  private func place(of layer: Layer, in root: Layer) -> CGRect {
    layer.convert(layer.bounds, to: root)
  }

  @Test func `what is in such a layer is turned over, as far as it is not again`() {
    let root = Layer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.addSublayer(outer)
    outer.isGeometryFlipped = true
    // From below 20 to 60 of 200 in a layer that begins at 10.
    #expect(place(of: inner, in: root) == CGRect(x: 20, y: 150, width: 30, height: 40))
    #expect(place(of: leaf, in: root) == CGRect(x: 20, y: 185, width: 30, height: 5))
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(root.hitTest(CGPoint(x: 25, y: 187)) === leaf)
    #expect(leaf.contentsAreFlipped() && outer.contentsAreFlipped() && !root.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(place(of: inner, in: root) == CGRect(x: 20, y: 150, width: 30, height: 40))
    #expect(place(of: leaf, in: root) == CGRect(x: 20, y: 150, width: 30, height: 5))
    #expect(!leaf.contentsAreFlipped())
  }

  @Test func `the layer of a view turns its layers over, and they are drawn so`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(leaf)
    view.layer.isGeometryFlipped = true
    leaf.backgroundColor = .black
    #expect(place(of: leaf, in: view.layer) == CGRect(x: 0, y: 0, width: 30, height: 5))
    let drawn = try #require(view.layer.drawnSublayers.first)
    guard case .group(let group) = drawn.element else {
      Issue.record("no group")
      return
    }
    #expect(group.offset == CGPoint(x: 0, y: 100) && group.matrix.d == -1)
  }
}

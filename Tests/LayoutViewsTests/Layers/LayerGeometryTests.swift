import Foundation
import LayoutGeometry
import LayoutViews
import TestSupport
import Testing

/// The geometry of layers: of their own, and of views.
struct LayerGeometryTests {
  private static func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  @Test(arguments: UInt64(1)...60)
  func `a layer of its own and that of a view are placed alike`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let (view, layer) = (View(), Layer())
    for _ in 0..<12 {
      switch Int.random(in: 0...4, using: &random) {
      case 0:
        let size = CGSize(width: number(1...90), height: number(1...90))
        for layer in [view.layer, layer] { layer.bounds.size = size }
      case 1:
        let point = CGPoint(x: number(-50...50), y: number(-50...50))
        for layer in [view.layer, layer] { layer.position = point }
      case 2:
        let point = CGPoint(x: number(0...1), y: number(0...1))
        for layer in [view.layer, layer] { layer.anchorPoint = point }
      case 3:
        let transform = CGAffineTransform(rotationAngle: number(-3...3))
          .scaledBy(x: number(0.5...2), y: number(0.5...2))
        for layer in [view.layer, layer] { layer.setAffineTransform(transform) }
      default:
        for layer in [view.layer, layer] { layer.transform = .identity }
        let rect = CGRect(x: number(-50...50), y: 3, width: number(1...90), height: 40)
        for layer in [view.layer, layer] { layer.frame = rect }
        #expect(Self.isClose(layer.frame, rect), "seed \(seed)")
      }
      #expect(Self.isClose(view.frame, layer.frame), "seed \(seed)")
      #expect(Self.isClose(view.layer.frame, layer.frame))
      // The frame is the box around the corners, which are turned about the anchor.
      let naive = Self.box(of: layer)
      #expect(Self.isClose(layer.frame, naive), "seed \(seed): \(layer.frame) \(naive)")
      #expect(abs(view.center.x - layer.position.x) < 1e-9)
    }
  }

  private static func box(of layer: Layer) -> CGRect {
    let transform = layer.affineTransform()
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { share in
      let point = CGPoint(
        x: (share.0 - anchor.x) * size.width,
        y: (share.1 - anchor.y) * size.height
      )
      let turned = point.applying(transform)
      return CGPoint(x: layer.position.x + turned.x, y: layer.position.y + turned.y)
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  @Test func `another anchor moves the frame of a view and keeps its center`() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(Self.isClose(view.frame, CGRect(x: 60, y: 40, width: 40, height: 100)))
    view.transform = .identity
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 60, y: 30, width: 10, height: 10))
  }

  @Test(arguments: UInt64(1)...20)
  func `points go from layer to layer and back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { .random(in: -40...40, using: &random) }
    let layers = (0..<4).map { _ in
      let layer = Layer()
      layer.frame = CGRect(x: number(), y: number(), width: 50, height: 30)
      layer.bounds.origin = CGPoint(x: number(), y: number())
      layer.setAffineTransform(CGAffineTransform(rotationAngle: number()))
      return layer
    }
    let view = View(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
    view.layer.addSublayer(layers[0])
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    view.layer.addSublayer(layers[3])
    let point = CGPoint(x: number(), y: number())
    for one in layers {
      for other in layers {
        let back = one.convert(one.convert(point, to: other), from: other)
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
      }
    }
    #expect(layers[0].convert(layers[0].bounds.origin, to: view.layer) != .zero)
    let middle = CGPoint(x: layers[2].bounds.midX, y: layers[2].bounds.midY)
    let found = layers[2].hitTest(layers[1].convert(middle, from: layers[2]))
    #expect(found === layers[2])
  }

  @Test func `turns in space leave what is seen from far away`() {
    let turn = Transform3D(rotation: .pi / 3, x: 0, y: 1, z: 0)
    #expect(abs(turn.flat.a - 0.5) < 1e-12 && turn.flat.d == 1 && !turn.isAffine)
    let both = turn.concatenating(turn.inverted())
    #expect(abs(both.m11 - 1) < 1e-12 && abs(both.m13) < 1e-12)
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Transform3D(affine: flat).flat == flat && Transform3D(affine: flat).isAffine)
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.layer.transform = turn
    #expect(view.layer.transform == turn && abs(view.frame.width - 50) < 1e-9)
    view.transform = .identity
    #expect(view.layer.transform == .identity)
  }
}

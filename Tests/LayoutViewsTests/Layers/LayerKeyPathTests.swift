#if !canImport(ObjectiveC)
import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// A property of a layer by its path, with what follows from it.
struct KeyPathRow: CustomTestStringConvertible, Sendable {
  let path: String
  let value: CGFloat
  let transform: CGAffineTransform

  init(_ path: String, _ value: CGFloat, _ transform: CGAffineTransform = .identity) {
    (self.path, self.value, self.transform) = (path, value, transform)
  }

  var testDescription: String { path }
}

/// Properties of layers by their paths, as Objective-C has them.
struct LayerKeyPathTests {
  @Test(arguments: [
    KeyPathRow("opacity", 0.5), KeyPathRow("cornerRadius", 4), KeyPathRow("borderWidth", 2),
    KeyPathRow("zPosition", 3), KeyPathRow("position.x", 7), KeyPathRow("position.y", 8),
    KeyPathRow("bounds.size.width", 9), KeyPathRow("bounds.size.height", 10),
    KeyPathRow("hidden", 1),
    KeyPathRow("transform.rotation", 0.5, CGAffineTransform(rotationAngle: 0.5)),
    KeyPathRow("transform.rotation.z", -2, CGAffineTransform(rotationAngle: -2)),
    KeyPathRow("transform.scale", 3, CGAffineTransform(scaleX: 3, y: 3)),
    KeyPathRow("transform.scale.x", 3, CGAffineTransform(scaleX: 3, y: 1)),
    KeyPathRow("transform.scale.y", 3, CGAffineTransform(scaleX: 1, y: 3)),
    KeyPathRow("transform.translation.x", 5, CGAffineTransform(translationX: 5, y: 0)),
    KeyPathRow("transform.translation.y", 5, CGAffineTransform(translationX: 0, y: 5)),
  ])
  func `a number is set and read by its path`(_ row: KeyPathRow) {
    let layer = Layer()
    layer.setValue(Double(row.value), forKeyPath: row.path)
    #expect(layer.value(forKeyPath: row.path) as? CGFloat == row.value)
    #expect(distance(layer.affineTransform(), row.transform) < 1e-12)
  }

  @Test func `a part of a transform leaves the others`() {
    let layer = Layer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(5, forKeyPath: "transform.translation.y")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    let expected = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 0, ty: 5)
    #expect(distance(layer.affineTransform(), expected) < 1e-12)
  }

  @Test func `a text wishes for its size`() {
    let layer = TextLayer()
    (layer.string, layer.fontSize) = ("a", 20)
    layer.frame.size = CGSize(width: 1, height: 2)
    #expect(layer.preferredFrameSize().height > 20)
    #expect(Layer().preferredFrameSize() == .zero)
  }

  @Test func `names of one's own are kept`() {
    let (layer, animation) = (Layer(), BasicAnimation(keyPath: "opacity"))
    layer.setValue("first", forKey: "mark")
    animation.setValue("second", forKey: "mark")
    #expect(layer.value(forKey: "mark") as? String == "first" && layer.value(forKey: "none") == nil)
    #expect(animation.value(forKey: "mark") as? String == "second")
  }

  private func distance(_ one: CGAffineTransform, _ other: CGAffineTransform) -> CGFloat {
    [
      one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d, one.tx - other.tx,
      one.ty - other.ty,
    ]
    .map(abs).max() ?? 0
  }
}
#endif

import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// The layers of a view among those of its subviews.
struct LayerTreeTests {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = View()
  private let second = View()
  private let back = Layer()
  private let between = Layer()
  private let front = Layer()

  init() {
    view.addSubview(first)
    view.layer.addSublayer(between)
    view.addSubview(second)
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
  }

  private func expectOrder(_ layers: [Layer], _ comment: Comment) {
    #expect(
      (view.layer.sublayers ?? []).map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init),
      comment
    )
  }

  @Test func `layers lie where they were added`() {
    expectOrder([back, first.layer, between, second.layer, front], "as added")
    #expect(between.superlayer === view.layer && first.layer.superlayer === view.layer)
  }

  @Test func `moves of subviews leave other layers at their places`() {
    view.bringSubviewToFront(first)
    expectOrder([back, between, second.layer, front, first.layer], "in front of all")
    view.sendSubviewToBack(first)
    expectOrder([first.layer, back, between, second.layer, front], "behind all")
    second.removeFromSuperview()
    expectOrder([first.layer, back, between, front], "one less")
    view.insertSubview(second, belowSubview: first)
    expectOrder([second.layer, first.layer, back, between, front], "below the other")
  }

  @Test func `layers are put next to others`() {
    let new = Layer()
    view.layer.insertSublayer(new, above: first.layer)
    expectOrder([back, first.layer, new, between, second.layer, front], "above a view's")
    view.layer.insertSublayer(new, below: first.layer)
    expectOrder([back, new, first.layer, between, second.layer, front], "below a view's")
    view.layer.insertSublayer(new, above: between)
    expectOrder([back, first.layer, between, new, second.layer, front], "above another")
    view.layer.insertSublayer(new, at: 1)
    expectOrder([back, new, first.layer, between, second.layer, front], "at an index")
    view.layer.replaceSublayer(back, with: front)
    expectOrder([front, new, first.layer, between, second.layer], "in the place of another")
    new.removeFromSuperlayer()
    expectOrder([front, first.layer, between, second.layer], "taken out")
    #expect(new.superlayer == nil)
  }

  @Test func `the layer of a view stays where the view is`() throws {
    let other = View()
    view.layer.addSublayer(other.layer)
    second.layer.removeFromSuperlayer()
    expectOrder([back, first.layer, between, second.layer, front], "as before")
    #expect(view.subviews.count == 2 && other.superview == nil)
    between.addSublayer(back)
    back.addSublayer(between)
    #expect(back.superlayer === between && between.superlayer === view.layer)
  }

  @Test func `a layer and its view are the same in looks`() {
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = .white
    view.layer.masksToBounds = true
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.backgroundColor == .white)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil && view.layer.delegate === view)
  }

  @Test func `layers are laid out when their size changes`() {
    final class CountedLayer: Layer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let layer = CountedLayer()
    view.layer.addSublayer(layer)
    layer.layoutIfNeeded()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.layoutIfNeeded()
    layer.position = .zero
    layer.layoutIfNeeded()
    #expect(layer.count == 2)
  }

  @Test func `a view lays out by its layer`() {
    final class LaidOutView: View {
      var log: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("subviews")
      }
      override func layoutSublayers(of layer: Layer) {
        super.layoutSublayers(of: layer)
        log.append("sublayers")
      }
    }
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(Layer())
    view.layoutIfNeeded()
    #expect(view.log == ["subviews", "sublayers"])
  }
}

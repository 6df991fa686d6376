import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// What is left of animations of layers: their ends.
struct LayerAnimationTests {
  private final class Follower: LayerAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: LayerAnimation) { log.append("start") }
    func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
      log.append("stop \(flag)")
    }
  }

  private final class RoundLayer: Layer {
    var added: [String?] = []
    override init() {
      super.init()
      cornerRadius = 3
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func add(_ anim: LayerAnimation, forKey key: String?) {
      added.append(key)
      super.add(anim, forKey: key)
    }
    override func contains(_ p: CGPoint) -> Bool { p.x > 5 && super.contains(p) }
  }

  private final class RoundView: View {
    override class var layerClass: AnyClass { RoundLayer.self }
    override var layer: RoundLayer { super.layer as? RoundLayer ?? RoundLayer() }
  }

  private func animation(
    _ change: (BasicAnimation) -> Void = { _ in }
  ) -> (BasicAnimation, Follower) {
    let animation = BasicAnimation(keyPath: "opacity")
    let follower = Follower()
    animation.delegate = follower
    change(animation)
    return (animation, follower)
  }

  @Test func `an animation ends as it begins`() {
    let layer = Layer()
    let (animation, follower) = animation()
    layer.add(animation, forKey: "fade")
    #expect(follower.log == ["start", "stop true"] && layer.animationKeys() == nil)
  }

  @Test func `an animation that is not removed can be asked for`() {
    let layer = Layer()
    let (animation, follower) = animation { $0.isRemovedOnCompletion = false }
    layer.add(animation, forKey: "fade")
    #expect(follower.log == ["start", "stop true"])
    #expect(layer.animation(forKey: "fade") === animation)
    layer.removeAllAnimations()
    #expect(follower.log.count == 2 && layer.animationKeys() == nil)
  }

  @Test(
    arguments: [
      { $0.repeatCount = .infinity }, { $0.repeatCount = .greatestFiniteMagnitude },
      { $0.repeatDuration = .infinity },
    ] as [@Sendable (BasicAnimation) -> Void]
  )
  func `an animation without an end stays until it is removed`(
    change: @Sendable (BasicAnimation) -> Void
  ) {
    let layer = Layer()
    let (animation, follower) = animation(change)
    layer.add(animation, forKey: "turn")
    #expect(follower.log == ["start"] && layer.animationKeys() == ["turn"])
    layer.removeAnimation(forKey: "turn")
    #expect(follower.log == ["start", "stop false"] && layer.animationKeys() == nil)
  }

  @Test func `a subclass is made by its initializer, and overrides`() {
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.cornerRadius == 3)
    view.layer.add(animation().0, forKey: "fade")
    #expect(view.layer.added == ["fade"])
    #expect(view.layer.hitTest(CGPoint(x: 2, y: 2)) == nil)
    #expect(view.layer.hitTest(CGPoint(x: 7, y: 2)) === view.layer)
  }
}

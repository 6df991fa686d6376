public import Foundation
import LayoutDiagnostics

extension Layer {
  /// Ends an animation as it begins, or keeps it.
  final func finish(_ animation: LayerAnimation, forKey key: String?) {
    FlatDrawing.record(
      "animations of layers are not played: they end at once",
      in: host,
      at: animation.firstMark,
      hint: "pictures show the values that the layer itself has"
    )
    let key = key ?? "\(addedAnimations.count)"
    removeAnimation(forKey: key)
    addedAnimations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    guard animation.hasEnd else { return }
    if animation.isRemovedOnCompletion { addedAnimations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Returns the animation that was added with a name, or `nil`.
  public final func animation(forKey key: String) -> LayerAnimation? {
    addedAnimations.first { $0.key == key }?.animation
  }

  /// Returns the names of the animations that were added, or `nil` if there are none.
  public final func animationKeys() -> [String]? {
    addedAnimations.isEmpty ? nil : addedAnimations.map(\.key)
  }

  /// Takes the animation of a name away; the delegate of one without an end is called.
  public final func removeAnimation(forKey key: String) {
    guard let index = addedAnimations.firstIndex(where: { $0.key == key }) else { return }
    let animation = addedAnimations.remove(at: index).animation
    if !animation.hasEnd { animation.delegate?.animationDidStop(animation, finished: false) }
  }

  /// Takes all animations away.
  public final func removeAllAnimations() {
    for key in addedAnimations.map(\.key) { removeAnimation(forKey: key) }
  }

  /// Returns a moment of another layer's time, or of the clock's for `nil`, in this layer's: all have the same.
  public final func convertTime(_ t: TimeInterval, from l: Layer?) -> TimeInterval { t }

  /// Returns a moment of this layer's time in that of another one, or of the clock for `nil`: all have the same.
  public final func convertTime(_ t: TimeInterval, to l: Layer?) -> TimeInterval { t }

  /// Returns the layer as it is seen: itself, as nothing moves.
  public final func presentation() -> Self? { self }

  /// Returns the layer that has the values: itself.
  public final func model() -> Self { self }
}

/// A group of changes of layers that belong together: QuartzCore's `CATransaction`.
///
/// None is animated.
public final class LayerTransaction {
  private var blocks: [(() -> Void)?] = []
  private var disables = false
  private var duration: TimeInterval = 0.25

  private static var ofThread: LayerTransaction {
    let key = "layoutsim.LayerTransaction"
    if let open = Thread.current.threadDictionary[key] as? LayerTransaction { return open }
    let open = LayerTransaction()
    Thread.current.threadDictionary[key] = open
    return open
  }

  /// Begins changes within those that are going on.
  public static func begin() { ofThread.blocks.append(nil) }

  /// Ends the changes, and calls the block that was set for their end.
  public static func commit() { ofThread.blocks.popLast()??() }

  /// Shows all changes at once, as pictures do.
  public static func flush() {}

  /// Sets whether changes are made without animations, as they always are.
  public static func setDisableActions(_ flag: Bool) { ofThread.disables = flag }

  /// Returns what was said of animations.
  public static func disableActions() -> Bool { ofThread.disables }

  /// Sets the time that animations would take, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) { ofThread.duration = dur }

  /// Returns the time that animations would take.
  public static func animationDuration() -> TimeInterval { ofThread.duration }

  /// Sets the course of pace of animations.
  public static func setAnimationTimingFunction(_ function: TimingFunction?) {}

  /// Sets the block to be called at the end of the changes, or at once outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let open = ofThread
    if open.blocks.isEmpty { block?() } else { open.blocks[open.blocks.count - 1] = block }
  }
}

extension LayerAnimation {
  /// The place that makes it, or the first one of a group of which that is known.
  fileprivate var firstMark: SourceMark? {
    mark ?? (self as? AnimationGroup)?.animations?.lazy.compactMap(\.firstMark).first
  }
}

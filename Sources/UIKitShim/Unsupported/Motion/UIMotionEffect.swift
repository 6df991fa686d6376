public import Foundation
import LayoutGeometry
public import LayoutViews

/// `UIKit.UIMotionEffect`, which is kept with its views: no device is tilted.
open class UIMotionEffect: NSObject {}

/// `UIKit.UIInterpolatingMotionEffect`.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// `UIKit.UIInterpolatingMotionEffect.EffectType`.
  public enum EffectType: Int, Sendable, Hashable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// Forwards and back.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  public final let keyPath: String
  /// The direction.
  public final let type: EffectType
  /// The least value.
  open var minimumRelativeValue: Any?
  /// The greatest value.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// `UIKit.UIMotionEffectGroup`.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

// A device that lies still shows the views where they are.
extension View {
  /// The effects that were added.
  public final var motionEffects: [UIMotionEffect] {
    get { kept("motionEffects") ?? [] }
    set { keep(newValue, "motionEffects") }
  }
  /// Keeps an effect.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect away.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

import Foundation
public import LayoutControls
import LayoutViews

/// `UIKit.UIVibrancyEffect`, which is kept: what is in the view has its own colors.
public final class UIVibrancyEffect: VisualEffect {
  /// The blur that it lies on, or `nil` for none.
  public let blurEffect: BlurEffect?

  /// Creates an effect on a blur.
  public init(blurEffect: BlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates an effect on a blur for a kind of content.
  public convenience init(blurEffect: BlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// `UIKit.UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable, Hashable {
  /// Titles.
  case label = 0
  /// Lines below titles.
  case secondaryLabel = 1
  /// Further lines.
  case tertiaryLabel = 2
  /// The palest lines.
  case quaternaryLabel = 3
  /// Grounds.
  case fill = 4
  /// Grounds of further things.
  case secondaryFill = 5
  /// Grounds of the palest things.
  case tertiaryFill = 6
  /// Lines between.
  case separator = 7
}

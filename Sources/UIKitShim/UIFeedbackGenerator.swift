public import Foundation
public import LayoutViews

/// `UIKit.UIFeedbackGenerator`: what can be felt changes neither layout nor pictures, and nothing is felt here.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator for a view.
  public convenience init(view: View) { self.init() }
  /// Does nothing; on a device the next feedback comes sooner.
  open func prepare() {}
}

/// `UIKit.UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// `UIKit.UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable, Hashable {
    /// A light thing.
    case light = 0
    /// A thing of middle weight.
    case medium = 1
    /// A heavy thing.
    case heavy = 2
    /// A soft thing.
    case soft = 3
    /// A hard thing.
    case rigid = 4
  }

  /// Creates a generator of a style.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Creates a generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: View) { self.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// `UIKit.UICanvasFeedbackGenerator`.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Does nothing.
  open func pathCompleted(at location: CGPoint) {}
}

/// `UIKit.UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
  /// Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}

/// `UIKit.UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// `UIKit.UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable, Hashable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// A failure.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

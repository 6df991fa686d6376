import LayoutDevices
import LayoutGeometry

/// A view over a window that can have the tints of all that is below it turn gray, as an alert or a card does.
package protocol TintDimmingView: View {
  /// Whether it does so now.
  var dimsTints: Bool { get }
}

extension View {
  /// A way in which a view shows its tint color: UIKit's `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable, Hashable {
    /// As the superview does.
    case automatic = 0
    /// The color as it is.
    case normal = 1
    /// A gray of the same luminance.
    case dimmed = 2
  }

  /// The way in which the view shows its tint color: its own, or that of the nearest superview that has one, and never
  /// `automatic`, which stands for that of the superview.
  ///
  /// Below alerts, popovers and cards with a shade it is `dimmed`, unless a view there has its own.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
      if isTintDimmed { return .dimmed }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tellTintModeDidChange()
    }
  }

  var computedTintColor: ColorObject {
    if tintAdjustmentMode == .dimmed {
      return (ownTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.object).dimmed
    }
    // A view that is not dimmed may be in one that is.
    return ownTintAdjustmentMode == .normal
      ? undimmedTintColor : ownTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.object
  }

  private var undimmedTintColor: ColorObject {
    ownTintColor ?? superview?.undimmedTintColor ?? SystemColor.systemBlue.object
  }

  func setTintColor(_ color: ColorObject?) {
    ownTintColor = color
    tellTintColorDidChange()
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColorDidChange() }
  }

  fileprivate func tellTintModeDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintAdjustmentMode == .automatic {
      subview.tellTintModeDidChange()
    }
  }
}

extension Window {
  /// Has the tints of the views below the foremost ``TintDimmingView`` turn gray, and all others have their colors.
  package func dimTints() {
    let last = subviews.lastIndex { ($0 as? any TintDimmingView)?.dimsTints == true } ?? 0
    for (index, view) in subviews.enumerated() where view.isTintDimmed != (index < last) {
      view.isTintDimmed = index < last
      if view.ownTintAdjustmentMode == .automatic { view.tellTintModeDidChange() }
    }
  }
}

extension ColorObject {
  /// The gray of the same luminance.
  ///
  /// UIKit says that a dimmed tint is desaturated; which gray it takes nobody has written.
  fileprivate var dimmed: ColorObject {
    let light = value.resolved(in: .light).gray
    guard value.darkVariant != nil else { return light.object }
    return Color(light: light, dark: value.resolved(in: .dark).gray).object
  }
}

extension Color {
  /// The gray of the same luminance, by the weights of ITU-R BT.709.
  var gray: Self {
    let luminance = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    let channel = min(255, luminance.rounded())
    return Self(gray: UInt8(channel), opacity: opacity)
  }
}

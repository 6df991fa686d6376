package import Foundation
import LayoutDevices
package import LayoutGeometry

extension View {
  func setOwnMargins(_ new: MarginSettings.Configured) {
    guard new != margins.configured else { return }
    margins.configured = new
    marginSettingsDidChange()
  }

  func setMarginSetting(_ setting: WritableKeyPath<MarginSettings, Bool>, _ new: Bool) {
    guard new != margins[keyPath: setting] else { return }
    margins[keyPath: setting] = new
    marginSettingsDidChange()
  }

  /// The least margins of a controller's root view, which a container sets, or `nil` for other views.
  ///
  /// With them the view's own margins are zero until the application sets some.
  package var systemMinimumLayoutMargins: DirectionalEdgeInsets? {
    get { margins.systemMinimum ?? controllerMinimumLayoutMargins }
    set {
      guard newValue != margins.systemMinimum else { return }
      margins.systemMinimum = newValue
      marginSettingsDidChange()
    }
  }

  /// The margins that hold until the application sets some, or `nil` for those of a plain view.
  package var standardLayoutMargins: DirectionalEdgeInsets? {
    get { margins.standard }
    set {
      guard newValue != margins.standard else { return }
      margins.standard = newValue
      marginSettingsDidChange()
    }
  }

  /// Whether the least margins count: the switch of `UIViewController`, kept with its root view.
  package var respectsSystemMinimumLayoutMargins: Bool {
    get { margins.respectsSystemMinimum }
    set { setMarginSetting(\.respectsSystemMinimum, newValue) }
  }

  var ownLayoutMarginsGuide: LayoutGuide {
    if let guide = insetGuides.margins { return guide }
    let guide = LayoutGuide(role: .margins, of: self)
    insetGuides.margins = guide
    return guide
  }

  var ownReadableContentGuide: LayoutGuide {
    if let guide = insetGuides.readableContent { return guide }
    let guide = LayoutGuide(role: .readableContent, of: self)
    insetGuides.readableContent = guide
    return guide
  }

  /// The distances of the readable content guide from the bounds.
  var readableContentInsets: EdgeInsets {
    var insets = layoutMargins
    let width = storedBounds.size.width - insets.horizontal
    let surplus = width - traitCollection.preferredContentSizeCategory.readableContentWidth
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }

  /// The least margins of a view that belongs to a controller: those for its width on the sides.
  private var controllerMinimumLayoutMargins: DirectionalEdgeInsets? {
    guard controller != nil else { return nil }
    let margin = screenMargin(forWidth: storedBounds.size.width)
    return DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  /// Returns the side margin that views of this width have on the device of the window.
  package func screenMargin(forWidth width: CGFloat) -> CGFloat {
    window?.environment.layoutMargin(forWidth: width)
      ?? ScreenEnvironment.layoutMargin(forWidth: width)
  }

  private func marginSettingsDidChange() {
    layoutWatch?.note(.margins(self))
    insetsMayChange()
  }

  var effectiveMargins: EdgeInsets {
    var result = margins.base(
      least: systemMinimumLayoutMargins,
      in: effectiveUserInterfaceLayoutDirection
    )
    if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return result }
    let band = superview.layoutMargins
    let outer = superview.storedBounds
    let inner = untransformedFrame
    // An edge that lies outside of the superview has all of the margin, and no more.
    func preserved(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat { margin - max(0, distance) }
    result.top = max(result.top, preserved(band.top, inner.origin.y - outer.origin.y))
    result.left = max(result.left, preserved(band.left, inner.origin.x - outer.origin.x))
    result.bottom = max(
      result.bottom,
      preserved(
        band.bottom,
        outer.origin.y + outer.size.height - inner.origin.y - inner.size.height
      )
    )
    result.right = max(
      result.right,
      preserved(band.right, outer.origin.x + outer.size.width - inner.origin.x - inner.size.width)
    )
    return result
  }
}

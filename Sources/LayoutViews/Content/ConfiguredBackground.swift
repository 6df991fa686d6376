package import Foundation
import LayoutDevices
import LayoutGeometry
package import ScreenFrames

/// A view that lies in a group with round corners, as a row of an inset grouped table does.
package protocol GroupMember: View {
  /// The radius of the corners at the top, in points, 0 for square ones.
  var topCornerRadius: CGFloat { get }
  /// The radius of the corners at the bottom.
  var bottomCornerRadius: CGFloat { get }
}

/// A view that shows a background configuration behind the content of a cell or header.
package final class ConfiguredBackground: DecorationView {
  /// The background that shows.
  package var configuration = BackgroundConfiguration.clear() {
    didSet {
      let view = configuration.customView
      for other in subviews where other !== view { other.removeFromSuperview() }
      if let view, view.superview !== self { addSubview(view) }
      setNeedsLayout()
    }
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "background" }

  /// Makes the view of the application as large as the background.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let view = configuration.customView
    if let view, view.frame != area { view.frame = area }
    view?.layer.cornerRadius = radius(in: area)
  }

  /// The place of the background in the view.
  package var area: CGRect {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let rect = CGRect(origin: .zero, size: bounds.size)
    return rect.inset(by: insets.resolved(in: effectiveUserInterfaceLayoutDirection))
  }

  private func radius(in rect: CGRect) -> CGFloat {
    max(0, min(configuration.cornerRadius, rect.width / 2, rect.height / 2))
  }

  /// Returns the outline of what is filled: the corners of the configuration, or those of the group.
  private func outline(of rect: CGRect) -> Outline {
    let radius = radius(in: rect)
    guard radius == 0, rect.size == bounds.size, let group = superview as? any GroupMember,
      group.topCornerRadius > 0 || group.bottomCornerRadius > 0
    else { return .rectangle(rect, cornerRadius: radius) }
    return .rectangle(rect, top: group.topCornerRadius, bottom: group.bottomCornerRadius)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = area
    guard rect.width > 0, rect.height > 0 else { return [] }
    let tint: ColorObject = tintColor
    let radius = radius(in: rect)
    let color = configuration.resolvedBackgroundColor(for: tint).value
    var elements: [ScreenElement] = []
    if color != .clear {
      elements.append(.fill(outline(of: rect), color, ElementTag(id: "background")))
    }
    if let image = configuration.image {
      let frame = configuration.imageContentMode.frame(of: image.size, in: rect)
      elements.append(Image.drawing(of: image, in: frame, color: image.tint ?? tint.value))
    }
    let width = configuration.strokeWidth
    if width > 0 {
      let outset = configuration.strokeOutset - width / 2
      let line = Outline.rectangle(
        rect.insetBy(dx: -outset, dy: -outset),
        cornerRadius: max(0, radius > 0 ? radius + outset : 0)
      )
      let color = configuration.resolvedStrokeColor(for: tint).value
      elements.append(.stroke(line, color, width: width))
    }
    return elements
  }
}

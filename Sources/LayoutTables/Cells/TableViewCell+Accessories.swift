import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

// The trailing edge. On the way into editing mode and out of it one accessory slides out and fades
// while the other comes, and the content keeps clear of both.
extension TableViewCell {
  /// Places the accessories and returns the room that they take from the content.
  func layoutAccessories(trailing: CGFloat) -> CGFloat {
    let shown = shownAccessories
    for other in [accessoryView, editingAccessoryView, standardAccessory, standardEditingAccessory]
    {
      if let other, !shown.contains(where: { $0.view === other }) { takeAway(other) }
    }
    return shown.reduce(0) { $0 + layout($1.view, share: $1.share, trailing: trailing) }
  }

  /// The distance from the text to the end of the content's room.
  var trailingTextInset: CGFloat {
    let metrics = context.metrics
    let progress = editingProgress
    let hasOne = hasAccessory(inEditingMode: false)
    let getsOne = reorderControl != nil || hasAccessory(inEditingMode: true)
    let share = (hasOne ? 1 - progress : 0) + (getsOne ? progress : 0)
    return metrics.textInset + (metrics.accessoryGap - metrics.textInset) * share
  }

  /// The accessories, with the share to which each of them is shown.
  private var shownAccessories: [(view: View, share: CGFloat)] {
    var shown: [(view: View, share: CGFloat)] = []
    let progress = editingProgress
    for (isEditing, share) in [(false, 1 - progress), (true, progress)] where share > 0 {
      guard let view = accessory(inEditingMode: isEditing) else { continue }
      if let index = shown.firstIndex(where: { $0.view === view }) {
        shown[index].share = 1
      } else {
        shown.append((view, share))
      }
    }
    return shown
  }

  private func hasAccessory(inEditingMode isEditing: Bool) -> Bool {
    isEditing
      ? editingAccessoryView != nil || editingAccessoryType != .none
      : accessoryView != nil || accessoryType != .none
  }

  private func accessory(inEditingMode isEditing: Bool) -> View? {
    if let own = isEditing ? editingAccessoryView : accessoryView { return own }
    let type = isEditing ? editingAccessoryType : accessoryType
    guard type != .none else { return nil }
    // One that both modes have stays.
    let isTheSame = !isEditing || accessoryView == nil && accessoryType == type
    let view = (isTheSame ? standardAccessory : standardEditingAccessory) ?? AccessoryView()
    view.kind = type
    view.metrics = context.metrics
    if isTheSame { standardAccessory = view } else { standardEditingAccessory = view }
    return view
  }

  private func layout(_ view: View, share: CGFloat, trailing: CGFloat) -> CGFloat {
    let metrics = context.metrics
    let type = (view as? AccessoryView)?.kind
    // Two cells may have one view, as when a row is loaded again: it is in the one that got it last.
    let isElsewhere = view.isAccessory(ofOtherThan: self)
    // A switch has its size from the window.
    if !isElsewhere, view.superview !== self { insertSubview(view, aboveSubview: contentView) }
    let size =
      type.map { CGSize(width: $0.width(metrics), height: bounds.height) } ?? view.bounds.size
    let inset = type?.inset(metrics) ?? metrics.accessoryViewInset
    let room = (inset + size.width) * share
    guard !isElsewhere else { return room }
    fade(view, to: share)
    place(
      view,
      x: bounds.width - trailing - room,
      y: pixelAligned((bounds.height - size.height) / 2, scale: metrics.scale),
      width: size.width,
      height: size.height
    )
    return room
  }

  /// Sets an accessory's opacity to its share, times the opacity that the application gave it.
  private func fade(_ view: View, to share: CGFloat) {
    let whole = fadedAccessories[ObjectIdentifier(view)] ?? view.alpha
    fadedAccessories[ObjectIdentifier(view)] = share < 1 ? whole : nil
    view.alpha = whole * share
  }

  /// Takes an accessory out of the cell, with the opacity that it had before it faded.
  func takeAway(_ accessory: View) {
    if let whole = fadedAccessories.removeValue(forKey: ObjectIdentifier(accessory)) {
      accessory.alpha = whole
    }
    if accessory.superview === self { accessory.removeFromSuperview() }
    if accessory === standardAccessory { standardAccessory = nil }
    if accessory === standardEditingAccessory { standardEditingAccessory = nil }
  }
}

extension View {
  /// Returns whether the view is in a cell other than `cell`, at its trailing edge.
  func isAccessory(ofOtherThan cell: TableViewCell) -> Bool {
    guard let other = superview as? TableViewCell, other !== cell else { return false }
    return other.accessoryView === self || other.editingAccessoryView === self
  }
}

import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

// The design of iOS 26: buttons in capsules at the upper edge of the bar, over content that shows around them. Lengths
// are those of view trees of iOS 26.0 to 27.0.
extension NavigationBar {
  /// The part of the row of the title in which title and buttons are: 10 are free below capsules.
  var contentRow: CGRect {
    var row = row
    if isGlass { row.size.height = min(row.height, BarGroup.Metrics.navigationBar.height) }
    return row
  }

  /// Places the buttons in capsules, and returns how much of the bar they take at both ends.
  func placeCapsules() -> (leading: CGFloat, trailing: CGFloat) {
    for item in buttonItems where item.look != .capsule && item !== backButtonItem {
      item.look = .capsule
    }
    backButtonItem?.look = .arrowHead
    let metrics = BarGroup.Metrics.navigationBar
    let safeArea = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    let leadingGroups =
      (backButtonItem.map { [BarGroup([$0], metrics)] } ?? [])
      + BarGroup.groups(of: leadingItems, metrics)
    // The first of the trailing buttons is at the edge.
    let trailingGroups = BarGroup.groups(of: trailingItems.reversed(), metrics).reversed()
    let groups = leadingGroups + trailingGroups
    let old = capsules
    capsules = capsules(groups.count, old, inFrontOf: background)
    let (start, end) = (capsuleInset(safeArea.leading), capsuleInset(safeArea.trailing))
    let gaps = Self.capsuleGap * CGFloat(max(0, groups.count - 1))
    let widest = widestFitting(groups.map(\.width), in: bounds.width - start - end - gaps)
    let y = contentRow.midY - metrics.height / 2
    var leading = start
    for (group, capsule) in zip(leadingGroups, capsules) {
      let width = min(group.items[0] === backButtonItem ? metrics.height : group.width, widest)
      place(group, capsule, x: leading, y: y, width: width)
      leading += width + Self.capsuleGap
    }
    var trailing = end
    for (group, capsule) in zip(trailingGroups, capsules.dropFirst(leadingGroups.count)) {
      let width = min(group.width, widest)
      place(group, capsule, x: bounds.width - trailing - width, y: y, width: width)
      trailing += width + Self.capsuleGap
    }
    placeArrowHead(x: start, y: y)
    return (leading, trailing)
  }

  /// Places the arrow head in the capsule of the button that goes back: in a box of 16.33 that begins 12 from its edge.
  private func placeArrowHead(x: CGFloat, y: CGFloat) {
    guard backButtonItem != nil else { return }
    indicator.tintColor = SystemColor.label.object
    bringSubviewToFront(indicator)
    let size = CGSize(width: 10.5, height: 18)
    let frame = CGRect(
      x: x + 12 + (16.33 - size.width) / 2 - 1,
      y: y + (BarGroup.Metrics.navigationBar.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    placeFromLeading(indicator, pixelAligned(frame, scale: pixelScale))
  }

  /// Returns the distance of capsules from a side: 38 on phones held sideways, whose safe area is wider (seen in one
  /// application), and else that of texts.
  private func capsuleInset(_ safeArea: CGFloat) -> CGFloat {
    safeArea > 38 ? 38 : safeArea + screenMargin(forWidth: bounds.width)
  }

  /// The distance of two capsules, and of one and the title.
  private static var capsuleGap: CGFloat { 12 }
}

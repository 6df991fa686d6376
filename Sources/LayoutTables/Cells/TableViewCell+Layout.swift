package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

// Everything is placed from the leading edge and mirrored at the end if text goes from right
// to left. In editing mode the content moves by 38, the trailing edge stays, and the control is 47
// wide: it reaches 9 into the content's room, up to the margin.
extension TableViewCell {
  /// The distance of the edit control's column from the leading edge.
  package var editColumnInset: CGFloat { sideSafeArea.leading + context.metrics.readableCellInset }

  func layoutParts() {
    let metrics = context.metrics
    let size = bounds.size
    let safeArea = sideSafeArea
    let progress = editingProgress
    if let editControl {
      editControl.alpha = progress
      place(
        editControl,
        x: editColumnInset - metrics.editingShift * (1 - progress),
        y: 0,
        width: metrics.editControlWidth,
        height: size.height
      )
    }
    let reorderRoom = layoutReorderControl(trailing: safeArea.trailing)
    let trailing = safeArea.trailing + reorderRoom
    let accessoryRoom = reorderRoom + layoutAccessories(trailing: trailing)
    let leading = safeArea.leading + contentShift
    place(
      contentView,
      x: leading,
      y: 0,
      width: max(0, size.width - leading - safeArea.trailing - accessoryRoom),
      height: max(0, size.height - separatorRoom)
    )
    updateMargins()
    for background in backgrounds where background.superview === self {
      background.frame = CGRect(origin: .zero, size: size)
    }
    layoutSeparators(leading: safeArea.leading)
    layoutLabels()
  }

  /// The distance by which editing mode moves the content.
  var contentShift: CGFloat {
    let isIndented =
      context.indentsWhileEditing && (shouldIndentWhileEditing || !context.mayStayWhileEditing)
    return isIndented ? context.metrics.editingShift * editingProgress : 0
  }

  /// Aligns the margins of cell and content view with the text of a stock cell.
  ///
  /// Accessories take room from the content alone; that the cell itself has such margins is from knowledge of UIKit
  /// (unverified).
  private func updateMargins() {
    let metrics = context.metrics
    var margins = DirectionalEdgeInsets(
      top: metrics.contentMarginTop,
      leading: metrics.textInset,
      bottom: metrics.contentMarginTop,
      trailing: metrics.textInset
    )
    standardLayoutMargins = margins
    margins.trailing = trailingTextInset
    contentView.standardLayoutMargins = margins
  }

  /// The height that the separator takes from content that decided the height.
  ///
  /// In a cell of a given height the content is as high as the cell.
  private var separatorRoom: CGFloat { context.isHeightAutomatic ? separatorPadding : 0 }

  /// Places the reorder control, and returns the room that it takes from the content.
  private func layoutReorderControl(trailing: CGFloat) -> CGFloat {
    guard let reorderControl else { return 0 }
    let metrics = context.metrics
    let progress = editingProgress
    let room = metrics.reorderControlWidth * progress
    reorderControl.alpha = progress
    place(
      reorderControl,
      x: bounds.width - trailing - metrics.readableCellInset - room,
      y: 0,
      width: metrics.reorderControlWidth,
      height: bounds.height
    )
    return room
  }

  // A published recording shows the separator as outside of editing mode, at 20, while the
  // text has moved to 58.
  private func layoutSeparators(leading: CGFloat) {
    let metrics = context.metrics
    let inset = separatorInset
    let isClosing = metrics.style == .grouped && context.isLastInSection
    let isEnd = metrics.style == .insetGrouped && context.isLastInSection
    separatorView.color = context.separatorColor
    separatorView.isHidden = !context.showsSeparator || isEnd
    let start = isClosing ? 0 : inset.left + leading
    let end = isClosing ? 0 : inset.right + roomOfIndex
    place(
      separatorView,
      x: start,
      y: bounds.height - metrics.separatorHeight,
      width: max(0, bounds.width - start - end),
      height: metrics.separatorHeight
    )
    let hasTop =
      metrics.style == .grouped && context.isFirstInSection && context.showsSeparator
    guard hasTop else {
      topSeparatorView?.removeFromSuperview()
      topSeparatorView = nil
      return
    }
    let top = topSeparatorView ?? SeparatorView()
    topSeparatorView = top
    top.color = context.separatorColor
    if top.superview !== self { addSubview(top) }
    place(top, x: 0, y: 0, width: bounds.width, height: metrics.separatorHeight)
  }

  /// Gives a view of the cell, or of its content view, a frame at a distance from the leading edge.
  func place(
    _ view: View,
    in container: View? = nil,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat
  ) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? (container ?? self).bounds.width - x - width : x,
      y: y,
      width: width,
      height: height
    )
    if view.frame != frame { view.frame = frame }
  }

  /// The room at the trailing edge up to an index, which keeps clear of the safe area, or 0 without one.
  private var roomOfIndex: CGFloat {
    let width = context.metrics.indexWidth
    guard width > 0 else { return 0 }
    return width + safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).trailing
  }

  /// The room at the sides that the cell's content leaves free.
  var sideSafeArea: DirectionalEdgeInsets {
    var insets = DirectionalEdgeInsets.zero
    if insetsContentViewsToSafeArea {
      insets = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection)
    }
    insets.trailing += context.metrics.indexWidth
    return insets
  }
}

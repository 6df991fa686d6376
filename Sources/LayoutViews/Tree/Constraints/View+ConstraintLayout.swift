public import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension View {
  /// The value of an intrinsic size in a direction in which there is none.
  public static var noIntrinsicMetric: CGFloat { -1 }

  func setTranslatesMask(_ new: Bool) {
    guard new != constraintState.translatesMask else { return }
    constraintState.translatesMask = new
    superview?.markNeedsLayout()
    if let item = solvedItem, let engine = item.engine {
      engine.makeRows(for: item)
    } else if isPlacedByConstraints {
      root.engineForConstraints.enter(self)
    }
  }

  /// Whether the solver decides about the frame.
  package var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview != nil
  }

  func hugging(for axis: LayoutAxis) -> LayoutPriority {
    switch axis {
    case .horizontal: constraintState.horizontalHugging
    case .vertical: constraintState.verticalHugging
    }
  }

  /// Sets the priority with which the view resists growing beyond its content.
  ///
  /// A number that no priority has is refused, with a diagnostic.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard isUsable(priority, for: axis, "content hugging", at: mark) else { return }
    switch axis {
    case .horizontal: constraintState.horizontalHugging = priority
    case .vertical: constraintState.verticalHugging = priority
    }
    solvedItem?.rowsNeedTranslation()
  }

  func compressionResistance(for axis: LayoutAxis) -> LayoutPriority {
    switch axis {
    case .horizontal: constraintState.horizontalResistance
    case .vertical: constraintState.verticalResistance
    }
  }

  /// Sets the priority with which the view resists being smaller than its content.
  ///
  /// A number that no priority has is refused, with a diagnostic.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard isUsable(priority, for: axis, "compression resistance", at: mark) else { return }
    switch axis {
    case .horizontal: constraintState.horizontalResistance = priority
    case .vertical: constraintState.verticalResistance = priority
    }
    solvedItem?.rowsNeedTranslation()
    superview?.subviewContentSizeDidChange(self)
  }

  /// Returns whether a view can have `priority`, and records it if not.
  private func isUsable(
    _ priority: LayoutPriority,
    for axis: LayoutAxis,
    _ resistance: String,
    at mark: SourceMark
  ) -> Bool {
    guard !priority.isUsable else { return true }
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    record(
      .priorityOutOfRange(
        priority,
        of: "the \(direction) \(resistance) of '\(reportName)'",
        at: mark
      )
    )
    return false
  }

  func defaultInvalidateIntrinsicContentSize() {
    // The value that the view is just setting counts.
    if layoutState.isAskedForSize { return }
    layoutWatch?.note(.intrinsicSize(self))
    solvedItem?.rowsNeedTranslation()
    for constraint in references { constraint.needsTranslation() }
    superview?.contentSizeOfSubviewDidChange(self)
    superview?.contentInsideDidChange()
  }

  /// Returns the frame of which constraints see a rectangle.
  func frame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left,
      y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.horizontal,
      height: alignmentRect.size.height + insets.vertical
    )
  }

  var isAmbiguous: Bool {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else {
      return false
    }
    return engine.isAmbiguous(item)
  }

  // Another view's baseline may be this one's, further up.
  private func contentSizeOfSubviewDidChange(_ subview: View) {
    subviewContentSizeDidChange(subview)
    guard tracksBaselines,
      forLastBaselineLayout === subview || forFirstBaselineLayout === subview
    else { return }
    for constraint in references { constraint.needsTranslation() }
    superview?.contentSizeOfSubviewDidChange(self)
  }

  /// Whether an active constraint is about a baseline of the view, or of one that it is in, whose baseline
  /// may be the view's.
  var isBaselineConstrained: Bool {
    var next: View? = self
    while let view = next {
      if let node = view.existingNode, node.baselineReferenceCount > 0 { return true }
      next = view.superview
    }
    return false
  }

  // MARK: Changes of rows

  func maskLayoutDidChange() {
    guard !isPlacedByConstraints else { return }
    solvedItem?.rowsNeedTranslation()
  }

  func boundsOriginDidChangeForConstraints() {
    for constraint in constraintState.scrolledConstraints { constraint.needsTranslation() }
  }

  func guideInsetsDidChange() {
    guard !insetGuides.isEmpty else { return }
    insetGuides.visit { $0.solvedItem?.rowsNeedTranslation() }
  }

  func layoutDirectionDidChange() {
    for constraint in constraints { constraint.needsTranslation() }
    insetsMayChange()
    markNeedsLayout()
  }

  /// The view's own guides and those of its safe area, margins and scrolling that were asked for.
  var allGuides: [LayoutGuide] { layoutGuides + scrollGuides + insetGuides.all }

  func add(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.role == .custom else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  func remove(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
    for constraint in layoutGuide.references { constraint.isActive = false }
    if let item = layoutGuide.solvedItem, let engine = item.engine {
      engine.removeRows(of: item)
      engine.remove(item)
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

import Foundation

// Along the stack: the views in a chain from edge to edge, and the constraints of the distribution.
extension StackArrangement {
  mutating func arrangeAlong() {
    connectEnds()
    keepApart()
    switch stack.distribution {
    case .fill: shareWidthAmongTexts()
    case .fillEqually: equalize(visible)
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spread(from: axis.endAttribute, to: axis.startAttribute)
    case .equalCentering: spread(from: axis.centerAttribute, to: axis.centerAttribute)
    }
    hide()
  }

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else {
      fitCanvas(axis)
      return
    }
    add(.canvasConnection, canvas, axis.startAttribute, first, axis.startAttribute)
    add(.canvasConnection, canvas, axis.endAttribute, last, axis.endAttribute)
  }

  private mutating func keepApart() {
    for (view, next) in zip(visible, visible.dropFirst()) {
      add(
        .spacing,
        next,
        betweenBaselines ? .firstBaseline : axis.startAttribute,
        view,
        betweenBaselines ? .lastBaseline : axis.endAttribute,
        relation: stack.distribution.isSpread ? .greaterThanOrEqual : .equal,
        space: space(after: view)
      )
    }
  }

  private var betweenBaselines: Bool { stack.isBaselineRelativeArrangement && axis == .vertical }

  private func space(after view: View) -> StackConstraint.Space {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == StackView.spacingUseDefault ? stack.spacing : custom
    if spacing == StackView.spacingUseSystem { return .system }
    return .points(spacing == StackView.spacingUseDefault ? 0 : spacing)
  }

  /// The priority of a hidden view's length of nothing: it gives way to what is required, without a word.
  ///
  /// Since iOS 11 (observed in its disassembly, `_setUpHidingDimensionConstraintForItem:`, and in iOS 26.2; before it was
  /// required, and logs of hidden views with required sizes were full of conflicts).
  private static var hidingPriority: LayoutPriority { LayoutPriority(999.999) }

  /// Ties hidden views to a neighbor, with no length.
  private mutating func hide() {
    var previous: View?
    for view in views {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(.hiding, view, axis.lengthAttribute, priority: Self.hidingPriority)
      if let previous {
        add(.spacing, view, axis.startAttribute, previous, axis.endAttribute)
      } else if let next = visible.first {
        add(.spacing, next, axis.startAttribute, view, axis.endAttribute)
      } else {
        add(.canvasConnection, canvas, axis.startAttribute, view, axis.startAttribute)
      }
    }
  }

  // MARK: Distributions

  /// Makes all `items` as long as the first one, with falling priorities if they are given.
  private mutating func equalize(
    _ items: [any LayoutItem],
    priority: (Int) -> LayoutPriority = { _ in .required }
  ) {
    guard let first = items.first else { return }
    let length = axis.lengthAttribute
    for (index, item) in items.enumerated().dropFirst() {
      add(.fillEqually, item, length, first, length, priority: priority(index))
    }
  }

  /// Gives each view its content's part of all contents and spaces together, the first ones first.
  ///
  /// With spaces the parts do not add up to the room there is, and the last view gets the rest or the
  /// shortage. Three contents of 160, 80 and 40 without spaces are 4/7, 2/7 and 1/7 at priorities
  /// 999, 998 and 997. A view without a content length of its own is nothing.
  private mutating func fillProportionally() {
    let length = axis.lengthAttribute
    let contents = visible.map { view in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    var total = contents.reduce(0, +)
    for view in visible.dropLast() { total += points(of: space(after: view)) }
    for (index, view) in visible.enumerated() {
      let priority: LayoutPriority =
        visible.count == 1 ? .required : LayoutPriority(Float(max(1, 999 - index)))
      let share = total > 0 ? contents[index] / total : 0
      if share > 0, share.isFinite {
        add(.fillProportionally, view, length, stack, length, multiplier: share, priority: priority)
      } else if visible.count > 1 {
        add(.fillProportionally, view, length, priority: priority)
      }
    }
  }

  private func points(of space: StackConstraint.Space) -> CGFloat {
    switch space {
    case .points(let points): points
    case .system: systemSpacing
    }
  }

  /// Makes the gaps between neighbors equal: wholly between edges, between centers the first gaps first.
  private mutating func spread(
    from start: LayoutConstraint.Attribute,
    to end: LayoutConstraint.Attribute
  ) {
    let isCentering = stack.distribution == .equalCentering
    for (gap, (view, next)) in zip(spacers.gaps, zip(visible, visible.dropFirst())) {
      add(.distributingEdge, gap, axis.startAttribute, view, start)
      add(.distributingEdge, gap, axis.endAttribute, next, end)
    }
    equalize(spacers.gaps) { index in
      isCentering ? LayoutPriority(Float(max(1, 150 - index))) : .required
    }
    if !spacers.gaps.isEmpty { fitCanvas(axis) }
  }

  /// Gives texts that wrap one width: any division of the room would do for their contents.
  ///
  /// UIKit gave each a share of the stack until iOS 12, which stretched the views beside them too
  /// (openradar 41192642); the priority is the same, 10 above the resistance.
  private mutating func shareWidthAmongTexts() {
    guard axis == .horizontal else { return }
    let texts = visible.filter { ($0 as? Label)?.numberOfLines != 1 && $0 is Label }
    guard let first = texts.first else { return }
    for text in texts.dropFirst() {
      let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        .textWidthDisambiguation,
        text,
        .width,
        first,
        .width,
        priority: LayoutPriority(min(999, resistance + 10))
      )
    }
  }
}

import Foundation

// Across the stack: the views are tied to the first one, hidden ones too as in UIKit, and the stack is
// as wide as the widest of them. One view needs nothing but the stack to be measured against; several
// are measured by a guide around them, the spanner.
extension StackArrangement {
  mutating func arrangeAcross() {
    guard let first = views.first else {
      fitCanvas(axis.across)
      return
    }
    for view in views.dropFirst() {
      for line in alignedLines { add(.alignment, first, line, view, line) }
    }
    if visible.isEmpty {
      add(.canvasConnection, canvas, start, first, start)
      fitCanvas(axis.across)
    } else if alignment == .fill {
      add(.canvasConnection, canvas, start, first, start)
      add(.canvasConnection, canvas, end, first, end)
    } else if let spanner = spacers.spanner {
      surroundViews(with: spanner)
      connect(spanner, first)
    } else {
      connectOnlyView(visible[0])
    }
    guard alignment != .fill else { return }
    for view in views {
      add(.ambiguitySuppression, view, length, priority: LayoutPriority(25))
    }
  }

  private var start: LayoutConstraint.Attribute { axis.across.startAttribute }
  private var end: LayoutConstraint.Attribute { axis.across.endAttribute }
  private var center: LayoutConstraint.Attribute { axis.across.centerAttribute }
  private var length: LayoutConstraint.Attribute { axis.across.lengthAttribute }

  /// The alignment of the stack, without baselines in a column.
  private var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: axis == .horizontal ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  /// The attributes that all views share.
  private var alignedLines: [LayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [start, end]
    case .leading: [start]
    case .center: [center]
    case .trailing: [end]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// Makes `spanner` reach from the first to the last edge of all visible views, and no further.
  private mutating func surroundViews(with spanner: LayoutGuide) {
    let nearlyRequired = LayoutPriority(999.5)
    for view in visible {
      if alignment == .leading {
        add(.spanningBoundary, spanner, start, view, start, priority: nearlyRequired)
      } else {
        add(.spanningBoundary, spanner, start, view, start, relation: .lessThanOrEqual)
      }
      if alignment == .trailing {
        add(.spanningBoundary, spanner, end, view, end, priority: nearlyRequired)
      } else {
        add(.spanningBoundary, spanner, end, view, end, relation: .greaterThanOrEqual)
      }
    }
    add(.spanningFit, spanner, length, priority: LayoutPriority(51))
  }

  private mutating func connect(_ spanner: LayoutGuide, _ first: View) {
    switch alignment {
    case .fill: break
    case .leading:
      add(.canvasConnection, canvas, start, first, start)
      add(.canvasConnection, canvas, end, spanner, end)
    case .center:
      add(.canvasConnection, canvas, start, spanner, start)
      add(.canvasConnection, canvas, end, spanner, end)
      add(.canvasConnection, canvas, center, first, center)
    case .trailing:
      add(.canvasConnection, canvas, start, spanner, start)
      add(.canvasConnection, canvas, end, first, end)
    case .firstBaseline, .lastBaseline:
      // Room that is left over goes below the lines.
      add(.canvasConnection, canvas, start, spanner, start)
      add(.canvasConnection, canvas, end, spanner, end, relation: .greaterThanOrEqual)
      fitCanvas(axis.across)
    }
  }

  private mutating func connectOnlyView(_ view: View) {
    let isCentered = alignment == .center
    let isAtEnd = alignment == .trailing
    let atStart: LayoutConstraint.Relation = isCentered || isAtEnd ? .lessThanOrEqual : .equal
    add(.canvasConnection, canvas, start, view, start, relation: atStart)
    let atEnd: LayoutConstraint.Relation = isAtEnd ? .equal : .greaterThanOrEqual
    add(.canvasConnection, canvas, end, view, end, relation: atEnd)
    if isCentered { add(.canvasConnection, canvas, center, view, center) }
    fitCanvas(axis.across)
  }
}

import Foundation
import LayoutControls
package import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
@_spi(SystemViews) package import LayoutViews

extension Simulation {
  /// The drawn views that may lie in more than one place or have more than one size, as of the last
  /// layout.
  ///
  /// Contents of equal priorities that share the rest or the shortage are none, nor are views that the
  /// system makes.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of the rows connected with each place
  ///   that is open.
  package var ambiguities: [LayoutFinding] {
    checkedWindows.flatMap { window in
      var search = AmbiguitySearch()
      ambiguities(in: window, &search)
      return search.findings
        + [search.first.map { unsearched($0, search.skipped) }].compactMap(\.self)
    }
  }

  private func ambiguities(in view: View, _ search: inout AmbiguitySearch) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if !view.isOfSystem, !view.isStackOfNothing, view.hasAmbiguousLayout,
      !view.sharesContentsAlone, search.begins(with: view)
    {
      search.findings += view.ambiguitiesBeyondContents.map { finding($0, of: view) }
    }
    for subview in view.subviews { ambiguities(in: subview, &search) }
  }

  /// Returns the word about views that were not looked at.
  private func unsearched(_ view: View, _ count: Int) -> LayoutFinding {
    LayoutFinding(
      diagnostic: Diagnostic(
        .warning,
        code: "unsearched-ambiguities",
        "\(counted(count, "more view")) may lie in more than one place, which takes too long to find out",
        at: mark(of: view),
        hint: "put fewer views side by side, or mend what is told of the others first"
      ),
      rule: .ambiguity,
      views: names(of: [view]),
      row: rowName(of: view)
    )
  }

  private func finding(_ ambiguity: LayoutAmbiguity, of view: View) -> LayoutFinding {
    let axis = ambiguity.attribute.axis
    let constraints = view.constraintsAround.filter { $0.concerns(axis) }.inWrittenOrder
    var finding = LayoutFinding(
      diagnostic: Diagnostic(
        .error,
        code: "ambiguous-layout",
        ambiguity.sentence(about: view.spokenName),
        at: constraints.lazy.compactMap(\.writtenPlace).first ?? mark(of: view),
        notes: constraints.map { Diagnostic.Note("there is '\($0.equation)'", at: $0.source) },
        hint: hint(for: ambiguity, constraints)
      ),
      rule: .ambiguity,
      views: names(of: [view]),
      amount: ambiguity.upper - ambiguity.lower,
      axis: axis,
      row: rowName(of: view),
      illustrations: ambiguity.illustrations(of: view)
    )
    finding.missing = MissingConstraint(of: view, axis, in: self)
    return finding
  }

  /// Returns the advice for an open place or length, from the constraints of its direction.
  private func hint(for ambiguity: LayoutAmbiguity, _ constraints: [LayoutConstraint]) -> String {
    if let priority = disputedPriority(of: constraints), ambiguity.upper.isFinite {
      let number = decimalText(CGFloat(priority.rawValue))
      return "several constraints of priority \(number) want different things: give one of them "
        + "another priority"
    }
    return switch ambiguity.attribute {
    case .left: "add a constraint for its leading or trailing edge or its centerX"
    case .top: "add a constraint for its top or bottom edge or its centerY"
    case .width: "add a constraint for its leading or trailing edge, its centerX or its width"
    default: "add a constraint for its top or bottom edge, its centerY or its height"
    }
  }

  /// Returns the highest optional priority that several equations have.
  private func disputedPriority(of constraints: [LayoutConstraint]) -> LayoutPriority? {
    let wishes = constraints.filter { $0.priority < .required && $0.relation == .equal }
    return wishes.map(\.priority).filter { priority in
      wishes.filter { $0.priority == priority }.count > 1
    }.max()
  }
}

/// A search for places that are open, which ends where it would take too long.
///
/// To look at one view costs about the square of the number of views that are held together; for that stands the
/// number of views beside it.
private struct AmbiguitySearch {
  /// The greatest cost: 250 views with 31 others beside each, or one with 499.
  private static let greatestCost = 250_000

  var findings: [LayoutFinding] = []
  /// The first view that was not looked at.
  private(set) var first: View?
  /// The number of views that were not looked at.
  private(set) var skipped = 0
  private var cost = 0

  /// Returns whether a view is looked at, which counts.
  mutating func begins(with view: View) -> Bool {
    let count = view.superview?.subviews.count ?? 1
    guard cost == 0 || cost + count * count <= Self.greatestCost else {
      first = first ?? view
      skipped += 1
      return false
    }
    cost += count * count
    return true
  }
}

extension View {
  /// Whether the system makes the view, which an application cannot place.
  fileprivate var isOfSystem: Bool {
    self is DecorationView || (superview as? TableViewCell)?.contentView === self || isPlacedByBar
  }

  /// Whether the view is a stack in which nothing shows: it has no size, and nothing is drawn.
  fileprivate var isStackOfNothing: Bool {
    (self as? StackView)?.arrangedSubviews.allSatisfy(\.isHidden) == true
  }

  /// The name of the view, or its text if it has none.
  package var spokenName: String {
    guard accessibilityIdentifier == nil, let text = (self as? Label)?.text else {
      return reportName
    }
    return "the label \(quoted(text))"
  }
}

extension [LayoutConstraint] {
  /// The constraints in the order in which they were written.
  package var inWrittenOrder: [LayoutConstraint] {
    enumerated().sorted {
      ($0.element.source?.line ?? .max, $0.offset) < ($1.element.source?.line ?? .max, $1.offset)
    }.map(\.element)
  }
}

extension LayoutConstraint {
  /// The reader's place of the constraint, or `nil` for one that a stack or the simulator made.
  package var writtenPlace: SourceMark? {
    guard let source, !source.isInOwnSource, identifier?.hasPrefix("UISV-") != true else {
      return nil
    }
    return source
  }

  /// Returns whether the constraint is about a direction; one of a width and a height is about both.
  package func concerns(_ axis: LayoutAxis) -> Bool {
    firstAttribute.axis == axis || secondItem != nil && secondAttribute.axis == axis
  }
}

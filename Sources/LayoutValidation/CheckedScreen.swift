import Foundation
package import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
package import LayoutSimulation
import LayoutViews
import TableSelection

/// What came to light on one screen.
package struct CheckedScreen: Sendable {
  /// The place among the screens that were laid out.
  let place: Int
  package let findings: [ScreenFinding]
  /// Which constraints hold the touch view, in one phrase; nil where there is none.
  let constraintSource: String?

  /// Looks at a screen that is laid out.
  package init(_ simulation: Simulation, place: Int, includesConsoleText: Bool) {
    self.place = place
    constraintSource = simulation.scrollAndSelect?.constraintSource?.phrase
    let window = simulation.window
    let conflicts = window.layoutConflicts + window.conflictsInMeasuring
    // Conflicts come with their amounts from the views, and not again from the list of diagnostics.
    findings =
      conflicts.map {
        ScreenFinding(
          $0.diagnostic,
          $0.amount,
          includesConsoleText ? $0.consoleText : nil,
          axis: $0.axis
        )
      }
      + simulation.findings.filter { $0.code != "unsatisfiable-constraints" }
      .map { ScreenFinding($0) }
      + Self.ambiguities(in: window, of: simulation)
  }

  /// Returns what is open of `view` and below.
  private static func ambiguities(in view: View, of simulation: Simulation) -> [ScreenFinding] {
    let own = view.layoutAmbiguities.filter { !isSharedInStack($0, view) }.map { ambiguity in
      let axis = ambiguity.attribute.direction
      let constraints = view.constraintsAround.filter { $0.concerns(axis) }
      return ScreenFinding(
        Diagnostic(
          .error,
          code: "ambiguous-layout",
          ambiguity.sentence(about: view.reportName),
          at: simulation.mark(of: view),
          notes: notes(on: constraints),
          hint: hint(for: ambiguity, constraints)
        ),
        ambiguity.upper - ambiguity.lower,
        axis: axis
      )
    }
    let shared = (view as? StackView).flatMap { sharedRoom(in: $0, of: simulation) }
    return own + [shared].compactMap(\.self)
      + view.subviews.flatMap { ambiguities(in: $0, of: simulation) }
  }

  /// Whether the views of a stack have equal claims to what is left over or missing along it.
  private static func isSharedInStack(_ ambiguity: LayoutAmbiguity, _ view: View) -> Bool {
    guard let stack = view.superview as? StackView else { return false }
    return ambiguity.attribute.direction == stack.axis && stack.arrangedSubviews.contains(view)
  }

  /// Returns one finding for all views of a stack of which the lengths depend on each other.
  private static func sharedRoom(in stack: StackView, of simulation: Simulation) -> ScreenFinding? {
    let open = stack.arrangedSubviews.compactMap { view in
      view.layoutAmbiguities.first { isSharedInStack($0, view) }.map { (view, ambiguity: $0) }
    }
    guard let (view, ambiguity) = open.first else { return nil }
    return ScreenFinding(
      Diagnostic(
        .error,
        code: "ambiguous-layout",
        ambiguity.sentence(about: view.spokenName),
        at: simulation.mark(of: view),
        notes: open.dropFirst().map { other, _ in
          Diagnostic.Note(
            "\(other.spokenName) has the same claim to what is left over or missing",
            at: simulation.mark(of: other)
          )
        },
        hint: "give one of them another 'hugging', and another 'compression' where room is missing"
      ),
      ambiguity.upper - ambiguity.lower,
      axis: stack.axis
    )
  }

  /// What there is, in the order in which it was written.
  private static func notes(on constraints: [LayoutConstraint]) -> [Diagnostic.Note] {
    constraints.enumerated().sorted {
      ($0.element.source?.line ?? .max, $0.offset) < ($1.element.source?.line ?? .max, $1.offset)
    }.map { Diagnostic.Note("there is '\($0.element.equation)'", at: $0.element.source) }
  }

  /// What to do about a place or length that is open, `constraints` being those of its direction.
  private static func hint(
    for ambiguity: LayoutAmbiguity,
    _ constraints: [LayoutConstraint]
  ) -> String {
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

  /// The highest optional priority that several equations have.
  private static func disputedPriority(of constraints: [LayoutConstraint]) -> LayoutPriority? {
    let wishes = constraints.filter { $0.priority < .required && $0.relation == .equal }
    return wishes.map(\.priority).filter { priority in
      wishes.filter { $0.priority == priority }.count > 1
    }.max()
  }
}

extension View {
  /// The name of the view, or its text where it has none.
  fileprivate var spokenName: String {
    guard accessibilityIdentifier == nil, let text = (self as? Label)?.text else {
      return reportName
    }
    return "the label \(quoted(text))"
  }
}

extension LayoutConflict {
  /// The direction in which the constraints cannot hold.
  fileprivate var axis: LayoutAxis {
    constraints.allSatisfy { $0.concerns(.vertical) } ? .vertical : .horizontal
  }
}

extension LayoutConstraint {
  /// Whether the constraint is about a direction; one of a width and a height is about both.
  fileprivate func concerns(_ axis: LayoutAxis) -> Bool {
    firstAttribute.direction == axis
      || secondItem != nil && secondAttribute.direction == axis
  }
}

extension LayoutConstraint.Attribute {
  /// The direction in which it is measured.
  fileprivate var direction: LayoutAxis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute, .left, .right, .leading, .trailing, .width, .centerX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    }
  }
}

/// Something that is wrong on one screen.
package struct ScreenFinding: Sendable {
  package let diagnostic: Diagnostic
  /// By how much something is off, in points, to find the worst of several.
  package let amount: Double
  /// What UIKit's console says of a conflict, where it was asked for.
  package let consoleText: String?
  /// The direction in which it is wrong, the horizontal one where there is none.
  let axis: LayoutAxis
  let cause: Cause

  init(
    _ diagnostic: Diagnostic,
    _ amount: Double = 0,
    _ consoleText: String? = nil,
    axis: LayoutAxis = .horizontal
  ) {
    self.diagnostic = diagnostic
    self.amount = abs(amount)
    self.consoleText = consoleText
    self.axis = axis
    cause = Cause(diagnostic)
  }

  /// What makes two findings the same: the rule and the places, not the numbers.
  struct Cause: Sendable, Hashable {
    private let code: String
    private let places: [SourceMark?]
    private let words: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      places = [diagnostic.mark] + diagnostic.notes.map(\.mark)
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." && $0 != "-" }
    }
  }
}

package import Foundation
import LayoutConsole
package import LayoutDiagnostics
package import LayoutSimulation
import LayoutViews

/// The answer to a touch on the screen of a dump: who takes it, who misses it, and what the dump does not say.
package struct DumpAnswer {
  /// The report of the point.
  package let report: HitReport
  /// The views that miss the touch, the front-most first.
  package private(set) var missed: [MissedView] = []
  /// The findings on them: controls, rows and views with recognizers that are seen under the point and miss the touch.
  package private(set) var findings: [Diagnostic] = []
  /// The remarks on what the dump leaves open, as far as it could matter here.
  package private(set) var remarks: [Diagnostic] = []

  /// The most views that are said to miss a touch.
  private static let mostMissing = 3

  /// Creates the answer for a point in the coordinates of the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - point: The point.
  ///   - asked: The view that the question is about, or `nil` if it is about whatever is there.
  package init(_ screen: DumpedScreen, at point: CGPoint, asked: StandInView? = nil) {
    report = HitReport(screen.root, at: point)
    let missing = asked.map { [$0] } ?? screen.meantViews(at: point)
    let takesControl = report.chain.contains { screen.isControl($0) }
    var culprits: [View] = []
    for view in missing where missed.count < Self.mostMissing {
      // Behind a control that works nobody expects rows and gestures.
      if asked == nil, takesControl, !screen.isControl(view) { continue }
      guard !missed.contains(where: { $0.view.isDescendant(of: view) }),
        let obstacle = TouchObstacle.first(of: view, at: point, isControl: screen.isControl(view))
      else { continue }
      missed.append(MissedView(view: view, reason: obstacle.words(for: view)))
      culprits += [obstacle.culprit, view].compactMap(\.self)
      findings.append(screen.diagnostic(of: obstacle, for: view, at: point))
    }
    var silence = DumpSilence(screen: screen, report: report)
    silence.tell(culprits: culprits, asked: asked)
    remarks = silence.remarks
  }
}

extension DumpedScreen {
  /// Returns whether a view tracks only touches of its own.
  func isControl(_ view: View) -> Bool { described(view)?.kind == .control }

  /// Returns the views that are seen at a point and meant for touches, the front-most first; if there are none,
  /// those that would be but for what hides them.
  func meantViews(at point: CGPoint) -> [StandInView] {
    var search = MeantSearch()
    search.look(into: root, at: point, isHidden: false)
    return (search.seen.isEmpty ? search.hidden : search.seen).reversed()
  }

  /// Returns a finding on a view that misses a touch, with a change that was tried.
  func diagnostic(
    of obstacle: TouchObstacle,
    for view: StandInView,
    at point: CGPoint
  )
    -> Diagnostic
  {
    let isControl = isControl(view)
    let next = obstacle.whileAway(for: view) {
      TouchObstacle.first(of: view, at: point, isControl: isControl).map { $0.words(for: view) }
    }
    let trial =
      switch next {
      case .none: ""
      case .some(.none): ": tried, the touch is its own then"
      case .some(.some(let words)): ": tried, then \(words)"
      }
    var notes: [Diagnostic.Note] = []
    if let culprit = obstacle.culprit, culprit !== view, let dumped = described(culprit) {
      notes.append(.init(note(on: obstacle, dumped), at: dump.mark(of: dumped)))
    }
    if case .interactionOff(let culprit) = obstacle, let dumped = described(culprit),
      ["UILabel", "UIImageView"].contains(dumped.baseClass ?? dumped.shortClass)
    {
      notes.append(.init("labels and image views have it off unless it is turned on"))
    }
    return Diagnostic(
      .warning,
      code: "missed-view",
      "\(view.name) does not get this touch: \(obstacle.words(for: view))",
      at: described(view).map { dump.mark(of: $0) },
      notes: notes,
      hint: obstacle.advice(for: view) + trial
    )
  }

  private func note(on obstacle: TouchObstacle, _ culprit: DumpedView) -> String {
    let name = "\(culprit.shortClass) \(culprit.address)"
    if case .outside = obstacle, !culprit.clipsToBounds {
      return "\(name) does not clip: what reaches out of it is seen, and cannot be touched"
    }
    return "this is \(name)"
  }
}

/// A search for the views at a point that are meant for touches, from back to front.
private struct MeantSearch {
  private(set) var seen: [StandInView] = []
  private(set) var hidden: [StandInView] = []

  mutating func look(into view: View, at point: CGPoint, isHidden: Bool) {
    let isHidden = isHidden || view.isHidden || view.alpha < View.leastTouchableAlpha
    let hasPoint = view.bounds.contains(point)
    if hasPoint, let standIn = view as? StandInView, standIn.touchRole != .container {
      if isHidden { hidden.append(standIn) } else { seen.append(standIn) }
    }
    guard hasPoint || !view.clipsToBounds else { return }
    for subview in view.subviews where !subview.isFlat {
      look(into: subview, at: view.convert(point, to: subview), isHidden: isHidden)
    }
  }
}

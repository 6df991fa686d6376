import Foundation
import LayoutConsole
package import LayoutDiagnostics
import LayoutSimulation
import LayoutViews

/// A list of what a dump does not say, as far as it could matter to an answer.
struct DumpSilence {
  let screen: DumpedScreen
  let report: HitReport?
  private(set) var remarks: [Diagnostic] = []

  /// The most views that are named together.
  private static let mostNames = 4

  init(screen: DumpedScreen, report: HitReport? = nil) {
    self.screen = screen
    self.report = report
  }

  /// Notes what matters to the report.
  ///
  /// - Parameters:
  ///   - culprits: The views that miss the touch, and those that are at fault.
  ///   - asked: The view that the question is about.
  mutating func tell(culprits: [View], asked: View?) {
    tellOfTrees()
    guard let report else { return }
    let chain = report.chain
    var concerned: [View] = chain
    for view in culprits where !concerned.contains(where: { $0 === view }) {
      concerned.append(view)
    }
    tellOfPlaces(concerned)
    tellOfOverrides(concerned)
    tellOfAnimations(concerned)
    if let taker = report.taker { tellOf(taker: taker, chain, isFine: culprits.isEmpty) }
  }

  /// Notes what the dump leaves out of the screen as a whole.
  private mutating func tellOfTrees() {
    let trees = screen.dump.trees.count
    if screen.treeCount > 1 {
      add(
        "\(screen.treeCount) windows are one over the other, the last in front: levels are not said"
      )
    } else if trees > 1 {
      add("the file has \(trees) trees; the one of this line is asked", at: screen.first)
    }
    if screen.first.kind != .window {
      add(
        "coordinates are those of this \(screen.first.shortClass); what is around it and over it, and windows in front, are not said",
        at: screen.first
      )
    }
  }

  private mutating func tellOfPlaces(_ views: [View]) {
    for view in views {
      guard let number = (view as? StandInView)?.number, screen.uncertain.contains(number) else {
        continue
      }
      let dumped = screen.dump.views[number]
      let what =
        dumped.frame == nil
        ? "has no frame here, and counts as large as the view that it is in"
        : "has a transform that leaves its size open"
      add("\(screen.dump.name(of: number)) \(what)", at: dumped)
    }
  }

  /// Classes of an application may answer by rules of their own.
  private mutating func tellOfOverrides(_ views: [View]) {
    let own = views.compactMap { screen.described($0) }.filter(\.isOfApplication)
    guard let first = own.first else { return }
    let names = own.grouped(by: \.shortClass).map(\.key)
    let list = names.prefix(Self.mostNames).joined(separator: ", ")
    let rest = names.count > Self.mostNames ? " and \(names.count - Self.mostNames) more" : ""
    add(
      "whether \(list)\(rest) "
        + (names.count == 1 ? "overrides" : "override")
        + " hitTest(_:with:) or point(inside:with:) is not said",
      at: first
    )
  }

  private mutating func tellOfAnimations(_ views: [View]) {
    for view in views {
      guard let dumped = screen.described(view), dumped.isAnimated else { continue }
      add(
        "\(view.placedName) is animated: the frame is that of the end, and meanwhile it takes no touches without '.allowUserInteraction'",
        at: dumped
      )
    }
  }

  private mutating func tellOf(taker: View, _ chain: [View], isFine: Bool) {
    guard let dumped = screen.described(taker) else { return }
    if dumped.className.contains("HostingView") {
      add(
        "what SwiftUI shows in \(taker.placedName) has no views: what of it is touched is not said"
      )
    }
    guard isFine, dumped.kind != .plain, dumped.kind != .window else { return }
    if dumped.kind == .control {
      let state =
        dumped.isDisabled ? "is not enabled" : "takes it; whether it is enabled is not said"
      add("\(taker.placedName) \(state)", at: dumped)
    }
    for view in chain.dropLast() {
      guard let outer = screen.described(view), outer.kind == .recognizing else { continue }
      add(
        "\(view.placedName) has recognizers, which may cancel the touch; which they are is not said",
        at: outer
      )
    }
  }

  private mutating func add(_ message: String, at view: DumpedView? = nil) {
    remarks.append(
      Diagnostic(
        .note,
        code: "dump-silence",
        message,
        at: view.map { screen.dump.mark(of: $0) }
      )
    )
  }
}

extension DumpedScreen {
  /// The remarks on what the dump does not say of the screen as a whole.
  package var remarks: [Diagnostic] {
    var silence = DumpSilence(screen: self)
    silence.tell(culprits: [], asked: nil)
    return silence.remarks
  }
}

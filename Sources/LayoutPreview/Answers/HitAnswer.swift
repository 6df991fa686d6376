import Foundation
import LayoutDiagnostics
import LayoutSimulation

/// An answer to a click: the view that takes a touch there, and why.
package struct HitAnswer: Sendable, Encodable {
  /// The distance of the point from the left.
  package let x: Double
  /// The distance of the point from the top.
  package let y: Double
  /// The name of the view that takes the touch, or `nil` if none does.
  package let taker: String?
  /// The views from the window to the one that takes the touch.
  package let chain: [ShownView]
  /// The name of the view that would take the touch otherwise, or `nil` if there is none.
  package let behind: String?
  /// The questions to views and their answers, indented.
  package let lines: [String]

  init(_ simulation: Simulation, at point: CGPoint) {
    let report = HitReport(simulation.window, at: point)
    x = Double(point.x)
    y = Double(point.y)
    taker = report.taker.map { PrintableText.escaped($0.placedName) }
    chain = report.chain.map { ShownView($0) }
    behind = report.behind.map { PrintableText.escaped($0.placedName) }
    lines = report.lines.map { PrintableText.escaped($0) }
  }
}

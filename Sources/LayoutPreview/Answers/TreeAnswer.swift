import LayoutDiagnostics
import LayoutSimulation

/// A tree of views at a moment.
package struct TreeAnswer: Sendable, Encodable {
  /// The lines, the window's first.
  package let lines: [Line]
  /// The number of lines that are not shown.
  package let hiddenLines: Int

  /// A line about a view.
  package struct Line: Sendable, Encodable {
    /// The view.
    package let view: ShownView
    /// The line, indented by the depth of the view.
    package let text: String
  }

  private static let limit = 3000

  init(_ simulation: Simulation) {
    let all = simulation.treeLines
    lines = all.prefix(Self.limit).map {
      Line(view: ShownView($0.view), text: PrintableText.escaped($0.text))
    }
    hiddenLines = all.count - lines.count
  }
}

import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension LayoutConflict {
  /// The text of UIKit's console about the conflict, and below it the facts that the console lacks.
  ///
  /// First the well-known report: the constraints as Xcode lists them, and the one that is broken.
  /// Addresses are made up, the same on every run. Below are the amount, the size from which the
  /// constraints hold, and the equations with the lines they come from. Describes the constraints as
  /// they are when asked.
  ///
  /// - Complexity: O(*n*) in the number of views of the tree.
  public var consoleText: String {
    let names = ConsoleNames(treesOf: rows.rows.compactMap { $0.host })
    var lines: [ConsoleLine] = []
    for row in rows.rows {
      guard let line = ConsoleLine(row, names) else { continue }
      if !lines.contains(where: { $0.address == line.address }) { lines.append(line) }
    }
    let ordered = lines.enumerated().sorted {
      ($0.element.place.0, $0.element.place.1, $0.offset)
        < ($1.element.place.0, $1.element.place.1, $1.offset)
    }.map { $0.element.text(names) }
    let broken = ConsoleLine(rows.broken, names)?.text(names) ?? rows.broken.text
    let text =
      head(hasMasks: lines.contains { $0.place.0 == 0 })
      + ["("]
      + ordered.map { "    \"\($0)\"" }.joined(separator: ",\n").split(separator: "\n")
      .map(String.init) + [")", "", "Will attempt to recover by breaking constraint ", broken, ""]
      + Self.advice + [""] + beyond
    return text.map { $0 + "\n" }.joined()
  }

  /// Returns the lines up to the list.
  ///
  /// Tools find reports by the first one, and by the beginning of the second one.
  private func head(hasMasks: Bool) -> [String] {
    let note =
      "\t(Note: about NSAutoresizingMaskLayoutConstraint see the documentation of the UIView property "
      + "translatesAutoresizingMaskIntoConstraints)"
    return [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is not wanted.",
      "\tTry this:",
      "\t\t(1) look for the constraint that you don't expect;",
      "\t\t(2) find the code that added it, and fix that.",
    ] + (hasMasks ? [note] : [])
  }

  private static let advice = [
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
      + "debugger.",
    "More to call there: the category UIConstraintBasedLayoutDebugging on UIView in "
      + "<UIKitCore/UIView.h>.",
  ]

  /// The facts that Xcode has no way to report.
  private var beyond: [String] {
    let others = rows.rows.filter { $0 != rows.broken }
    let sizes = satisfiableSizes.map(\.words).joined(separator: ", or ")
    return [
      "What Xcode cannot say:",
      "\tgiven up, and off by \(decimalText(abs(amount))) pt:", "\t\t" + rows.broken.placedText,
      "\tbecause of:",
    ] + others.map { "\t\t" + $0.placedText }
      + (sizes.isEmpty ? [] : ["\tall of them hold \(PrintableText.escaped(sizes))"])
  }
}

extension SystemRow {
  /// A view of the tree that the row is about.
  fileprivate var host: View? { constraint?.installedView ?? item?.hostView }

  /// The row in words, with its place in the source.
  fileprivate var placedText: String { constraint?.placedEquation ?? PrintableText.escaped(text) }
}

extension LayoutConstraint {
  /// The constraint as an equation, with its place in the source.
  var placedEquation: String {
    let words = PrintableText.escaped(equation)
    guard let source else { return words }
    let column = source.column > 0 ? ":\(source.column)" : ""
    return "\(words)  (\(PrintableText.escaped(source.file)):\(source.line)\(column))"
  }
}

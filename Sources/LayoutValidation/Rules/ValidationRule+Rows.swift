import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutSimulation
import LayoutViews
import LayoutVocabulary

extension ValidationRule {
  /// The rules about the rows that a finger on the touch view reaches.
  static let ofRows = [
    ofTouch("no-row-reachable", "rows-unreachable") { screen, touch in
      guard !touch.reach.region.isEmpty, !screen.tableFrame.isNull,
        let rows = RowReach(screen, touch)
      else { return nil }
      return screen.finding(about: rows, touch)
    }
  ]
}

extension ScreenGeometry {
  fileprivate func finding(about rows: RowReach, _ touch: TouchPlace) -> LayoutFinding? {
    guard let first = rows.unreachable.first else { return nil }
    let missing = rows.unreachable.reduce(0) { $0 + $1.count }
    guard missing < rows.count else { return noRowFinding(touch) }
    let others = missing - first.count
    let names = "\(rows.name(of: first)) of \(rows.count)"
    var finding = finding(
      "rows-unreachable",
      .warning,
      "\(names)\(others > 0 ? ", and \(others) more," : "") cannot be pressed: \(reason(rows, first))",
      about: touch.view,
      .vertical,
      amount: rows.missing,
      hint:
        "a pan that began on another row still passes them; let the touch view reach from 'tableView.safeArea.top' to 'tableView.safeArea.bottom' for taps, and for pans that begin there"
    )
    finding.illustrations += rows.unreachable.compactMap { range in
      rows.shownRect(of: range, in: tableFrame).map { Illustration(.hatched, $0) }
    }
    return finding
  }

  /// Returns why rows that follow each other cannot be pressed.
  private func reason(_ rows: RowReach, _ range: Range<Int>) -> String {
    let heights =
      "touchView takes touches from \(decimalText(rows.heights.lowerBound)) to \(decimalText(rows.heights.upperBound)) pt"
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    let (top, bottom) = (rows.sweep(ofRow: first), rows.sweep(ofRow: last))
    if top.lowerBound >= rows.heights.upperBound - CGRect.leastLength {
      return
        "\(heights), and \(rows.name(of: first..<first + 1)) comes no higher than \(decimalText(top.lowerBound)) pt"
    }
    if bottom.upperBound <= rows.heights.lowerBound + CGRect.leastLength {
      return
        "\(heights), and \(rows.name(of: last..<last + 1)) comes no lower than \(decimalText(bottom.upperBound)) pt"
    }
    return
      "\(heights), and something lies in front of it at \(decimalText(top.lowerBound)) to \(decimalText(bottom.upperBound)) pt"
  }

  private func noRowFinding(_ touch: TouchPlace) -> LayoutFinding {
    let found = touch.reach.region.bounds
    let side = found.side(outside: tableFrame)
    return finding(
      "no-row-reachable",
      .error,
      "no row can be pressed: touchView "
        + (side.map { "lies beside the table, \($0.words) edge" }
          ?? "takes touches on \(Self.size(found)), where no row comes"),
      about: touch.view,
      side?.axis ?? .vertical,
      amount: side?.distance ?? 0,
      hint: "place it over the rows of 'tableView'"
    )
  }
}

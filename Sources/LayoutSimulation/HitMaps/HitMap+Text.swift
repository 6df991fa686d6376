package import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutViews

extension HitMap {
  /// An entry for regions, or rows of one section one after the other, that are reported together.
  package struct Entry {
    /// The title: "row 0/3 to row 0/9", "View 'touchView'".
    package let title: String
    /// The sizes and places.
    package let detail: String
    /// The indices of the regions.
    package let regions: [Int]
  }

  /// An entry for covered or unreachable views that are reported together.
  package struct CoveredEntry {
    /// The view that covers, or that is out of reach.
    package let title: String
    /// The covered views with the parts that cannot be touched at all, or the reason why no touch reaches it.
    package let details: [String]
    /// The places, in the window's coordinates.
    package let rects: [CGRect]
  }

  /// The regions from top to bottom; alike ones in rows that follow each other share an entry.
  package var entries: [Entry] {
    let groups = Self.runs(of: Array(regions.indices)) { regions[$0].family }
    return groups.map { group in
      let rects = group.flatMap { regions[$0].rects }
      let count = group.count == 1 ? "" : "\(group.count) "
      let what = regions[group[0]].family?.name == "row" ? "rows" : "times"
      return Entry(
        title: Self.title(group.map { regions[$0].name }),
        detail: (count.isEmpty ? "" : "\(count)\(what), ") + Self.text(of: rects),
        regions: group
      )
    }
  }

  /// Returns alike items in rows that follow each other together, at the place of the first of them.
  private static func runs<Item>(of items: [Item], family: (Item) -> Family?) -> [[Item]] {
    var runs: [[Item]] = []
    // By the next row: the runs that wait for it, the first of them first.
    var waiting: [Family: [Int]] = [:]
    for item in items {
      let own = family(item)
      var index = runs.count
      if let own, let first = waiting[own]?.first {
        index = first
        waiting[own]?.removeFirst()
        runs[index].append(item)
      } else {
        runs.append([item])
      }
      guard let next = own?.next else { continue }
      let place = waiting[next]?.firstIndex { $0 > index }
      waiting[next, default: []].insert(index, at: place ?? waiting[next]?.count ?? 0)
    }
    return runs
  }

  /// Returns "row 0/3 to row 0/9"; "Switch in row 3 to row 5".
  private static func title(_ names: [String]) -> String {
    guard names.count > 1, let first = names.first, let last = names.last else {
      return names.first ?? ""
    }
    let row =
      last.range(of: "row ", options: .backwards).map { last[$0.lowerBound...] } ?? last[...]
    return "\(first) to \(row)"
  }

  /// The covered views, by the views that cover.
  package var coveredEntries: [CoveredEntry] {
    covered.grouped { ObjectIdentifier($0.coverer) }.map { _, group in
      CoveredEntry(
        title: group[0].covererName,
        details: Self.details(of: group),
        rects: Self.joined(group.flatMap(\.rects), size: size)
      )
    }
  }

  /// The views that no touch reaches, by the reasons; alike ones in rows that follow each other together.
  package var unreachableEntries: [CoveredEntry] {
    unreachable.grouped(by: \.reason).flatMap { reason, group in
      Self.runs(of: group, family: \.family).map { run in
        CoveredEntry(
          title: Self.title(run.map(\.name)),
          details: ["no touch reaches it, \(reason): \(Self.text(of: run.map(\.rect)))"],
          rects: run.map(\.rect)
        )
      }
    }
  }

  /// Returns "lies over row 0 to row 9: 68 × 500 pt at (0, 103)", and whether no touch gets there at all.
  private static func details(of group: [Covered]) -> [String] {
    let reachable = runs(of: group.filter { !$0.isUnreachable }, family: \.family)
    let unreachable = runs(of: group.filter(\.isUnreachable), family: \.family)
    return (unreachable + reachable).map { run in
      let rest = run[0].isUnreachable ? ", which no touch reaches" : ""
      let rects = run.flatMap(\.rects)
      return "lies over \(title(run.map(\.name)))\(rest): \(text(of: rects))"
    }
  }

  /// Returns "68 × 749 pt at (0, 103)"; for other shapes than a rectangle with the share of the box around it.
  private static func text(of rects: [CGRect]) -> String {
    guard let first = rects.first else { return "nowhere" }
    let box = rects.dropFirst().reduce(first) { $0.union($1) }
    let place =
      "\(number(box.width)) × \(number(box.height)) pt at (\(number(box.minX)), \(number(box.minY)))"
    let area = rects.reduce(0) { $0 + $1.width * $1.height }
    // An area that fills the box around it is a rectangle.
    if abs(area - box.width * box.height) < 0.5 { return place }
    return "\(number(area / (box.width * box.height) * 100)) % of \(place)"
  }

  private static func number(_ value: CGFloat) -> String { decimalText(value, most: 1) }

  /// Returns rectangles that do not overlap, joined if that gives a rectangle.
  private static func joined(_ rects: [CGRect], size: CGSize) -> [CGRect] {
    var grid = HitGrid(
      size: size,
      xs: rects.flatMap { [$0.minX, $0.maxX] },
      ys: rects.flatMap { [$0.minY, $0.maxY] }
    )
    for rect in rects { grid.number(the: rect, with: 0) }
    return grid.rectangles(ofNumbersBelow: 1)[0]
  }

  /// The map in words, a line for each region or run of rows, and for covered views.
  public var lines: [String] {
    let entries = entries
    let width = entries.map(\.title.count).max() ?? 0
    var lines = entries.map { entry in
      "\(entry.title)\(String(repeating: " ", count: width - entry.title.count))  \(entry.detail)"
    }
    for entry in coveredEntries {
      lines += entry.details.map { "\(entry.title) \($0)" }
    }
    for entry in unreachableEntries {
      lines += entry.details.map { "\(entry.title): \($0)" }
    }
    return lines
  }
}

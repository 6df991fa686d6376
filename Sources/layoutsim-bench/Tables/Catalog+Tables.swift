import CMeasuring
import Foundation
import LayoutDevices
import LayoutTables
import LayoutViews

extension Catalog {
  /// The tables of a thousand to ten million rows, each with a height of its own.
  static var tables: [Measurement] {
    [
      Measurement("table", tools: []) { laboratory in
        var smallest: [String: Double] = [:]
        return [1000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap { count in
          let table = TallTable(count: count)
          let results = [
            laboratory.lookups(in: table),
            laboratory.question("select", "a range selected and deselected", table, &smallest) {
              let rows = table.rowRange
              table.view.setSelected(true, rows: rows)
              table.view.setSelected(false, rows: rows)
            },
            laboratory.question("scroll", "scrolled elsewhere and laid out", table, &smallest) {
              table.view.contentOffset.y = table.nextPlace
              table.view.layoutIfNeeded()
            },
          ]
          return results + [laboratory.scatteredRows(in: table)]
        }
      }, memory,
    ]
  }

  /// The memory of tables, which grows with the differences of rows.
  private static var memory: Measurement {
    Measurement("table-memory", group: "table", tools: []) { _ in
      var results: [Result] = []
      for count in [1000, 10_000, 100_000, 1_000_000, 10_000_000] {
        let even = TallTable(count: count, isEven: true)
        let evenTitle = "a table of \(count.grouped) rows of one height"
        results.append(.memory("even-\(count)", evenTitle, even.byteCount))
        let table = TallTable(count: count)
        let title = "a table of \(count.grouped) rows of their own heights"
        results.append(.memory("own-\(count)", title, table.byteCount, each: count))
        let before = Int(allocated_bytes())
        let ranges = table.selectScatteredRows()
        let list = ranges.count * MemoryLayout<Range<Int>>.stride
        let selection = Int(allocated_bytes()) - before - list
        let rows = "\(ranges.count.grouped) scattered rows selected"
        results.append(.memory("scatter-\(count)", rows, selection, each: ranges.count))
      }
      return results
    }
  }
}

extension Result {
  /// Returns the memory of something.
  fileprivate static func memory(
    _ name: String,
    _ title: String,
    _ count: Int,
    each number: Int? = nil
  ) -> Self {
    let share = number.map { "\((Double(count) / Double($0)).short) bytes each" }
    let remarks = [share].compactMap(\.self)
    return Result(
      name: "table-memory-\(name)",
      title: title,
      ours: Double(count),
      unit: "bytes",
      remarks: remarks
    )
  }
}

extension Laboratory {
  /// Returns the time to find the row at a place, against going through the rows.
  fileprivate func lookups(in table: TallTable) -> Result {
    let clock = ProcessorClock()
    var found = 0
    var scanned = 0
    let comparison = compare { slice in
      samples(for: slice) {
        clock.measure {
          for _ in 0..<100 { found += table.view.row(at: table.nextPlace) ?? 0 }
        } / 100
      }
    } _: { slice in
      samples(for: slice) { clock.measure { scanned += table.scan(to: table.nextPlace) } }
    }
    let title = "the row at a place among \(table.count.grouped)"
    var result = Result("table-lookup-\(table.count)", title, comparison, goal: .faster(1))
    result.remarks = ["against a linear scan"]
    result.isRight = table.isRight && found > 0 && scanned > 0
    return result
  }

  /// Returns the time for one row more and less if every tenth row is selected, against a sorted array of ranges.
  fileprivate func scatteredRows(in table: TallTable) -> Result {
    let clock = ProcessorClock()
    let ranges = table.selectScatteredRows()
    var peer = RangeSet(ranges)
    let comparison = compare { slice in
      samples(for: slice) {
        clock.measure {
          for _ in 0..<100 {
            let row = table.lonelyRow
            table.view.setSelected(true, rows: row)
            table.view.setSelected(false, rows: row)
          }
        } / 100
      }
    } _: { slice in
      samples(for: slice) {
        let row = table.lonelyRow
        return clock.measure {
          peer.insert(contentsOf: row)
          peer.remove(contentsOf: row)
        }
      }
    }
    let title = "a row more and less among \(ranges.count.grouped) that are scattered"
    var result = Result("table-scatter-\(table.count)", title, comparison)
    result.remarks = ["against ranges in a sorted array"]
    result.isRight = table.view.selection.ranges == Array(peer.ranges)
    return result
  }

  /// Returns the time of an operation on a table, against the same on the smallest table.
  fileprivate func question(
    _ kind: String,
    _ title: String,
    _ table: TallTable,
    _ smallest: inout [String: Double],
    _ body: () -> Void
  ) -> Result {
    let name = "table-\(kind)-\(table.count)"
    var result = Result(name, "\(title), \(table.count.grouped) rows", time(body))
    smallest[kind] = smallest[kind] ?? result.ours
    result.peer = smallest[kind]
    result.remarks = ["compared with the smallest"]
    return result
  }
}

import Foundation
import LayoutTables
import TestSupport
import Testing

@Suite struct TableGeometryTests {
  /// Two titled sections with an empty one between them.
  let geometry = TableGeometry(
    tableHeaderHeight: 10,
    sections: [
      TableSectionGeometry(
        header: HeaderFooterHeight(28, topPadding: 22),
        rows: RowHeights(count: 3, height: 50),
        footer: HeaderFooterHeight(6)
      ),
      TableSectionGeometry(header: HeaderFooterHeight(28, topPadding: 22)),
      TableSectionGeometry(
        header: HeaderFooterHeight(28),
        rows: RowHeights(runs: [
          RowRun(count: 1, height: 40), RowRun(count: 1, height: 0), RowRun(count: 1, height: 60),
        ])
      ),
    ],
    tableFooterHeight: 20
  )

  @Test(
    arguments: [
      (y: 9.5, row: nil), (y: 59.5, row: nil), (y: 60, row: 0), (y: 109.5, row: 0),
      (y: 110, row: 1), (y: 209.5, row: 2), (y: 210, row: nil), (y: 216, row: nil),
      (y: 293.5, row: nil), (y: 294, row: 3), (y: 334, row: 5), (y: 393.5, row: 5),
      (y: 394, row: nil), (y: -1, row: nil), (y: CGFloat.nan, row: nil),
    ] as [(y: CGFloat, row: Int?)]
  )
  func `a coordinate belongs to the row that begins there`(_ expected: (y: CGFloat, row: Int?)) {
    #expect(geometry.row(at: expected.y) == expected.row)
  }

  @Test func `everything lies below what comes before it`() {
    #expect(geometry.span(ofSection: 0) == VerticalSpan(minY: 10, height: 206))
    #expect(geometry.span(of: .header, 0) == VerticalSpan(minY: 32, height: 28))
    #expect(geometry.span(of: .footer, 0) == VerticalSpan(minY: 210, height: 6))
    #expect(geometry.span(ofSection: 1) == VerticalSpan(minY: 216, height: 50))
    #expect(geometry.span(ofRow: 3) == VerticalSpan(minY: 294, height: 40))
    #expect(geometry.span(ofRow: 4) == VerticalSpan(minY: 334, height: 0))
    #expect(geometry.tableFooterMinY == 394)
    #expect(geometry.contentHeight == 414)
  }

  @Test func `rows have a name and a number`() {
    #expect(geometry.indexPath(ofRow: 3) == IndexPath(indexes: [2, 0]))
    #expect(geometry.row(of: IndexPath(indexes: [2, 2])) == 5)
    for missing in [[1, 0], [0, 3], [3, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] {
      #expect(geometry.row(of: IndexPath(indexes: missing)) == nil)
    }
  }

  @Test func `a part of the height names rows and sections`() {
    #expect(geometry.rows(from: 0, to: 60) == 0..<0)
    #expect(geometry.rows(from: 109, to: 110) == 0..<1)
    #expect(geometry.rows(from: 109, to: 111) == 0..<2)
    #expect(geometry.rows(from: 212, to: 295) == 3..<4)
    #expect(geometry.rows(from: 300, to: 300).isEmpty)
    #expect(geometry.rows(from: -1000, to: 1000) == 0..<6)
    #expect(geometry.sections(from: 0, to: 10) == 0..<0)
    #expect(geometry.sections(from: 0, to: 11) == 0..<1)
    #expect(geometry.sections(from: 215, to: 267) == 0..<3)
  }

  @Test func `the nearest row is found from headers and from outside`() {
    #expect(geometry.row(nearestTo: -50) == 0)
    #expect(geometry.row(nearestTo: 240) == 2)
    #expect(geometry.row(nearestTo: 270) == 3)
    #expect(geometry.row(nearestTo: 1000) == 5)
    #expect(TableGeometry().row(nearestTo: 0) == nil)
  }

  @Test func `an empty table has no rows and no height`() {
    let empty = TableGeometry()
    #expect(empty.contentHeight == 0)
    #expect(empty.row(at: 0) == nil)
    #expect(empty.rows(from: 0, to: 100).isEmpty)
    #expect(empty.sections(from: 0, to: 100).isEmpty)
  }

  @Test func `ten million rows are looked up in a few steps`() {
    let sections = (0..<1000).map { section in
      TableSectionGeometry(
        header: HeaderFooterHeight(28),
        rows: RowHeights(runs: [
          RowRun(count: 9000, height: 44), RowRun(count: 1000, height: CGFloat(section % 7) + 30),
        ])
      )
    }
    let geometry = TableGeometry(sections: sections)
    #expect(geometry.numberOfRows == 10_000_000)
    for row in stride(from: 0, to: 10_000_000, by: 99_991) {
      let span = geometry.span(ofRow: row)
      #expect(geometry.row(at: span.minY) == row)
      #expect(geometry.row(at: span.minY + span.height / 2) == row)
    }
  }
}

@Suite struct RandomTableTests {
  /// A table of random heights, all multiples of a quarter so that sums are exact.
  static func sections(_ generator: inout SeededGenerator) -> [[CGFloat]] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      let isUniform = Bool.random(using: &generator)
      let common = CGFloat(Int.random(in: 0...200, using: &generator)) / 4
      return (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        isUniform ? common : CGFloat(Int.random(in: 0...60, using: &generator)) / 4
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `lookups agree with a scan of all rows`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let heights = Self.sections(&generator)
    let header = CGFloat(Int.random(in: 0...8, using: &generator))
    let geometry = TableGeometry(
      sections: heights.map { rows in
        TableSectionGeometry(
          header: HeaderFooterHeight(header, topPadding: 2),
          rows: RowHeights(runs: rows.map { RowRun(count: 1, height: $0) }),
          footer: HeaderFooterHeight(3)
        )
      }
    )
    var scanned: [VerticalSpan] = []
    var y: CGFloat = 0
    for rows in heights {
      y += 2 + header
      for height in rows {
        scanned.append(VerticalSpan(minY: y, height: height))
        y += height
      }
      y += 3
    }
    #expect(geometry.contentHeight == y, "seed \(seed)")
    #expect(geometry.numberOfRows == scanned.count, "seed \(seed)")
    for (row, span) in scanned.enumerated() {
      guard geometry.span(ofRow: row) == span else {
        Issue.record("row \(row): \(geometry.span(ofRow: row)), not \(span), seed \(seed)")
        return
      }
    }
    for _ in 0..<300 {
      let y = CGFloat(Int.random(in: -40...Int(y * 4) + 40, using: &generator)) / 4
      let other = y + CGFloat(Int.random(in: 1...400, using: &generator)) / 4
      let found = geometry.row(at: y)
      #expect(found == scanned.firstIndex { $0.contains(y) }, "y \(y), seed \(seed)")
      let inside = scanned.indices.filter {
        scanned[$0].height > 0 && scanned[$0].minY < other && scanned[$0].maxY > y
      }
      let range = geometry.rows(from: y, to: other).filter { scanned[$0].height > 0 }
      #expect(range == inside, "from \(y) to \(other), seed \(seed)")
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `a row is found where it lies, to the last bit, whatever was measured`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sectionCount = Int.random(in: 1...300, using: &generator)
    var geometry = TableGeometry(
      tableHeaderHeight: 1.0 / 3,
      sections: (0..<sectionCount).map { _ in
        TableSectionGeometry(
          header: HeaderFooterHeight(CGFloat.random(in: 0...30, using: &generator)),
          rows: RowHeights(
            count: Int.random(in: 0...40, using: &generator),
            height: CGFloat.random(in: 1...50, using: &generator),
            isEstimate: true
          )
        )
      }
    )
    let count = geometry.numberOfRows
    guard count > 0 else { return }
    for _ in 0..<400 {
      let height = CGFloat.random(in: 0.1...90, using: &generator)
      let before = geometry.contentHeight
      let measured = Int.random(in: 0..<count, using: &generator)
      let change = geometry.setHeight(height, ofRow: measured)
      #expect(abs(geometry.contentHeight - before - change) < 1e-6, "seed \(seed)")
      #expect(!geometry.isEstimate(measured), "seed \(seed)")
      let row = Int.random(in: 0..<count, using: &generator)
      let span = geometry.span(ofRow: row)
      #expect(geometry.row(at: span.minY) == row, "row \(row), seed \(seed)")
      #expect(geometry.row(at: span.maxY.nextDown.nextDown) ?? row <= row, "\(row), seed \(seed)")
      #expect(geometry.row(at: span.minY.nextDown) != row, "row \(row), seed \(seed)")
    }
    // What was changed bit by bit is what it would be if it had been so from the beginning.
    let anew = TableGeometry(tableHeaderHeight: 1.0 / 3, sections: geometry.sections)
    for section in 0..<sectionCount {
      #expect(anew.span(ofSection: section) == geometry.span(ofSection: section), "seed \(seed)")
    }
  }

  @Test func `rows of a million sections are found`() {
    let rows = RowHeights(count: 10, height: 4.0 / 3)
    var geometry = TableGeometry(
      sections: Array(
        repeating: TableSectionGeometry(header: HeaderFooterHeight(1), rows: rows),
        count: 1_000_000
      )
    )
    for row in stride(from: 0, to: 10_000_000, by: 99_991) {
      geometry.setHeight(7, ofRow: row)
      #expect(geometry.row(at: geometry.span(ofRow: row).minY) == row)
    }
    #expect(geometry.sections(from: -1, to: 1e9) == 0..<1_000_000)
  }
}

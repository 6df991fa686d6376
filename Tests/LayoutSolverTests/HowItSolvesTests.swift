import Foundation
import LayoutSolver
import TestSupport
import Testing

@Suite struct HowItSolvesTests {
  private static let sources = "\(Repository.root)/Sources/LayoutSolver"

  private func page() throws -> String {
    try String(contentsOfFile: "\(Self.sources)/LayoutSolver.docc/HowItSolves.md", encoding: .utf8)
  }

  /// The cells of the page's tables, row by row, without their heads.
  private func rows() throws -> [[String]] {
    try page().split(separator: "\n").filter { $0.hasPrefix("|") && $0.contains("`") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `each stage and each shortcut is in the sources under its name`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources)
      .filter { $0.hasSuffix(".swift") }
    let source = try files.map {
      try String(contentsOfFile: "\(Self.sources)/\($0)", encoding: .utf8)
    }
    .joined()
    let rows = try rows()
    #expect(rows.count == 7 + 5)
    for row in rows {
      let name = try #require(row[1].split(separator: ".").last).filter { $0 != "`" }
      let isThere = ["struct \(name):", "class \(name):", "func \(name)("].contains {
        source.contains($0)
      }
      #expect(isThere, "the sources have no '\(name)'")
    }
  }

  @Test(arguments: [(container: 320.0, width: 288.0), (500, 400), (432, 400), (431, 399)])
  func `the label of the page is as wide as its container leaves it`(
    _ sample: (container: Double, width: Double)
  ) {
    var solver = ConstraintSolver()
    let container = solver.makeVariable(restsFirst: true)
    let x = solver.makeVariable()
    let width = solver.makeVariable(restsFirst: true)
    solver.addConstraint([Term(container)], .equal, sample.container)
    solver.addConstraint([Term(x)], .equal, 16)
    solver.addConstraint([Term(x), Term(width), Term(container, -1)], .lessThanOrEqual, -16)
    solver.addConstraint([Term(width)], .greaterThanOrEqual, 400, priority: Priority(750))
    solver.addConstraint([Term(width)], .lessThanOrEqual, 400, priority: Priority(250))
    solver.solve()
    #expect(solver.value(of: width) == sample.width)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `four rows of the page are a conflict where the container is too small`() {
    var solver = ConstraintSolver()
    let container = solver.makeVariable()
    let x = solver.makeVariable()
    let width = solver.makeVariable()
    let rows = [
      solver.addConstraint([Term(container)], .equal, 20),
      solver.addConstraint([Term(x)], .equal, 16),
      solver.addConstraint([Term(x), Term(width), Term(container, -1)], .lessThanOrEqual, -16),
      solver.addConstraint([Term(width)], .greaterThanOrEqual, 0),
    ]
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [rows])
  }
}

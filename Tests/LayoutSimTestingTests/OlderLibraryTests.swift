import LayoutSimTesting
import XCTest

/// `expectLayout` in a test case of XCTest.
final class OlderLibraryTests: XCTestCase {
  func testDefaultStripSelectsRows() throws {
    let device = try XCTUnwrap(Simulation.Device.named("iPhone 15"))
    let sim = Simulation(device, title: "XCTest", table: .editing(rows: 30))
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    picker.setDebugMode(on: true)
    picker.enabled = true

    try sim.press(.row(2, on: .touchView))
    try sim.move(to: .row(5), within: .milliseconds(300))
    try sim.release()

    XCTAssertEqual(sim.tableView.indexPathsForSelectedRows?.map(\.row), [2, 3, 4, 5])
    expectLayout(sim, named: "four-rows")
  }

  #if !canImport(ObjectiveC)
  private var caught: [(words: String, file: String, line: Int)]?

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard caught != nil else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    caught?.append((description, filePath, lineNumber))
  }

  func testFailureIsAtTheLineOfTheCaller() throws {
    let sim = Simulation(Simulation.Scene(table: .rows(3), overlay: nil))
    caught = []
    // No file can have this name, so that nothing is written.
    expectLayout(sim, named: "../list")
    let failures = try XCTUnwrap(caught)
    caught = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(failures.first?.line, #line - 5)
    XCTAssertEqual(failures.first?.words.contains("no snapshot can be called '../list'"), true)
  }

  func testMistakeIsAtTheLineOfItsConstraint() throws {
    let sim = Simulation(Simulation.Scene(table: .rows(3), overlay: nil))
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    sim.window.addSubview(card)
    card.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    let line = #line - 1
    caught = []
    expectLayout(sim, named: "../list", allowing: [.ambiguity])
    let failures = try XCTUnwrap(caught)
    caught = nil
    let mistake = try XCTUnwrap(failures.first)
    XCTAssertEqual(mistake.file, #filePath)
    // The first test case of a process is not known to us, and then the line is the caller's.
    let isKnown = mistake.line == line
    XCTAssertTrue(isKnown || mistake.words.contains("OlderLibraryTests.swift:\(line): "))
    XCTAssertTrue(mistake.words.contains("UIKit raises"))
  }
  #endif
}

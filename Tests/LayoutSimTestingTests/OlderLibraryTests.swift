import LayoutSimTesting
import XCTest

/// `expectLayout` in a test case of XCTest.
final class OlderLibraryTests: XCTestCase {
  func testDefaultStripSelectsRows() throws {
    let device = try XCTUnwrap(Device.named("iPhone 15"))
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
}

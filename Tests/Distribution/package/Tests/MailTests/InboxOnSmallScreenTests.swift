import LayoutSimTesting
import XCTest

final class InboxOnSmallScreenTests: XCTestCase {
  func testATapSelectsTheRow() throws {
    let device = try XCTUnwrap(Simulation.Device.named("iPhone SE (3rd generation)"))
    let simulation = try inbox(on: device)
    expectLayout(simulation, named: "tapped")
    expectSnapshot(of: simulation, as: .tree, named: "tapped")
    expectText("\(simulation.selectedRowsByAge.count) selected", matches: "1 selected")
  }
}

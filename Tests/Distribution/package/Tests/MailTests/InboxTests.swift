import LayoutSimTesting
import Testing

@Suite(.recordsWhenPassing) struct InboxTests {
  @Test func `a tap selects the row`() throws {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let simulation = try inbox(on: device)
    expectLayout(simulation, named: "tapped")
    expectSnapshot(of: simulation, as: .tree, named: "tapped")
    expectText("\(simulation.selectedRowsByAge.count) selected", matches: "1 selected")
  }
}

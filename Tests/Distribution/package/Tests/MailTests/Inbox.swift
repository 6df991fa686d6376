import LayoutSimTesting

/// Makes an inbox in which rows were tapped.
func inbox(on device: Simulation.Device) throws -> Simulation {
  let simulation = Simulation(device, title: "Inbox", table: .rows(12))
  for row in [2] { try simulation.tap(.row(row)) }
  return simulation
}

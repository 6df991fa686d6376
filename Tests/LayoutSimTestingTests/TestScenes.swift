import LayoutScenes
import LayoutSimTesting
import Testing

extension TableScene {
  static func editing(rows count: Int) -> Self {
    var table = rows(count)
    table.isEditing = true
    return table
  }
}

func device(_ name: String) throws -> Simulation.Device {
  try #require(Simulation.Device.named(name))
}

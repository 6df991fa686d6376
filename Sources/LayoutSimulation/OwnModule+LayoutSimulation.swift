package import LayoutDiagnostics
import LayoutInteraction
import LayoutViews
import TableSelection

extension OwnModule {
  /// This module.
  package static let layoutSimulation = OwnModule()
}

extension SourceMark {
  /// Whether the place is in the Swift code of the simulator, which is not the reader's.
  package var isInOwnSource: Bool {
    [OwnModule.layoutViews, .layoutInteraction, .tableSelection, .layoutSimulation]
      .contains { $0.contains(self) }
  }
}

import LayoutControls
package import LayoutDiagnostics
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection

extension OwnModule {
  /// The mark of this module.
  package static let layoutSimulation = OwnModule()
}

extension SourceMark {
  /// Whether the place is in the Swift code of the simulator, which is not the reader's.
  package var isInOwnSource: Bool {
    [
      OwnModule.layoutViews, .layoutTables, .layoutControls, .layoutInteraction, .tableSelection,
      .layoutSimulation,
    ]
    .contains { $0.contains(self) }
  }
}

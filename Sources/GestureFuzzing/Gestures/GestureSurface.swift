package import Foundation
package import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
package import LayoutSimulation
import LayoutTables
import LayoutViews
package import SelectionModel
import TableSelection

/// The parts of a screen on which random fingers come down, in the window's coordinates.
package struct GestureSurface: Sendable, Hashable {
  /// The orientation of the device.
  package let orientation: Orientation
  /// The window.
  package let window: CGRect
  /// The part of the table inside the safe area.
  package let table: CGRect
  /// The part of the touch view that is on the screen, or `nil` without one.
  package let touchView: CGRect?
  /// The column of the check marks of a table in editing mode, or `nil` in another mode.
  package let checkMarks: CGRect?
  /// The start of the drag that selects, or `nil` if taps alone do.
  package let start: SelectionMode.Start?
  /// The time that a finger rests before a drag that needs it begins.
  package let pressDuration: Duration

  /// Creates the surface of a screen as it is.
  package init(_ simulation: Simulation) {
    orientation = simulation.window.environment.orientation
    let window = simulation.window.bounds
    self.window = window
    let table = simulation.visibleArea.intersection(window)
    self.table = table.isNull ? window : table
    let touchView = simulation.view(named: .touchView).map { view in
      view.convert(view.bounds, to: nil).intersection(window)
    }
    self.touchView = touchView.flatMap { $0.isEmpty ? nil : $0 }
    let scene = simulation.scene
    start = scene.selection?.mode.start ?? (scene.overlay == nil ? nil : .stripPan)
    let width = Thresholds.circleZone.value
    let isRightToLeft =
      simulation.tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    checkMarks =
      simulation.tableView.isEditing
      ? CGRect(
        x: isRightToLeft ? self.table.maxX - width : self.table.minX,
        y: self.table.minY,
        width: width,
        height: self.table.height
      ) : nil
    pressDuration = scene.selection?.minimumPressDuration ?? Thresholds.pressDuration.value
  }

  /// The area on which most fingers come down: where a drag that selects begins.
  package var home: CGRect {
    switch start?.approach.surface {
    case .strip: touchView ?? table
    case .checkMarks: checkMarks ?? table
    case .rows, nil: table
    }
  }
}

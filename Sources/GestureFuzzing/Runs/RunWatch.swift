import LayoutSimulation
import LayoutTables
import SelectionModel
import TableSelection

/// An observer of a screen that random fingers play on.
final class RunWatch: TableViewObserver {
  /// The number of the step under way.
  var step = 0
  /// The events since the gesture began.
  private(set) var events: [(step: Int, event: SelectionEvent)] = []
  /// The mode of the drag that began since then.
  private(set) var mode: SelectionMode?
  /// Whether rows came, went or were loaded again since then, or editing mode exchanged the selection.
  private(set) var changesRows = false
  private var ears: [Ear] = []

  init(_ simulation: Simulation) {
    simulation.tableView.addObserver(self)
    if let controller = simulation.scrollAndSelect { listen(to: controller, controller.mode) }
    if let controller = simulation.rowSelection { listen(to: controller, controller.mode) }
  }

  /// Forgets the gesture before.
  func begin() {
    events = []
    mode = nil
    changesRows = false
  }

  func observe(_ event: TableEvent, of tableView: TableView) {
    switch event {
    case .didMoveRows, .willPerform, .didDeselectReloaded, .didReloadData, .didExchangeSelection:
      changesRows = true
    case .makesRoomForRow, .didTakeTap, .didChangeRowsUnderFinger, .willLeaveWindow,
      .willChangeEditing, .didChangeEditing, .willUseSelection:
      break
    }
  }

  private func listen(to controller: SelectionController, _ mode: SelectionMode) {
    let ear = Ear { [unowned self] event in
      if case .began = event { self.mode = mode }
      events.append((step, event))
    }
    controller.observer = ear
    ears.append(ear)
  }
}

/// An observer of one way to select.
private final class Ear: SelectionObserver {
  private let note: (SelectionEvent) -> Void

  init(_ note: @escaping (SelectionEvent) -> Void) { self.note = note }

  func selectionDid(_ event: SelectionEvent) { note(event) }
}

package import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
package import LayoutScenes
package import LayoutSimulation
package import LayoutTables
import LayoutViews
package import ScreenFrames

/// A screen as wide as a cell, with a table of that cell in several states.
///
/// Each state is a section of its own, so that a cell has the corners and lines of an only one.
package final class CellScreen<Cell: TableViewCell> {
  let simulation: Simulation
  private let states: [Simulation.CellState]
  private let make: (() -> Cell)?
  private let configure: (Cell) -> Void

  /// Creates a screen with its cells laid out.
  ///
  /// - Parameters:
  ///   - scene: A table without sections, as wide as the cells.
  ///   - rowHeight: The height of the rows, or `nil` for that of each cell.
  ///   - states: The states, all of them in editing mode or none.
  ///   - make: A function that makes a cell, or `nil` for the table's way, by `init(style:reuseIdentifier:)`.
  ///   - configure: A function that gives a cell its content.
  package init(
    _ scene: SceneRepair,
    rowHeight: CGFloat? = nil,
    states: [Simulation.CellState],
    make: (() -> Cell)? = nil,
    configure: @escaping (Cell) -> Void
  ) {
    self.states = states
    self.make = make
    self.configure = configure
    simulation = Simulation(scene)
    let tableView = simulation.tableView
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    if let rowHeight { tableView.rowHeight = rowHeight }
    tableView.dataSource = self
    tableView.delegate = self
    tableView.setEditing(states.contains { $0.contains(.editing) }, animated: false)
    tableView.reloadData()
    simulation.window.layoutIfNeeded()
    for (section, state) in states.enumerated() {
      let path = IndexPath(row: 0, section: section)
      if state.contains(.selected) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      if state.contains(.highlighted) {
        tableView.cellForRow(at: path)?.setHighlighted(true, animated: false)
      }
    }
    simulation.window.layoutIfNeeded()
  }

  /// The cells, each as a frame of its size, without what others have outside of theirs; one that is higher than the screen
  /// is cut off there.
  package var frames: [ScreenFrame] {
    let tableView = simulation.tableView
    let frame = simulation.frame()
    return states.indices.map { section in
      let row = tableView.rectForRow(at: IndexPath(row: 0, section: section))
      let place = tableView.convert(row, to: nil)
      var alone = frame
      alone.elements = frame.elements.without {
        $0.role == "row" && !$0.id.hasSuffix(".row-\(section)-0")
      }
      return alone.shown(in: place.intersection(CGRect(origin: .zero, size: frame.size)))
    }
  }

  /// The names of the rows in findings, state by state.
  var rowNames: [String] {
    states.indices.map { simulation.tableView.geometry.name(ofRow: $0) }
  }
}

extension CellScreen: TableViewDataSource, TableViewDelegate {
  package func numberOfSections(in tableView: TableView) -> Int { states.count }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell =
      make?() ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if states[indexPath.section].contains(.disabled) { cell.isUserInteractionEnabled = false }
    if let cell = cell as? Cell { configure(cell) }
    return cell
  }
}

package import Foundation
package import LayoutDevices
import LayoutGeometry
import LayoutReports
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

  /// The height of the screen, which no cells fill.
  private static var height: CGFloat { 100_000 }

  /// Creates a screen with its cells laid out.
  ///
  /// - Parameters:
  ///   - environment: The environment; its screen is made as wide as asked, without cut-outs.
  ///   - width: The width, in points.
  ///   - table: The style of the table and the height of its rows, or `nil` for that of each cell.
  ///   - states: The states, all of them in editing mode or none.
  ///   - fonts: The fonts for letters that the system font does not have, or `nil` for none.
  ///   - make: A function that makes a cell, or `nil` for the table's way, by `init(style:reuseIdentifier:)`.
  ///   - configure: A function that gives a cell its content.
  package init(
    _ environment: ScreenEnvironment,
    width: CGFloat,
    table: (style: TableStyle, rowHeight: CGFloat?),
    states: [Simulation.CellState],
    fonts: SceneFonts? = nil,
    make: (() -> Cell)? = nil,
    configure: @escaping (Cell) -> Void
  ) {
    self.states = states
    self.make = make
    self.configure = configure
    var content = TableScene(sections: [])
    content.style = table.style
    var scene = Scene(
      environment: environment,
      controller: .plainView,
      table: content,
      overlay: nil
    )
    scene.showsStatusBar = false
    scene.fonts = fonts
    simulation = Simulation(scene)
    var screen = environment
    screen.device.portraitSize = CGSize(width: width, height: Self.height)
    screen.device.portraitSafeArea = .zero
    screen.device.statusBarHeight = 0
    screen.device.cutout = .none
    screen.device.cornerRadius = 0
    // No scene has a screen as high as this.
    simulation.window.environment = screen
    let tableView = simulation.tableView
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    if let height = table.rowHeight { tableView.rowHeight = height }
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

  /// The cells, each as a frame of its size; one that is higher than the screen is cut off there.
  package var frames: [ScreenFrame] {
    let tableView = simulation.tableView
    let frame = simulation.frame()
    return states.indices.map { section in
      let row = tableView.rectForRow(at: IndexPath(row: 0, section: section))
      let place = tableView.convert(row, to: nil)
      return frame.shown(in: place.intersection(CGRect(origin: .zero, size: frame.size)))
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

package import Foundation
package import LayoutDevices
import LayoutGeometry
package import LayoutScenes
package import LayoutSimulation
package import LayoutTables
import ScreenFrames

/// The cells of a sheet: one class in all combinations of widths, environments and states.
package struct CellVariants<Cell: TableViewCell> {
  /// The device, or `nil` for a phone or tablet by the width.
  package var device: Device?
  /// The style of the table and the height of its rows, or `nil` for that of each cell.
  package var table: (style: TableStyle, rowHeight: CGFloat?)
  /// The widths of the table, in points.
  package var widths: [CGFloat]
  /// The environments.
  package var matrix: EnvironmentMatrix
  /// The states.
  package var states: [Simulation.CellState]
  /// The fonts for letters that the system font does not have, or `nil` for none.
  package var fonts: SceneFonts?
  /// A function that makes a cell, or `nil` for the table's way, by `init(style:reuseIdentifier:)`.
  package var make: (() -> Cell)?
  /// A function that gives a cell its content.
  package var configure: (Cell) -> Void

  /// Creates the cells of a sheet.
  package init(
    device: Device? = nil,
    table: (style: TableStyle, rowHeight: CGFloat?) = (.plain, nil),
    widths: [CGFloat],
    matrix: EnvironmentMatrix = EnvironmentMatrix(),
    states: [Simulation.CellState] = [.normal],
    fonts: SceneFonts? = nil,
    make: (() -> Cell)? = nil,
    configure: @escaping (Cell) -> Void
  ) {
    self.device = device
    self.table = table
    self.widths = widths
    self.matrix = matrix
    self.states = states
    self.fonts = fonts
    self.make = make
    self.configure = configure
  }

  /// The width from which a screen is that of a tablet, in points.
  private static var leastTabletWidth: CGFloat { 500 }
  /// The greatest number of cells in a sheet.
  private static var limit: Int { 1000 }

  /// The reason why there is no sheet, in words, or `nil` if there is one.
  var problem: String? {
    if let width = widths.first(where: { !($0 > 0 && $0 <= 10_000) }) {
      return "\(decimalText(width)) is no width of a cell: give one of 1 to 10000 points"
    }
    if widths.isEmpty { return "there is no width: give 'widths' at least one, as in [390]" }
    if states.isEmpty { return "there is no state: give 'states' at least one, as in [.normal]" }
    let count = widths.count.multipliedReportingOverflow(by: states.count).partialValue
    let (all, isTooLarge) = count.multipliedReportingOverflow(by: matrix.combinationCount)
    return isTooLarge || all > Self.limit
      ? "a sheet has at most \(Self.limit) cells, and these are more: leave some values out" : nil
  }

  /// Adds all cells to a sheet: for each environment a line for each state.
  func add(to sheet: inout ScreenSheet) {
    let tables = widths.map(table(width:))
    for variation in matrix.variations(in: nil) {
      let words = matrix.telling(variation)
      let columns = zip(widths, tables).map { width, table in
        frames(width: width, of: table.varied { variation.applied(to: $0) }, words, &sheet)
      }
      for (index, state) in states.enumerated() {
        for (width, frames) in zip(widths, columns) {
          sheet.add(frames[index], caption(width, words, state))
        }
      }
    }
  }

  /// Returns the cells of a width, state by state, and notes their mistakes.
  private func frames(
    width: CGFloat,
    of table: SceneRepair,
    _ words: [String],
    _ sheet: inout ScreenSheet
  ) -> [ScreenFrame] {
    var frames: [Simulation.CellState: ScreenFrame] = [:]
    for states in [
      states.filter { !$0.contains(.editing) }, states.filter { $0.contains(.editing) },
    ]
    where !states.isEmpty {
      let screen = CellScreen(
        table,
        rowHeight: self.table.rowHeight,
        states: states,
        make: make,
        configure: configure
      )
      for (state, frame) in zip(states, screen.frames) { frames[state] = frame }
      let names = screen.rowNames
      sheet.noteMistakes(of: screen.simulation) { finding in
        let state = finding.row.flatMap(names.firstIndex).map { states[$0] }
        return caption(width, words, state)
      }
    }
    return states.compactMap { frames[$0] }
  }

  /// Returns the words by which a cell differs from the others, at least its width.
  private func caption(
    _ width: CGFloat,
    _ words: [String],
    _ state: Simulation.CellState?
  ) -> String {
    let state = states.count > 1 ? state?.words : nil
    return (["\(decimalText(width)) pt"] + words + [state].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// Returns a table of a width, still without cells, on a screen that no cells fill.
  package func table(width: CGFloat) -> SceneRepair {
    let phone = Scene.defaultEnvironment
    let tablet = width < Self.leastTabletWidth ? nil : Device.catalogue.last { $0.idiom == .pad }
    var content = TableScene(sections: [])
    content.style = table.style
    var scene = Scene(
      environment: ScreenEnvironment(device: device ?? tablet ?? phone.device),
      controller: .plainView,
      table: content,
      overlay: nil
    )
    scene.showsStatusBar = false
    scene.fonts = fonts
    // No scene's own screen is as high as this.
    return SceneRepair(environmentOf: scene).varied { environment in
      var environment = environment
      environment.device.portraitSize = CGSize(width: width, height: 100_000)
      environment.device.portraitSafeArea = .zero
      environment.device.statusBarHeight = 0
      environment.device.cutout = .none
      environment.device.cornerRadius = 0
      return environment
    }
  }
}

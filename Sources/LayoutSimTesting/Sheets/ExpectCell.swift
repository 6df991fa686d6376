public import Foundation
public import LayoutDevices
public import LayoutGeometry
public import LayoutScenes
public import LayoutSimulation
public import LayoutSnapshots
public import LayoutTables

/// Expects that an application's own cell looks like its golden: one sheet of it in all widths, text sizes, directions,
/// themes and states.
///
/// ```swift
/// expectCell(ArticleCell.self, configure: { $0.show(article) }, widths: [320, 390])
/// ```
///
/// Each cell is in a table of its own width, which registers the class, dequeues a cell and asks it for its height as
/// an application's table does. There are as many pictures as combinations; those of one line differ in width alone.
/// Without changes there are 48 of them.
///
/// Mistakes of the layout fail the test as those of `expectLayout` do, each cause once, with the cells that have it.
/// Goldens and modes of recording are as there, too.
///
/// - Parameters:
///   - type: The class of the cell.
///   - name: The golden's name, unique in the test file, or `nil` for that of the class.
///   - make: A function that makes a cell whose class has an initializer of its own, or `nil` for the table's way, by
///     `init(style:reuseIdentifier:)`.
///   - configure: A function that gives a cell its content, called for each picture.
///   - device: The device, whose screen is made as wide as each cell, or `nil` for a phone, and a tablet from 500
///     points on.
///   - style: The style of the table.
///   - rowHeight: The height of the row, or `nil` for the one that the cell asks for.
///   - widths: The widths of the table, in points; a width that is not positive fails the test.
///   - textSizes: The text sizes.
///   - directions: The sides at which lines of text begin.
///   - themes: The light or dark appearances.
///   - states: The states of the cell.
///   - fonts: The fonts for letters that the system font does not have, or `nil` for none; letters that no font has are
///     drawn as boxes, with a warning.
///   - goldens: The kinds of goldens.
///   - tolerance: The pixels that count as the same, for goldens of pixels.
///   - allowed: The rules that the layout may break.
///   - mode: The mode of recording, or `nil` for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
/// - Complexity: One layout of a table for each combination of all but the states.
public func expectCell<Cell: TableViewCell>(
  _ type: Cell.Type,
  named name: String? = nil,
  make: (() -> Cell)? = nil,
  configure: @escaping (Cell) -> Void = { _ in },
  on device: Device? = nil,
  in style: TableStyle = .plain,
  rowHeight: CGFloat? = nil,
  widths: [CGFloat] = [320, 390, 744],
  textSizes: [ContentSizeCategory] = [.large, .accessibilityLarge],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  themes: [InterfaceStyle] = [.light, .dark],
  states: [Simulation.CellState] = [.normal, .selected],
  fonts: Simulation.Fonts? = nil,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  allowing allowed: Set<LayoutRule> = [],
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  var matrix = EnvironmentMatrix()
  (matrix.textSizes, matrix.directions, matrix.themes) = (textSizes, directions, themes)
  expectCell(
    named: name ?? "\(type)",
    CellVariants(
      device: device,
      table: (style, rowHeight),
      widths: widths,
      matrix: matrix,
      states: states,
      fonts: fonts,
      make: make,
      configure: configure
    ),
    as: goldens,
    within: tolerance,
    allowing: allowed,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column)
  )
}

/// Performs `expectCell(_:named:configure:…)` on behalf of a caller.
package func expectCell<Cell: TableViewCell>(
  named name: String,
  _ variants: CellVariants<Cell>,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  allowing allowed: Set<LayoutRule> = [],
  record mode: RecordMode? = nil,
  caller: TestCaller
) {
  if let problem = variants.problem { return caller.fail("cell '\(name)': \(problem)") }
  var sheet = ScreenSheet(allowing: allowed, in: variants.fonts?.cascade)
  variants.add(to: &sheet)
  sheet.expect(
    named: name,
    columns: variants.widths.count,
    as: goldens,
    ExpectedPixels(tolerance: tolerance),
    page: cellPage,
    record: mode,
    caller: caller
  )
}

/// The color behind cells, which none of the system's is like: so the end of a white cell is seen, and of a gray one.
private let cellPage = Color(rgb: 0xD8E2EE)

public import LayoutControls
public import LayoutDevices
public import LayoutGeometry
public import LayoutScenes
public import LayoutSimulation
public import LayoutSnapshots

/// Expects that a screen of an application looks like its golden: one sheet of it on all devices and orientations, in
/// all text sizes, directions and themes.
///
/// ```swift
/// expectScreen(ArticlesController.self, on: [phone, tablet]) { ArticlesController(articles) }
/// ```
///
/// Each picture is of a controller of its own, which is the root of a navigation controller, has appeared and is laid
/// out; a second passes on the clock before it is drawn. All pictures of one look are in a line. Stacks, tab bar
/// controllers and split views are roots of their windows themselves.
///
/// Mistakes of the layout fail the test as those of `expectLayout` do, each cause once, with the screens that have it.
/// Goldens and modes of recording are as there, too.
///
/// - Parameters:
///   - type: The class of the controller.
///   - name: The golden's name, unique in the test file, or `nil` for that of the class.
///   - hosting: The kind of screen: in a navigation controller, or alone.
///   - devices: The devices, by default a phone with a home button and one without.
///   - orientations: The orientations.
///   - textSizes: The text sizes.
///   - directions: The sides at which lines of text begin.
///   - themes: The light or dark appearances.
///   - fonts: The fonts for letters that the system font does not have, or `nil` for none; letters that no font has are
///     drawn as boxes, with a warning.
///   - goldens: The kinds of goldens.
///   - tolerance: The pixels that count as the same, for goldens of pixels.
///   - views: The views whose pixels are not compared, by the ids of their SVG.
///   - allowed: The rules that the layout may break.
///   - mode: The mode of recording, or `nil` for the environment's.
///   - filePath: The test file.
///   - fileID: The test file within its module.
///   - line: The line that expects it.
///   - column: The column that expects it.
///   - make: A function that makes the controller.
/// - Throws: What `make` throws.
/// - Complexity: One screen for each combination.
public func expectScreen<Controller: ViewController>(
  _ type: Controller.Type,
  named name: String? = nil,
  hosting: ControllerKind = .navigation,
  on devices: [Device] = [],
  orientations: [Orientation] = [.portrait],
  textSizes: [ContentSizeCategory] = [.large, .accessibilityLarge],
  directions: [LayoutDirection] = [.leftToRight],
  themes: [InterfaceStyle] = [.light, .dark],
  fonts: Simulation.Fonts? = nil,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  ignoring views: [String] = [],
  allowing allowed: Set<LayoutRule> = [],
  record mode: RecordMode? = nil,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column,
  make: () throws -> Controller
) rethrows {
  var matrix = EnvironmentMatrix()
  matrix.devices = devices.isEmpty ? ScreenVariants.usualDevices : devices
  (matrix.orientations, matrix.textSizes) = (orientations, textSizes)
  (matrix.directions, matrix.themes) = (directions, themes)
  try expectScreen(
    named: name ?? "\(type)",
    ScreenVariants(hosting: hosting, matrix: matrix, fonts: fonts),
    as: goldens,
    within: tolerance,
    ignoring: views,
    allowing: allowed,
    record: mode,
    caller: TestCaller(filePath, fileID, line: line, column: column),
    make: make
  )
}

/// Performs `expectScreen(_:named:…)` on behalf of a caller.
package func expectScreen(
  named name: String,
  _ variants: ScreenVariants,
  as goldens: Set<GoldenKind> = [.svg],
  within tolerance: PixelTolerance = .exact,
  ignoring views: [String] = [],
  allowing allowed: Set<LayoutRule> = [],
  record mode: RecordMode? = nil,
  caller: TestCaller,
  make: () throws -> ViewController
) rethrows {
  if let problem = variants.problem { return caller.fail("screen '\(name)': \(problem)") }
  var sheet = ScreenSheet(allowing: allowed, in: variants.fonts?.cascade)
  try variants.add(to: &sheet, make)
  sheet.expect(
    named: name,
    columns: variants.columns,
    as: goldens,
    ExpectedPixels(tolerance: tolerance, ignored: views),
    record: mode,
    caller: caller
  )
}

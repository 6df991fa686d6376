import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimTesting
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import Synchronization
import TestSupport
import Testing
import UIKitShim

/// What `expectCell` and `expectScreen` draw and find.
struct SheetTests {
  @Test func `a cell is drawn in all widths, text sizes, directions, themes and states`() {
    expectCell(ArticleCell.self, configure: { $0.show() })
  }

  @Test func `a cell of a grouped table has its corners and its controls`() {
    expectCell(
      ArticleCell.self,
      named: "ArticleCell-grouped",
      configure: { $0.show() },
      in: .insetGrouped,
      widths: [390],
      textSizes: [.large],
      directions: [.leftToRight],
      themes: [.light],
      states: [.normal, .highlighted, .editing, [.editing, .selected], .disabled]
    )
  }

  @Test func `a cell with an initializer of its own is made by a closure`() {
    final class PriceCell: TableViewCell {
      let currency: String
      init(currency: String) {
        self.currency = currency
        super.init(style: .default, reuseIdentifier: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    var made: [PriceCell] = []
    let screen = CellScreen<PriceCell>(
      CellVariants<PriceCell>(widths: [320]) { _ in }.table(width: 320),
      states: [.normal, .selected],
      make: {
        made.append(PriceCell(currency: "€"))
        return made[made.count - 1]
      },
      configure: { $0.textLabel?.text = "5 \($0.currency)" }
    )
    #expect(screen.frames.count == 2)
    #expect(made.count >= 2 && made.allSatisfy { $0.textLabel?.text == "5 €" })
  }

  @Test func `what a cell has outside of its frame is not drawn with another cell`() {
    final class BadgeCell: TableViewCell {
      let badge = View(frame: CGRect(x: 10, y: -20, width: 30, height: 30))
    }
    let screen = CellScreen<BadgeCell>(
      CellVariants<BadgeCell>(widths: [320]) { _ in }.table(width: 320),
      states: [.normal, .selected]
    ) { cell in
      cell.badge.accessibilityIdentifier = "badge"
      cell.badge.backgroundColor = .systemRed
      cell.addSubview(cell.badge)
    }
    let badges = screen.frames.map { frame in
      frame.elements.count(of: "badge")
    }
    #expect(badges == [1, 1])
  }

  @Test func `a screen is drawn on phones and tablets`() throws {
    let tablet = try device("iPad mini (A17 Pro)")
    expectScreen(
      ArticlesController.self,
      on: [try device("iPhone 15"), tablet],
      textSizes: [.large]
    ) { ArticlesController() }
  }

  @Test func `what is the root of its window is in no stack`() throws {
    var matrix = EnvironmentMatrix()
    matrix.devices = [try device("iPhone 15")]
    try withTemporaryFolder { folder in
      for make in [
        { TabBarController() }, { UISplitViewController() }, { NavigationController() },
      ] as [() -> ViewController] {
        var made: ViewController?
        withKnownIssue(isIntermittent: true) {
          expectScreen(
            named: "root",
            ScreenVariants(matrix: matrix),
            allowing: Set(LayoutRule.allCases),
            record: .all,
            caller: testFile(in: folder)
          ) {
            let controller = make()
            made = controller
            return controller
          }
        }
        #expect(made != nil && made?.parent == nil)
      }
    }
  }

  @Test(arguments: [320.0, 390, 744])
  func `a cell is as high as in a table of its width`(width: Double) throws {
    var screen = Scene.defaultEnvironment
    screen.device.portraitSize.width = width
    let simulation = Simulation(screen.device, hosting: .bare, table: .rows(0))
    let source = ArticlesController()
    simulation.tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
    simulation.tableView.dataSource = source
    simulation.tableView.reloadData()
    simulation.window.layoutIfNeeded()
    let row = simulation.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let cells = CellScreen<ArticleCell>(
      CellVariants<ArticleCell>(device: screen.device, widths: [width]) { _ in }.table(
        width: width
      ),
      states: [.normal],
      configure: { $0.show() }
    )
    #expect(cells.frames.map(\.size.width) == [CGFloat(width)])
    #expect(cells.frames.map(\.size.height) == [row.height.rounded(.up)])
  }

  @Test func `a mistake of several cells is told once, with one of them`() throws {
    try withTemporaryFolder { folder in
      let words = failure {
        expectCell(
          named: "wrong",
          CellVariants<WrongCell>(
            widths: [320, 390],
            states: [.normal, .selected],
            configure: { _ in }
          ),
          caller: testFile(in: folder)
        )
      }
      #expect(words.components(separatedBy: "simultaneously satisfy").count == 2, "\(words)")
      #expect(words.contains("the left edge of UIView can lie anywhere"), "\(words)")
      #expect(words.contains("it is in '320 pt, normal' and 3 more"), "\(words)")
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["wrong.new.svg"])
    }
  }

  #if Shaping
  @Test func `cells and screens have the fonts that a test names`() throws {
    let files = ["../Documentation/languages/fonts/NotoSansHebrew-subset.ttf"]
    let fonts = try Simulation.Fonts(files: files)
    try withTemporaryFolder { folder in
      // Boxes would be a warning.
      let told = Mutex("")
      try withKnownIssue(isIntermittent: true) {
        expectCell(
          named: "cell",
          CellVariants<GreetingCell>(widths: [320], fonts: fonts) { _ in },
          record: .all,
          caller: testFile(in: folder)
        )
        var matrix = EnvironmentMatrix()
        matrix.devices = [try device("iPhone SE (3rd generation)")]
        expectScreen(
          named: "screen",
          ScreenVariants(matrix: matrix, fonts: fonts),
          record: .all,
          caller: testFile(in: folder)
        ) { GreetingController() }
      } matching: { issue in
        told.withLock { $0 += "\(issue.comments)" }
        return true
      }
      #expect(told.withLock { $0 } == "")
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["cell.svg", "screen.svg"])
    }
  }
  #endif

  @Test func `letters without a glyph are a warning, once for a sheet`() throws {
    try withTemporaryFolder { folder in
      let cell = failure {
        expectCell(
          named: "cell",
          CellVariants<GreetingCell>(widths: [320, 390]) { _ in },
          record: .all,
          caller: testFile(in: folder)
        )
      }
      let letters = "4 letters have no glyph and are drawn as boxes: ש ל ו ם"
      #expect(cell.components(separatedBy: "'cell': \(letters)").count == 2, "\(cell)")
      #expect(cell.contains("hint: name a font that has them with 'fonts:'"))
    }
  }

  @Test(
    arguments: [
      ([], [Simulation.CellState.normal], "there is no width"),
      ([390], [], "there is no state"),
      ([390, 0], [.normal], "0 is no width of a cell"),
      ([.nan], [.normal], "nan is no width of a cell"),
      (Array(repeating: 390, count: 1001), [.normal], "at most 1000 cells"),
    ] as [([CGFloat], [Simulation.CellState], String)]
  )
  func `no cells, and too many, are a mistake`(
    widths: [CGFloat],
    states: [Simulation.CellState],
    words: String
  ) throws {
    try withTemporaryFolder { folder in
      let found = failure {
        expectCell(
          named: "cell",
          CellVariants<ArticleCell>(widths: widths, states: states) { $0.show() },
          caller: testFile(in: folder)
        )
      }
      #expect(found.contains(words), "\(found)")
      #expect(filesInFolder(folder).isEmpty)
    }
  }
}

/// A cell with a title and a text below it, which asks for its height.
private final class ArticleCell: TableViewCell {
  private let title = Label()
  private let text = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .subheadline)
    for label in [title, text] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    text.textColor = .secondaryLabel
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show() {
    title.text = "Layout without a device"
    text.text = "A cell of one's own in every width and text size, on one sheet."
  }
}

/// A cell with a word that the system font has no letters for.
private final class GreetingCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "שלום"
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with such a word as its title.
private final class GreetingController: ViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "שלום"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// A cell whose constraints cannot hold at once.
private final class WrongCell: TableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentView.subviews.isEmpty else { return }
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A screen with a table of that cell.
private final class ArticlesController: ViewController, TableViewDataSource {
  private let tableView = TableView(frame: .zero, style: .plain)

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
    tableView.dataSource = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    (cell as? ArticleCell)?.show()
    return cell
  }
}

extension [ScreenElement] {
  /// Returns how many groups are of a view with a name.
  fileprivate func count(of view: String) -> Int {
    reduce(0) { sum, element in
      guard case .group(let group) = element else { return sum }
      return sum + (group.tag.view == view ? 1 : 0) + group.children.count(of: view)
    }
  }
}

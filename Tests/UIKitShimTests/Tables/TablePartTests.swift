import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// The background, the color of lines, and rows that are prepared.
struct TablePartTests {
  private final class Screen: UITableViewController, UITableViewDataSourcePrefetching {
    var count = 100
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      count > 50 ? ["A", "B"] : nil
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prepare \(named(indexPaths))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(named(indexPaths))")
    }

    private func named(_ paths: [IndexPath]) -> String {
      guard let first = paths.first, let last = paths.last else { return "-" }
      return "\(first.row)-\(last.row)"
    }
  }

  @Test func `the background view fills the table behind the rows and does not scroll`() throws {
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    let background = UIView()
    table.backgroundView = background
    window.layoutIfNeeded()
    #expect(background.frame == table.bounds && table.subviews.first === background)
    table.contentOffset.y = 700
    window.layoutIfNeeded()
    #expect(background.frame == table.bounds && table.subviews.first === background)
    table.beginUpdates()
    screen.count -= 1
    table.deleteRows(at: [IndexPath(row: 15, section: 0)], with: .fade)
    table.endUpdates()
    window.layoutIfNeeded()
    #expect(table.subviews.first === background)
    let other = UIView()
    table.backgroundView = other
    window.layoutIfNeeded()
    #expect(background.superview == nil && table.subviews.first === other)
    table.backgroundView = nil
    #expect(other.superview == nil && window.diagnostics.isEmpty)
  }

  @Test func `lines have the color of the table`() throws {
    let screen = Screen(style: .grouped)
    let window = try ScreenHost.show(screen)
    screen.tableView.separatorColor = .systemRed
    window.layoutIfNeeded()
    let cell = try #require(screen.tableView.visibleCells.first)
    #expect(cell.separatorView.color == .systemRed && cell.topSeparatorView?.color == .systemRed)
    screen.tableView.separatorColor = nil
    window.layoutIfNeeded()
    #expect(cell.separatorView.color == nil)
  }

  @Test func `rows of the next screen are prepared in the direction of scrolling`() throws {
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    table.prefetchDataSource = screen
    window.layoutIfNeeded()
    // 852 points less the bar of 59 show rows 0 to 15; the next 852 reach row 32.
    #expect(screen.log == ["prepare 16-32"])
    table.contentOffset.y += 100
    window.layoutIfNeeded()
    #expect(screen.log.last == "prepare 33-34")
    screen.log = []
    table.contentOffset.y += 2000
    window.layoutIfNeeded()
    #expect(screen.log == ["cancel 18-34", "prepare 58-74"])
    screen.log = []
    table.contentOffset.y -= 50
    window.layoutIfNeeded()
    #expect(screen.log == ["cancel 58-74", "prepare 38-22"])
    table.isPrefetchingEnabled = false
    screen.log = []
    table.contentOffset.y -= 500
    window.layoutIfNeeded()
    #expect(screen.log.isEmpty)
  }

  @Test func `a table controller's titles make an index`() throws {
    let screen = Screen()
    _ = try ScreenHost.show(screen)
    #expect(screen.tableView.sectionIndexView?.titles == ["A", "B"])
  }
}

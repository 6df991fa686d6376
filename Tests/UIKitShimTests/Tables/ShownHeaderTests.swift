import Foundation
import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// What delegates hear of headers and footers that appear.
@Suite struct `Headers and footers that appear` {
  private final class Screen: UITableViewController {
    var log: [String] = []
    var color: UIColor?

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 1 : 40
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }
    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? { section == 0 ? "Footer" : nil }

    override func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      log.append("header \(section) \(view.frame.height > 0)")
      let header = view as? UITableViewHeaderFooterView
      header?.textLabel?.textColor = .red
    }
    override func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) { log.append("footer \(section)") }
    override func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) { log.append("no header \(section)") }
    override func tableView(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) { log.append("no footer \(section)") }
  }

  @Test func `a delegate hears of each once, and may change it`() throws {
    let screen = Screen(style: .plain)
    let window = try ScreenHost.show(screen)
    #expect(Set(screen.log) == ["header 0 true", "footer 0", "header 1 true"])
    #expect(screen.log.count == 3)
    #expect(screen.tableView.headerView(forSection: 1)?.textLabel?.textColor == .red)
    screen.log = []
    screen.tableView.contentOffset.y += 600
    window.layoutIfNeeded()
    #expect(Set(screen.log) == ["no header 0", "no footer 0"] && screen.log.count == 2)
  }
}

import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// Headers with configurations beside stock ones.
struct ConfiguredHeaderTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a header by configuration is as high as a stock one`(_ style: UITableView.Style) throws {
    func shown(_ make: @escaping () -> UIView?, titled: Bool) throws -> (CGFloat, UIView?) {
      final class Titled: UIViewController, UITableViewDataSource {
        let table: UITableView
        init(_ table: UITableView) {
          self.table = table
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
          table.dataSource = self
          view = table
        }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(
          _ tableView: UITableView,
          cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          "People"
        }
      }
      if titled {
        let screen = Titled(UITableView(frame: .zero, style: style))
        _ = try ScreenHost.show(screen)
        return (screen.table.rectForHeader(inSection: 1).height, nil)
      }
      let screen = ConfiguredScreen(style: style) { _, _ in UITableViewCell() }
      screen.makeHeader = make
      let window = try ScreenHost.show(screen)
      #expect(window.diagnostics.isEmpty)
      return (
        screen.table.rectForHeader(inSection: 1).height, screen.table.headerView(forSection: 1)
      )
    }
    let (stock, _) = try shown({ nil }, titled: true)
    let (own, view) = try shown(
      {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.configurationUpdateHandler = { header, state in
          var content = header.defaultContentConfiguration().updated(for: state)
          content.text = "People"
          header.contentConfiguration = content
        }
        return header
      },
      titled: false
    )
    #expect(isClose(own, stock), "\(own) and \(stock)")
    let header = try #require(view as? UITableViewHeaderFooterView)
    let list = try #require(header.contentView as? UIListContentView)
    #expect(list.textLabel.text == (style == .plain ? "People" : "PEOPLE"))
    #expect(list.textLabel.frame.minX == 16 && header.textLabel == nil)
  }
}

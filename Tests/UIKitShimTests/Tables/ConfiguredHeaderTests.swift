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

  @Test(
    arguments: [
      ("iPhone 15", 55 + 1.0 / 3), ("iPhone SE (3rd generation)", 55.5), ("iPhone 17", 38),
    ]
  )
  func `the first header of a group by configuration has the room of a stock one above it`(
    _ device: String,
    _ height: CGFloat
  ) throws {
    let screen = ConfiguredScreen(style: .insetGrouped) { _, _ in UITableViewCell() }
    screen.makeHeader = {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "People"
      header.contentConfiguration = content
      return header
    }
    let window = try ScreenHost.show(screen, on: device)
    // Without a window its metrics are those of another screen.
    defer { withExtendedLifetime(window) {} }
    let (first, second) = (
      screen.table.rectForHeader(inSection: 0), screen.table.rectForHeader(inSection: 1)
    )
    #expect(isClose(first.height, height), "\(first.height)")
    #expect(isClose(second.height, 38))
    let (one, two) = (try label(of: 0, in: screen), try label(of: 1, in: screen))
    // The words are as far above the rows as those of the next group.
    #expect(isClose(first.maxY - one.maxY, second.maxY - two.maxY), "\(one) and \(two)")
  }

  @Test func `a height of the delegate leaves as much room as it has`() throws {
    final class Fixed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "People"
        header.contentConfiguration = content
        return header
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        40
      }
    }
    let delegate = Fixed()
    let screen = ConfiguredScreen(style: .grouped) { _, _ in UITableViewCell() }
    screen.loadViewIfNeeded()
    screen.table.delegate = delegate
    let window = try ScreenHost.show(screen)
    defer { withExtendedLifetime(window) {} }
    #expect(screen.table.rectForHeader(inSection: 0).height == 40)
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect((1...3).contains(header.contentView.frame.minY), "\(header.contentView.frame)")
    #expect(isClose(header.contentView.frame.maxY, 40))
  }

  private func label(of section: Int, in screen: ConfiguredScreen) throws -> CGRect {
    let header = try #require(screen.table.headerView(forSection: section))
    let list = try #require(header.contentView as? UIListContentView)
    return list.textLabel.convert(list.textLabel.bounds, to: screen.table)
  }
}

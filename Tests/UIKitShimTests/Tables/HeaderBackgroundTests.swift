import Foundation
import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// A view of the app's behind the content of a header.
struct HeaderBackgroundTests {
  private final class Screen: UITableViewController {
    let background = UIView()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Title"
      background.backgroundColor = .red
      header.backgroundView = background
      return header
    }
  }

  @Test func `it fills the header behind the content, in the place of the style's color`() throws {
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    let header = try #require(screen.background.superview as? UITableViewHeaderFooterView)
    #expect(screen.background.frame == header.bounds && header.bounds.height > 20)
    #expect(header.subviews.first === screen.background && header.backgroundColor == nil)
    header.backgroundView = nil
    window.layoutIfNeeded()
    #expect(screen.background.superview == nil && header.backgroundColor != nil)
    header.backgroundView = screen.background
    header.backgroundConfiguration = .listPlainHeaderFooter()
    window.layoutIfNeeded()
    #expect(header.backgroundView == nil && screen.background.superview == nil)
  }
}

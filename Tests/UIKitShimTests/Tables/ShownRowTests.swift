import Foundation
import Testing
import UIKitShim

/// In which order a table makes rows and notifies its delegate of them.
@Suite struct `Rows that come on the screen` {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    var height: CGFloat?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      lines.append("cell \(indexPath.row)")
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { lines.append("shown \(indexPath.row) at \(Int(cell.frame.minY))") }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { lines.append("gone \(indexPath.row)") }
  }

  @Test(arguments: [44, UITableView.automaticDimension])
  func `each is made and shown before the next`(rowHeight: CGFloat) throws {
    let window = try ScreenHost.window()
    let source = Source()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = rowHeight
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(source.lines == ["cell 0", "shown 0 at 0", "cell 1", "shown 1 at 44"])
    source.lines = []
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(source.lines == [])
  }
}

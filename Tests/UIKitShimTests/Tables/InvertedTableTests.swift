import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// A table that is upside down, as those of messages are: each cell is turned around again.
@Suite struct `Tables that are upside down` {
  private final class TurnedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 30

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Message \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
  }

  private let window: UIWindow
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
  private let messages = Messages()

  init() throws {
    window = try ScreenHost.window()
    table.register(TurnedCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    table.dataSource = messages
    table.delegate = messages
    table.transform = CGAffineTransform(scaleX: 1, y: -1)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func `cells keep the transform that they have`() throws {
    let turned = CGAffineTransform(scaleX: 1, y: -1)
    #expect(
      try cell(0).transform == turned && cell(0).frame == CGRect(x: 0, y: 0, width: 393, height: 50)
    )
    #expect(try cell(0).convert(cell(0).bounds, to: nil).maxY == 700)
    #expect(try cell(0).convert(CGPoint(x: 0, y: 5), to: nil).y == 655)
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(try cell(15).transform == turned && cell(15).frame.minY == 750)
    messages.count = 31
    table.insertRows(at: [IndexPath(row: 11, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(try cell(11).transform == turned && cell(12).transform == turned)
  }

  @Test func `a swiped cell moves and comes back turned around`() throws {
    let place = try cell(2).convert(CGPoint(x: 300, y: 25), to: nil)
    let finger = Finger(on: window)
    finger.press(at: place)
    finger.move(to: CGPoint(x: place.x - 60, y: place.y), within: .milliseconds(200))
    window.layoutIfNeeded()
    let moved = try cell(2).transform
    #expect(moved.d == -1 && moved.tx < -30)
    finger.move(to: place, within: .milliseconds(200))
    finger.release()
    window.interaction.clock.advance(by: .seconds(2))
    window.layoutIfNeeded()
    #expect(try cell(2).transform == CGAffineTransform(scaleX: 1, y: -1))
  }
}

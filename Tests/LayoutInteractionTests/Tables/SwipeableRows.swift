import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// Rows of 50 points with actions at both ends, in a table of 375 by 667 points.
final class SwipeableRows: TableViewDataSource, TableViewDelegate {
  let window: Window
  let table = TableView()
  var numbers = Array(0..<6)
  var log: [String] = []
  var isFullSwipeAllowed = true
  /// The picture of the action at the leading end.
  var image: Image?

  init(
    _ device: String = "iPhone 8",
    orientation: Orientation = .portrait,
    direction: LayoutDirection = .leftToRight,
    system: SystemVersion? = nil
  ) throws {
    let device = try #require(Device.named(device))
    window = Window(
      environment: ScreenEnvironment(
        device: device,
        orientation: orientation,
        direction: direction,
        system: system
      )
    )
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    window.rootView = table
    _ = window.interaction
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = String(numbers[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard indexPath.row != 5 else { return nil }
    let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return }
      log.append("delete \(numbers[indexPath.row])")
      numbers.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
      done(true)
    }
    let flag = ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.log.append("flag \(self?.numbers[indexPath.row] ?? -1)")
      done(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
    return configuration
  }

  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let read = ContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
      self?.log.append("read")
      done(true)
    }
    read.image = image
    return SwipeActionsConfiguration(actions: [read])
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("will begin \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("did end \(indexPath.map { String($0.row) } ?? "none")")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func wait(_ milliseconds: Int) {
    window.interaction.clock.advance(by: .milliseconds(milliseconds))
    window.interaction.displayNow()
    window.layoutIfNeeded()
  }

  /// Moves a finger across a row, slowly, and lifts it.
  func swipe(_ row: Int, from start: CGFloat = 300, by distance: CGFloat) {
    let finger = Finger(on: window)
    let y = CGFloat(row) * 50 + 25
    finger.press(at: table.convert(CGPoint(x: start, y: y), to: nil))
    let end = table.convert(CGPoint(x: start + distance, y: y), to: nil)
    finger.move(to: end, within: .milliseconds(600))
    finger.hold(for: .milliseconds(200))
    finger.release()
  }
}

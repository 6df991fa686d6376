import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// A table of numbers whose delegate writes down what it is told.
private final class Numbers: TableViewDataSource, TableViewDelegate {
  let window: Window
  let table = TableView()
  var numbers = Array(0..<12)
  var log: [String] = []
  var accessory = TableViewCell.AccessoryType.none

  init() throws {
    let device = try #require(Device.named("iPhone 8"))
    window = Window(environment: ScreenEnvironment(device: device))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = self
    table.delegate = self
    window.rootView = table
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.accessoryType = accessory
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(numbers[indexPath.row])")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(numbers[indexPath.row])")
  }

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("accessory \(numbers[indexPath.row])")
  }

  func insertTwoAtTop() {
    numbers = [100, 101] + numbers
    table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)],
      with: .automatic
    )
    window.layoutIfNeeded()
  }
}

@Suite struct TableTouchTests {
  @Test(arguments: [Duration.milliseconds(50), .milliseconds(300)])
  func `a finger selects the row it went down on, wherever that is by then`(
    pause: Duration
  ) throws {
    let numbers = try Numbers()
    let finger = Finger(on: numbers.window)
    finger.press(at: CGPoint(x: 100, y: 75))
    finger.hold(for: pause)
    numbers.insertTwoAtTop()
    finger.release()
    #expect(numbers.log.last == "didSelect 1")
    #expect(numbers.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func `a row that goes under the finger is not selected`() throws {
    let numbers = try Numbers()
    let finger = Finger(on: numbers.window)
    finger.press(at: CGPoint(x: 100, y: 75))
    numbers.numbers.remove(at: 1)
    numbers.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    numbers.window.layoutIfNeeded()
    finger.release()
    #expect(numbers.log.isEmpty)
    #expect(numbers.table.indexPathsForSelectedRows == nil)
  }

  @Test func `the button for details tells the delegate and selects nothing`() throws {
    let numbers = try Numbers()
    numbers.accessory = .detailButton
    numbers.table.reloadData()
    numbers.window.layoutIfNeeded()
    let finger = Finger(on: numbers.window)
    finger.press(at: CGPoint(x: 345, y: 125))
    finger.hold(for: .milliseconds(300))
    finger.release()
    #expect(numbers.log == ["accessory 2"])
  }
}

@Suite struct EditingAnimationTests {
  private func shift(_ numbers: Numbers) throws -> CGFloat {
    numbers.window.interaction.displayNow()
    numbers.window.layoutIfNeeded()
    return try #require(numbers.table.visibleCells.first).contentView.frame.minX
  }

  @Test func `editing mode slides in as time says, slow at both ends`() throws {
    let numbers = try Numbers()
    let clock = numbers.window.interaction.clock
    numbers.table.setEditing(true, animated: true)
    #expect(numbers.table.isEditing)
    #expect(try shift(numbers) == 0)
    clock.advance(by: .milliseconds(30))
    let early = try shift(numbers)
    #expect(early > 0 && early < 0.05 * 38)
    clock.advance(by: .milliseconds(120))
    #expect(abs(try shift(numbers) - 19) < 1e-6)
    let control = try #require(numbers.table.visibleCells.first?.editControl)
    #expect(abs(control.frame.minX + 19) < 1e-6)
    #expect(abs(control.alpha - 0.5) < 1e-6)
    clock.advance(by: .milliseconds(150))
    #expect(try shift(numbers) == 38)
    clock.advance(by: .milliseconds(100))
    #expect(clock.isIdle)
  }

  @Test func `however often one looks, it is where it is`() throws {
    let often = try Numbers()
    let seldom = try Numbers()
    for numbers in [often, seldom] { numbers.table.setEditing(true, animated: true) }
    for _ in 0..<17 {
      often.window.interaction.clock.advance(by: .milliseconds(11))
      _ = try shift(often)
    }
    seldom.window.interaction.clock.advance(by: .milliseconds(187))
    #expect(try shift(often) == shift(seldom))
  }

  @Test func `turned around half way it goes back from there`() throws {
    let numbers = try Numbers()
    let clock = numbers.window.interaction.clock
    numbers.table.setEditing(true, animated: true)
    clock.advance(by: .milliseconds(150))
    let middle = try shift(numbers)
    numbers.table.setEditing(false, animated: true)
    #expect(abs(try shift(numbers) - middle) < 1e-6)
    clock.advance(by: .milliseconds(150))
    #expect(abs(try shift(numbers) - middle / 2) < 1e-6)
    clock.advance(by: .milliseconds(200))
    #expect(try shift(numbers) == 0)
    #expect(numbers.table.visibleCells.first?.editControl == nil)
    #expect(clock.isIdle)
  }

  @Test func `set at once it moves no more`() throws {
    let numbers = try Numbers()
    let clock = numbers.window.interaction.clock
    numbers.table.setEditing(true, animated: true)
    clock.advance(by: .milliseconds(100))
    numbers.table.setEditing(false, animated: false)
    clock.advance(by: .milliseconds(50))
    #expect(try shift(numbers) == 0)
    #expect(clock.isIdle)
  }
}

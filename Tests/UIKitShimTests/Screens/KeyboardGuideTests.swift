import LayoutInteraction
import Testing
import UIKitShim

/// Fields in a scroll view that ends at the keyboard.
struct KeyboardGuideTests {
  @Test func `a field that the shrinking scroll view would hide is scrolled into view`() throws {
    let screen = UIViewController()
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    scrollView.addSubview(field)
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let window = try ScreenHost.show(screen)
    field.becomeFirstResponder()
    window.interaction.clock.advance(by: .seconds(1))
    window.layoutIfNeeded()
    let shown = field.convert(field.bounds, to: nil)
    #expect(scrollView.frame.maxY == 516)
    #expect(shown.maxY <= 516 && shown.minY > 400)
  }

  @Test func `a cell that is held updates its configuration`() throws {
    let controller = UITableViewController()
    let rows = Rows()
    controller.tableView.dataSource = rows
    let window = try ScreenHost.show(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { seen.append($1.isHighlighted) }
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    finger.hold(for: .seconds(1))
    #expect(seen.last == true)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
}

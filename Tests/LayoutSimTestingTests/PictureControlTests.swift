import LayoutDevices
import LayoutGeometry
import LayoutSimTesting
import Testing

/// How pictures behind titles, in segments and behind a header look.
struct PictureControlTests {
  private final class Controller: UITableViewController {
    private let control = UISegmentedControl(items: ["List", Controller.dots, "Map"])
    private let plain = UIButton(type: .custom)
    private let off = UIButton(type: .custom)

    /// A picture in the tint: two by two dots.
    private static var dots: UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
        UIColor.black.setFill()
        for (x, y) in [(0, 0), (10, 0), (0, 10), (10, 10)] {
          UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 8, height: 8)).fill()
        }
      }
      .withRenderingMode(.alwaysTemplate)
    }

    /// A picture of one color with round corners, which buttons stretch.
    private static func plate(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        color.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
          cornerRadius: 8
        )
        .fill()
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let head = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 120))
      control.selectedSegmentIndex = 1
      control.frame = CGRect(x: 20, y: 12, width: 353, height: 32)
      for (index, button) in [plain, off].enumerated() {
        button.setTitle(["Continue", "Later"][index], for: .normal)
        button.setBackgroundImage(Self.plate(.systemBlue), for: .normal)
        button.setBackgroundImage(Self.plate(.systemGray), for: .disabled)
        button.frame = CGRect(x: 20 + 180 * index, y: 60, width: 173, height: 44)
      }
      off.isEnabled = false
      for view in [control, plain, off] as [UIView] { head.addSubview(view) }
      tableView.tableHeaderView = head
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row + 1)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Today"
      let ground = UIView()
      ground.backgroundColor = .systemYellow
      header.backgroundView = ground
      return header
    }
  }

  @Test func `pictures are drawn in buttons, segments and headers`() throws {
    expectScreen(
      Controller.self,
      named: "pictures",
      hosting: .bare,
      on: [try #require(Device.named("iPhone 15"))],
      textSizes: [.large]
    ) { Controller() }
  }
}

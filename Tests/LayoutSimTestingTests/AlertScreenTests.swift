import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutSimTesting
import LayoutViews
import TestSupport
import Testing
import UIKitShim

/// How alerts and action sheets of an application look.
struct AlertScreenTests {
  private static func devices() throws -> [Device] {
    try ["iPhone 15", "iPhone 17", "iPad mini (A17 Pro)"].map { name in
      try #require(Device.named(name))
    }
  }

  @Test func `an alert has texts, a field and buttons in both designs`() throws {
    expectScreen(
      AskingController.self,
      named: "alert",
      hosting: .bare,
      on: try Self.devices(),
      textSizes: [.large]
    ) { AskingController(.alert) }
  }

  @Test func `an action sheet comes from below, or at what it is about`() throws {
    expectScreen(
      AskingController.self,
      named: "action-sheet",
      hosting: .bare,
      on: try Self.devices(),
      textSizes: [.large]
    ) { AskingController(.actionSheet) }
  }
}

/// A screen that asks at once.
private final class AskingController: ViewController {
  private let style: AlertController.Style
  private let source = View(frame: CGRect(x: 150, y: 120, width: 90, height: 44))

  init(_ style: AlertController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    source.backgroundColor = .systemBlue
    view.addSubview(source)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = AlertController(
      title: "Delete 3 messages?",
      message: "They are gone for good, on all of your devices.",
      preferredStyle: style
    )
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    if style == .actionSheet {
      alert.addAction(AlertAction(title: "Archive", style: .default))
      alert.popoverPresentationController?.sourceView = source
    } else {
      alert.addTextField { $0.placeholder = "Reason" }
    }
    present(alert, animated: false)
  }
}

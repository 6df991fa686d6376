import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutSimTesting
import LayoutViews
import TestSupport
import Testing
import UIKitShim

/// How bars of an application's own look, sheets and what is not simulated look.
struct BarAndSheetScreenTests {
  private static func devices() throws -> [Device] {
    try ["iPhone 15", "iPhone 17"].map { try #require(Device.named($0)) }
  }

  @Test func `a bar has its own color and a sheet its own height`() throws {
    expectScreen(
      UINavigationController.self,
      named: "bar-and-sheet",
      hosting: .bare,
      on: try Self.devices(),
      textSizes: [.large],
      allowing: [.misuse]
    ) {
      let navigation = UINavigationController(rootViewController: PickingController())
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemIndigo
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      navigation.navigationBar.standardAppearance = look
      navigation.navigationBar.scrollEdgeAppearance = look
      navigation.navigationBar.tintColor = .white
      return navigation
    }
  }
}

/// A screen that shows a card at once, with what is not simulated in both.
private final class PickingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .compose)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let grid = UICollectionView(
      frame: CGRect(x: 16, y: 130, width: 361, height: 240),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.addSubview(grid)
    let label = UILabel(frame: CGRect(x: 16, y: 390, width: 361, height: 24))
    label.text = "A label with a shadow"
    label.shadowColor = .systemRed
    label.shadowOffset = CGSize(width: 1, height: 2)
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let card = UIViewController()
    card.view.backgroundColor = .secondarySystemBackground
    let picker = UIPickerView()
    picker.frame = CGRect(x: 20, y: 24, width: 320, height: 216)
    card.view.addSubview(picker)
    let sheet = card.sheetPresentationController
    sheet?.detents = [.custom { _ in 280 }, .large()]
    sheet?.prefersGrabberVisible = true
    present(card, animated: false)
  }
}

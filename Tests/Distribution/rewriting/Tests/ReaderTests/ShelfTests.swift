import LayoutSimTesting
import Testing

@testable import Reader

/// Bars, plates in the place of what is not simulated, sheets and alerts, all made by an app's code.
@Suite(.serialized) struct ShelfTests {
  private let simulation: Simulation
  private let controller = ShelfController()
  private let stack: UINavigationController

  init() throws {
    simulation = Simulation(try #require(Simulation.Device.named("iPhone 15")), table: .rows(0))
    stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    simulation.window.rootViewController = stack
    simulation.window.layoutIfNeeded()
  }

  private func labels(_ text: String, in view: UIView) -> [UILabel] {
    if let label = view as? UILabel, label.text == text { return [label] }
    return view.subviews.flatMap { labels(text, in: $0) }
  }

  /// Taps the last label with a text, which is in front.
  private func tap(_ text: String) throws {
    let view = try #require(labels(text, in: simulation.window).last)
    let finger = Finger(on: simulation.window)
    finger.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    finger.release()
    simulation.advance(by: .seconds(1))
    simulation.window.layoutIfNeeded()
  }

  @Test func `bars have the app's look, and plates stand for the rest`() {
    #expect(controller.navigationItem.title == "Shop: Plants")
    expectLayout(simulation, named: "shelf", allowing: [.misuse])
  }

  @Test func `a sheet of half the height`() throws {
    try tap("Filter")
    expectLayout(simulation, named: "filter", allowing: [.misuse])
  }

  @Test func `an alert with a field`() throws {
    try tap("Rename")
    expectLayout(simulation, named: "rename", allowing: [.misuse])
    let keeper = ShelfKeeper()
    controller.delegate = keeper
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    alert.textFields?.first?.text = "Herbs"
    try tap("Rename")
    #expect(keeper.names == ["Herbs"])
  }

  @Test func `an action sheet`() throws {
    try tap("Delete")
    expectLayout(simulation, named: "delete", allowing: [.misuse])
  }

  @Test(arguments: [120, 300]) func `a finger from the edge goes back where it goes far enough`(
    distance: Int
  ) {
    let swipe = SwipeBack(stack: stack)
    let filter = FilterController()
    stack.pushViewController(filter, animated: false)
    simulation.window.layoutIfNeeded()
    let finger = Finger(on: simulation.window)
    finger.press(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 10, through: distance, by: 10) { finger.move(to: CGPoint(x: x, y: 400)) }
    #expect(stack.topViewController === filter && swipe.percentComplete > 0.2)
    finger.release()
    simulation.window.layoutIfNeeded()
    #expect(stack.topViewController === (distance > 200 ? controller : filter))
    #expect(stack.topViewController?.view.frame.minX == 0)
  }
}

import LayoutSimTesting
import Testing

@testable import Reader

// The screens hear the notifications of one center.
@Suite(.serialized) struct ArticlesTests {
  private let simulation: Simulation
  private let controller = ArticlesController(titles: ["Auto Layout", "Gestures", "Tables"])

  init() throws {
    simulation = Simulation(try #require(Simulation.Device.named("iPhone 15")), table: .rows(0))
    simulation.window.rootViewController = UINavigationController(rootViewController: controller)
    simulation.window.layoutIfNeeded()
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func tap(_ title: String) throws {
    let view = try #require(button(title, in: simulation.window))
    let finger = Finger(on: simulation.window)
    finger.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    finger.release()
    simulation.window.layoutIfNeeded()
  }

  @Test func `a tap on a button stars an article, but for the third one`() throws {
    for _ in 1...3 { try tap("Star") }
    #expect(controller.title == "Articles (2)")
    expectLayout(simulation, named: "starred")
  }

  @Test func `the button of the bar turns the order around`() throws {
    try tap("Reverse")
    expectLayout(simulation, named: "reversed")
  }

  @Test func `the timer counts seconds of the virtual clock`() throws {
    simulation.advance(by: .seconds(3))
    #expect(controller.refreshLabel.text == "Updated 3 s ago")
    simulation.advance(by: .seconds(60))
    #expect(controller.refreshLabel.text == "Updated 5 s ago")
  }

  @Test func `a long press edits half a second later`() throws {
    let finger = Finger(on: simulation.window)
    finger.press(at: CGPoint(x: 100, y: 200))
    finger.hold(for: .milliseconds(600))
    #expect(!controller.isEditing)
    finger.hold(for: .milliseconds(500))
    #expect(controller.isEditing)
    finger.release()
  }
}

import LayoutControls
import LayoutSimTesting
import LayoutSimulation
import LayoutViews
import Testing

/// The status bar of a simulated screen, as its controller prefers it.
@Suite struct `The status bar of a screen` {
  private final class Screen: ViewController {
    var isFull = true

    override var prefersStatusBarHidden: Bool { isFull }
  }

  @Test func `it does not show where the controller hides it`() throws {
    let simulation = Simulation(
      try #require(Simulation.Device.named("iPhone 15")),
      table: .rows(0)
    )
    let screen = Screen()
    simulation.window.rootViewController = screen
    func isShown() -> Bool {
      _ = simulation.frame()
      return simulation.window.subviews.contains { $0 is StatusBar && !$0.isHidden }
    }
    #expect(!isShown())
    screen.isFull = false
    #expect(isShown())
  }
}

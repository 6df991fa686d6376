import LayoutControls
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// What happens to an application around its screens.
@Suite struct `Applications around screens` {
  private final class Screen: ViewController {
    var warnings = 0

    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  private let simulation: Simulation

  init() throws {
    simulation = Simulation(try scenario("wait: 1s", scene: "overlay: none").scene)
  }

  private var log: [String] { simulation.log.texts(of: .lifecycle) }

  @Test func `the background takes a finger away, and is left once`() throws {
    simulation.finger.press(at: simulation.window.center)
    simulation.log.removeAll()
    simulation.enterBackground()
    simulation.enterBackground()
    #expect(simulation.window.applicationState == .background)
    let sentence = "the application goes to the background"
    #expect(log == [sentence, "touches are taken away: \(sentence)"])
    simulation.enterForeground()
    simulation.enterForeground()
    #expect(simulation.window.applicationState == .active && log.count == 3)
  }

  @Test(arguments: Interruption.allCases)
  func `an interruption is over at once`(_ interruption: Interruption) throws {
    simulation.finger.press(at: simulation.window.center)
    try simulation.interrupt(interruption)
    #expect(simulation.window.applicationState == .active)
  }

  @Test func `all screens are warned of little memory`() {
    let (root, child, shown) = (Screen(), Screen(), Screen())
    root.addChild(child)
    simulation.window.rootViewController = root
    simulation.window.layoutIfNeeded()
    root.present(shown, animated: false)
    simulation.warnOfLowMemory()
    #expect([root, child, shown].map(\.warnings) == [1, 1, 1])
    #expect(log.last == "the application is warned of little memory")
  }
}

import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutText
import LayoutViews
import ScreenFrames
import TestSupport
import Testing

/// A screen that was drawn at every step looks the same as one that is drawn for the first time.
@Suite
struct CaptureMemoryTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `what captures remember never shows`(_ seed: UInt64) throws {
    let scene = try scenario("wait: 100ms").scene
    let drawn = Simulation(scene)
    _ = drawn.frame()
    var generator = SeededGenerator(seed: seed)
    for step in 1...12 {
      change(drawn, &generator)
      let frame = drawn.frame()
      guard step % 4 == 0 else { continue }
      let fresh = Simulation(scene)
      var repeated = SeededGenerator(seed: seed)
      for _ in 1...step {
        // Lays the screen out as a frame does, with the system's bars, but draws nothing.
        _ = fresh.treeDescription
        change(fresh, &repeated)
      }
      #expect(fresh.frame() == frame, "seed \(seed), step \(step)")
    }
  }

  /// Changes something that shows, somewhere in the tree.
  private func change(_ simulation: Simulation, _ generator: inout SeededGenerator) {
    let choice = Int.random(in: 0..<15, using: &generator)
    let amount = Double.random(in: 0...1, using: &generator)
    let place = Int.random(in: 0..<1_000_000, using: &generator)
    let views = views(in: simulation.tableView)
    let view = views[place % views.count]
    let labels = views.compactMap { $0 as? Label }
    let label = labels.isEmpty ? nil : labels[place % labels.count]
    let color = Color(rgb: UInt32(amount * 0xFFFFFF), opacity: amount < 0.5 ? 1 : amount)
    switch choice {
    case 0: view.alpha = amount
    case 1: view.isHidden.toggle()
    case 2: view.backgroundColor = color.object
    case 3: view.layer.borderWidth = amount * 3
    case 4:
      view.layer.borderWidth = 1
      view.layer.borderColor = color
    case 5: view.layer.cornerRadius = amount * 10
    case 6: view.frame = view.frame.offsetBy(dx: amount * 9, dy: 0)
    case 7: label?.text = "Text \(place)"
    case 8: label?.font = .systemFont(ofSize: 10 + amount * 10)
    case 9: label?.textColor = color.object
    case 10: view.accessibilityIdentifier = place % 3 == 0 ? nil : "name \(place % 3)"
    case 13: simulation.window.environment.style = amount < 0.5 ? .dark : .light
    case 11: view.addSubview(View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    case 12:
      simulation.tableView.selectRow(
        at: IndexPath(row: place % 9, section: 0),
        animated: false,
        scrollPosition: .none
      )
    default: simulation.tableView.contentOffset.y += amount * 120
    }
  }

  private func views(in view: View) -> [View] {
    [view] + view.subviews.flatMap(views)
  }
}

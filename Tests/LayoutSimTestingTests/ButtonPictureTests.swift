import Foundation
import LayoutSVG
import LayoutSimTesting
import ScreenFrames
import Testing

/// What buttons with a configuration look like in pictures.
struct ButtonPictureTests {
  @Test func `a background of the tint color lies behind a white title`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "envelope")
    configuration.imagePadding = 6
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .black
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "send"
    let sim = Simulation(Scene())
    button.frame = CGRect(x: 20, y: 100, width: 140, height: 40)
    sim.window.addSubview(button)
    let text = try SVGWriter().write(sim.frame(named: "buttons"))
    try text.write(toFile: "/tmp/shim-button.svg", atomically: true, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.contains("send") }
    #expect(lines.contains { $0.contains("#007aff") && $0.contains("rx=\"5.95\"") })
    #expect(lines.contains { $0.contains("fill=\"none\"") && $0.contains("stroke=\"#000000\"") })
  }
}

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
    let sim = Simulation(Simulation.Scene(table: .rows(1), overlay: nil))
    button.frame = CGRect(x: 20, y: 100, width: 140, height: 40)
    sim.window.addSubview(button)
    let text = try SVGWriter().write(sim.frame(named: "buttons"))
    let lines = text.split(separator: "\n").filter { $0.contains("send") }
    #expect(lines.contains { $0.contains("#007aff") && $0.contains("rx=\"5.95\"") })
    #expect(lines.contains { $0.contains("fill=\"none\"") && $0.contains("stroke=\"#000000\"") })
  }

  @Test func `a dark part of a light screen shows dark colors`() throws {
    let sim = Simulation(Simulation.Scene(table: .rows(1), overlay: nil))
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
    let text = NSMutableAttributedString(string: "Star ")
    let star = try #require(UIImage(systemName: "star"))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
    label.attributedText = text
    card.addSubview(label)
    sim.window.addSubview(card)
    func drawn() throws -> [Substring] {
      try SVGWriter().write(sim.frame(named: "card")).split(separator: "\n")
        .filter { $0.contains("card") || $0.contains("<path") }
    }
    #expect(try drawn().contains { $0.contains("card.background") && $0.contains("#ffffff") })
    card.overrideUserInterfaceStyle = .dark
    let dark = try drawn()
    #expect(dark.contains { $0.contains("card.background") && $0.contains("#000000") })
    #expect(dark.contains { $0.contains(">Star ") && $0.contains("#ffffff") })
    #expect(dark.contains { $0.contains("card.label.line-2.symbol") })
    let index = try #require(dark.firstIndex { $0.contains("card.label.line-2.symbol") })
    #expect(dark[index...].contains { $0.contains("<path") && $0.contains("#ffffff") })
    card.overrideUserInterfaceStyle = .unspecified
    #expect(try drawn().contains { $0.contains("card.background") && $0.contains("#ffffff") })
  }
}

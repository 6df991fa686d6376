import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of guides and constraints over a screen.
@Suite struct `Labels of guides` {
  private func frame(_ scene: String, _ steps: String = "snapshot: now") throws -> ScreenFrame {
    let report = ScenarioPlayer.play(try scenario(steps, scene: scene))
    return try #require(report.snapshots.last?.frame)
  }

  /// The texts on plates, with their plates.
  private func labels(_ frame: ScreenFrame) -> [(text: String, plate: CGRect)] {
    var labels: [(String, CGRect)] = []
    func visit(_ elements: [ScreenElement]) {
      var plate: CGRect?
      for element in elements {
        switch element {
        case .group(let group): visit(group.children)
        case .shape(let shape):
          if case .rectangle(let rect, _) = shape.outline { plate = rect }
        case .text(let text): if let plate { labels.append((text.string, plate)) }
        }
      }
    }
    let guides = frame.elements.filter { element in
      if case .group(let group) = element { group.tag.id.hasPrefix("guides.") } else { false }
    }
    visit(guides)
    return labels
  }

  private func constraints(_ show: String) -> String {
    """
    overlay:
      constraints:
        - touchView.width == superview.width * 0.2 + 5
        - touchView.leading == superview.safeArea.leading + 8
        - {constraint: touchView.top >= superview.safeArea.top, id: below-bar}
        - touchView.top == superview.top @ 250
        - touchView.bottom == superview.bottom - 16
    show: [\(show)]
    """
  }

  @Test func `the label of a constraint is the constraint`() throws {
    let texts = labels(try frame(constraints("constraints"))).map(\.text)
    #expect(texts.contains("width == 0.2 * superview.width + 5"))
    #expect(texts.contains { $0.hasPrefix("leading == ") && $0.hasSuffix(" + 8") })
    #expect(texts.contains { $0.hasPrefix("top >= ") && $0.contains("below-bar") })
    #expect(texts.contains("top == superview.top @250"))
    #expect(texts.contains("bottom == superview.bottom - 16"))
  }

  @Test func `it is the value where that is asked for`() throws {
    let texts = labels(try frame(constraints("constraint-values"))).map(\.text)
    #expect(texts.contains("83.67 pt"))
    #expect(texts.contains("8 pt") && texts.contains("16 pt"))
  }

  @Test(arguments: ["portrait", "landscape"])
  func `labels keep clear of each other, of the finger and of the edge`(_ way: String) throws {
    let frame = try frame(
      constraints("finger, safe-area, margins, constraints, touch-view")
        + "\norientation: \(way)",
      "press: {at: row 2 on touchView, taken-by: touchView}\nsnapshot: now"
    )
    let labels = labels(frame)
    #expect(labels.count >= 7)
    let screen = CGRect(origin: .zero, size: frame.size)
    for (index, label) in labels.enumerated() {
      #expect(screen.contains(label.plate), "\(label.text)")
      for other in labels.dropFirst(index + 1) {
        #expect(!other.plate.intersects(label.plate), "\(label.text) and \(other.text)")
      }
      for case .group(let finger) in frame.elements where finger.tag.role == "finger" {
        let circle = CGRect(x: finger.offset.x - 22, y: finger.offset.y - 22, width: 44, height: 44)
        #expect(!label.plate.intersects(circle), "\(label.text)")
      }
    }
  }
}

import Foundation
import LayoutCapture
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of constraints of a bar with a field, of which there are more than there is room for.
@Suite struct NamesOfConstraintsTests {
  private static let scene = """
    device: iPhone 17
    overlay: none
    views:
      - name: composer
        background: gray-6
        views:
          - {name: message, text-field: "", placeholder: Message}
          - {name: send, button: Send, hugging: 750}
        constraints:
          - message.leading = superview.margins.leading + 8
          - message.trailing = send.leading - 8
          - send.trailing = superview.margins.trailing - 8
          - send.centerY = message.centerY
          - message.top = superview.top + 8
          - message.bottom = superview.safeArea.bottom - 8
          - message.height = 36
    constraints:
      - composer.leading = superview.leading
      - composer.trailing = superview.trailing
      - composer.bottom = superview.bottom
    """

  @Test(arguments: ["constraints", "constraint-values"], [nil, "composer"])
  func `they cover neither a word nor the field`(_ show: String, _ crop: String?) throws {
    let made = try scenario(
      "snapshot: now",
      table: "{rows: 12}",
      scene: "\(Self.scene)\nshow: [\(show)]"
    )
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let frame = try #require(run.report.snapshots.last?.frame)
    var framing = Picture.Framing()
    framing.crop = crop.map { .view($0) }
    let screen = try frame.framed(by: framing, on: made.scene.environment, with: moment.areas)
    let field = try #require(moment.areas.views["message"])
    let words = frame.elements.filter { !$0.isGuide }.flatMap { $0.texts() }
    let names = screen.frame.elements.guideNames(at: .zero)
    #expect(names.count >= 3)
    for name in names.map({ $0.offsetBy(dx: screen.shown.minX, dy: screen.shown.minY) }) {
      #expect(!name.intersects(field), "\(name)")
      #expect(!words.contains(where: name.intersects), "\(name)")
    }
    let isNoted = !(moment.unnamedGuides + screen.unnamedGuides).isEmpty
    #expect(isNoted || names.count == 10)
  }
}

import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Lines to read and write that a scene describes.
@Suite struct `Text views on a screen` {
  private func scene(_ view: String, below: String = "{box: [40, 20], name: end}") -> String {
    """
    overlay: none
    stack: {axis: vertical, top: 8, leading: 16, width: 200, views: [{name: notes, \(view)}, \(below)]}
    """
  }

  @Test func `one that does not scroll grows with its lines`() throws {
    let steps = """
      expect: {frames: {notes: {height: 36.33}, end: {y: 142}}}
      focus: view notes
      settle
      type: "One line\\nand another one\\nand a third"
      expect: {keyboard: true, values: {notes: "One line\\nand another one\\nand a third"}}
      expect: {frames: {notes: {height: "> 76"}, end: {y: "> 182"}}}
      tap: key delete
      expect: {values: {notes: "One line\\nand another one\\nand a thir"}}
      """
    let scene = scene("text-view: '', text-style: body, scrolls: false")
    #expect(try failures(steps, scene: scene) == [])
  }

  @Test func `one that scrolls has the height that it is given`() throws {
    let scene = """
      overlay: none
      views: [{name: notes, text-view: A, font-size: 17}]
      constraints: [notes.top = superview.safeArea.top, notes.leading = superview.leading,
        notes.width = 120, notes.height = 60]
      """
    let steps = """
      tap: view notes
      settle
      type: " text of more lines than there is room for in it"
      expect: {keyboard: true, frames: {notes: {height: 60}}}
      """
    #expect(try failures(steps, scene: scene) == [])
    var player = ScenarioPlayer(try scenario(steps, scene: scene))
    _ = player.play(until: nil)
    let views = player.simulation.view(named: .superview)?.subviews ?? []
    let notes = views.first { $0.accessibilityIdentifier == "notes" }
    let view = try #require(notes as? ScrollView)
    #expect(view.contentSize.height > 60 && view.contentOffset.y > 0)
  }

  @Test func `one that cannot be written in refuses the keyboard`() throws {
    let scene = scene("text-view: A, editable: false, scrolls: false")
    #expect(
      try failures("tap: view notes\nexpect: {keyboard: false}", scene: scene) == []
    )
    #expect(
      try failures("focus: view notes", scene: scene).contains {
        $0.contains("the field at 'view notes' cannot be written in")
      }
    )
  }
}

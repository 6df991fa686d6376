import Foundation
import LayoutControls
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Keys that write into fields, and what a field tells of it.
@Suite struct `Writing on a screen` {
  private let table =
    "{rows: 20, row-height: 44, accessory-view: {text-field: '', placeholder: Name, width: 120}}"
  private let scene = "overlay: none\ntitle: Form"

  @Test(arguments: [
    ("type: Ada", "Ada"), ("type: Ada\ntype: ' L'", "Ada L"),
    // The first letter is a capital one, as the field asks for.
    ("tap: key a\ntap: key D\ntap: key a", "Ada"),
    ("type: 'Yes. '\ntap: key n", "'Yes. N'"), ("type: 'Yes '\ntap: key n", "Yes n"),
    ("tap: key shift\ntap: key a\ntap: key shift\ntap: key B", "aB"),
    ("tap: key 123\ntap: key 7\ntap: key '#+='\ntap: key €\ntap: key ABC\ntap: key x", "7€x"),
    ("tap: key 123\ntap: key 7\ntap: key space\ntap: key q", "7 q"),
    ("type: Adam\ntap: key delete", "Ada"), ("tap: key delete", "''"),
    ("type: Zoé\ntap: key delete", "Zo"),
  ])
  func `keys write behind the text`(_ steps: String, _ text: String) throws {
    let steps = "focus: row 1\nsettle\n\(steps)\nexpect: {keyboard: true, values: {row 1: \(text)}}"
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
  }

  @Test(arguments: [
    ("type: A", "type: no field has the keyboard"),
    ("focus: row 1\ntype: \"A\\nB\"", "type: the keyboard went before 'B' was written"),
    ("tap: key a", "there is no keyboard on this screen"),
    ("focus: row 1\ntap: key a", "the key 'a' is not on the screen yet"),
    ("focus: row 1\nsettle\ntap: key ß", "the keyboard shows no key 'ß'"),
    ("focus: row 1\ntype: A\nexpect: {values: {row 1: B}}", "row 1 is 'A', expected 'B'"),
  ])
  func `a step that cannot write fails`(_ steps: String, _ message: String) throws {
    let messages = try failures(steps, table: table, scene: scene)
    #expect(messages.count == 1 && messages.first?.contains(message) == true, "\(messages)")
  }

  @Test func `a row off the screen is scrolled to before its field is asked`() throws {
    let scene = "\(scene)\norientation: landscape"
    let steps =
      "focus: row 18\nsettle\nexpect: {keyboard: true}\ntype: A\nexpect: {values: {row 18: A}}"
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
    let simulation = Simulation(try scenario(steps, table: table, scene: scene).scene)
    var player = ScenarioPlayer(try scenario(steps, table: table, scene: scene))
    _ = player.play(until: nil)
    let keyboard = try #require(player.simulation.view(named: .keyboard))
    let cell = try #require(
      player.simulation.tableView.cellForRow(at: IndexPath(row: 18, section: 0))
    )
    let frame = cell.convert(cell.bounds, to: nil)
    #expect(frame.maxY <= keyboard.frame.minY + 1e-6)
    #expect(frame.minY >= simulation.tableView.safeAreaInsets.top - 1e-6)
  }

  @Test func `notifications come in UIKit's order, each with its frames`() throws {
    let steps = "focus: row 1\nsettle\nfocus: row 2\nsettle\ndismiss-keyboard\nsettle"
    let trace = ScenarioPlayer.play(try scenario(steps, table: table, scene: scene)).trace
    let lines = trace.map(\.text).filter {
      $0.contains("Notification") || $0.contains("the keyboard")
    }
    let place = (away: "(0, 852, 393, 336)", there: "(0, 516, 393, 336)")
    #expect(
      lines == [
        "the keyboard comes, 336 high, for TextField",
        "keyboardWillChangeFrameNotification: from \(place.away) to \(place.there) in 0.25 s",
        "keyboardWillShowNotification: from \(place.away) to \(place.there) in 0.25 s",
        "keyboardDidChangeFrameNotification", "keyboardDidShowNotification",
        "the keyboard comes, 336 high, for TextField",
        "keyboardWillChangeFrameNotification: from \(place.there) to \(place.there) in 0.25 s",
        "keyboardDidChangeFrameNotification", "the keyboard goes",
        "keyboardWillChangeFrameNotification: from \(place.there) to \(place.away) in 0.25 s",
        "keyboardWillHideNotification: from \(place.there) to \(place.away) in 0.25 s",
        "keyboardDidChangeFrameNotification", "keyboardDidHideNotification",
      ]
    )
  }

  @Test func `a drag sends the keyboard away, or moves it with the finger`() throws {
    func table(_ mode: String) -> String {
      "{rows: 40, row-height: 44, \(mode)accessory-view: {text-field: '', width: 90}}"
    }
    let drag = "focus: row 1\nsettle\npress: '100, 400'\nmove: {to: '100, 360', within: 300ms}"
    #expect(
      try failures("\(drag)\nexpect: {keyboard: true}", table: table(""), scene: scene).isEmpty
    )
    let onDrag = "keyboard-dismissal: on-drag, "
    #expect(
      try failures("\(drag)\nexpect: {keyboard: false}", table: table(onDrag), scene: scene).isEmpty
    )
    let interactive = table("keyboard-dismissal: interactive, ")
    let below = "focus: row 1\nsettle\npress: '100, 400'\nmove: {to: '100, 700', within: 300ms}"
    for (end, isShown) in [
      ("release", false), ("move: {to: '100, 600', within: 200ms}\nrelease", true),
    ] {
      let steps = "\(below)\n\(end)\nsettle\nexpect: {keyboard: \(isShown)}"
      #expect(try failures(steps, table: interactive, scene: scene).isEmpty)
      var player = ScenarioPlayer(try scenario(steps, table: interactive, scene: scene))
      _ = player.play(until: nil)
      let simulation = player.simulation
      let keyboard = simulation.view(named: .keyboard)?.frame
      if isShown { #expect(keyboard?.maxY == simulation.window.bounds.maxY) }
    }
    var player = ScenarioPlayer(try scenario(below, table: interactive, scene: scene))
    _ = player.play(until: nil)
    #expect(player.simulation.view(named: .keyboard)?.frame.minY == CGFloat(700))
  }
}

import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// Fields with the keyboard, and what makes room for it.
@Suite struct `A keyboard on a screen` {
  private let table =
    "{rows: 20, row-height: 44, accessory-view: {text-field: '', placeholder: Name, width: 120}}"
  private let scene = "overlay: none\ntitle: Form"

  @Test func `a field below the keyboard is scrolled clear of it, and back`() throws {
    let steps = """
      focus: row 15
      settle
      expect: {keyboard: true, offset: "> 0"}
      dismiss-keyboard
      settle
      expect: {keyboard: false}
      """
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let row = IndexPath(row: 14, section: 0)
    let field = try #require(simulation.tableView.cellForRow(at: row)?.accessoryView as? TextField)
    #expect(field.becomeFirstResponder())
    simulation.advance(by: .seconds(1))
    let keyboard = try #require(simulation.view(named: .keyboard))
    #expect(simulation.tableView.adjustedContentInset.bottom == keyboard.frame.height)
    #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.frame.minY + 1e-6)
    #expect(field.resignFirstResponder())
    simulation.advance(by: .seconds(1))
    #expect(simulation.view(named: .keyboard) == nil)
    #expect(simulation.tableView.adjustedContentInset.bottom == 34)
  }

  @Test func `a keyboard that goes comes back for the next field`() throws {
    let steps = """
      focus: row 2
      settle
      dismiss-keyboard
      focus: row 3
      expect: {keyboard: true}
      settle
      expect: {keyboard: true}
      wait: 1s
      type: A
      expect: {keyboard: true}
      """
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let fields = simulation.tableView.visibleCells.compactMap { $0.accessoryView as? TextField }
    fields[0].becomeFirstResponder()
    simulation.advance(by: .seconds(1))
    let frame = try #require(simulation.view(named: .keyboard)).frame
    fields[0].resignFirstResponder()
    fields[1].becomeFirstResponder()
    simulation.advance(by: .seconds(1))
    #expect(simulation.view(named: .keyboard)?.frame == frame)
  }

  @Test(
    arguments: [
      ("iPhone 15", "portrait", 336), ("iPhone 15", "landscape", 209),
      ("iPhone 15 Pro Max", "portrait", 346), ("iPhone SE (3rd generation)", "portrait", 260),
      ("iPhone 17", "portrait", 328),
    ] as [(String, String, CGFloat)]
  )
  func `the keyboard is as high as on the device`(
    _ device: String,
    _ orientation: String,
    _ height: CGFloat
  ) throws {
    let scene = "\(scene)\ndevice: \(device)\norientation: \(orientation)"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let field = try #require(
      simulation.tableView.visibleCells.first?.accessoryView as? TextField
    )
    field.becomeFirstResponder()
    simulation.advance(by: .seconds(1))
    #expect(simulation.view(named: .keyboard)?.frame.height == height)
  }

  @Test(
    arguments: [
      ("focus: row 4\ntype: hi\nsettle\ndelete: row 4\nsettle", false),
      ("focus: row 4\nsettle\ndelete: row 5\nsettle", true),
      ("focus: row 4\nsettle\nremove: tableView\nsettle", false),
      ("focus: row 4\nsettle\nfling: {from: row 6, to: row 1, within: 100ms}\nsettle", true),
    ]
  )
  func `a field that is gone gives the keyboard back, and one that scrolls away does not`(
    _ steps: String,
    _ isShown: Bool
  ) throws {
    let steps = "\(steps)\nexpect: {keyboard: \(isShown)}"
    #expect(try failures(steps, table: table, scene: scene) == [])
  }

  @Test func `in a part of a tablet's screen the keyboard is as wide as that`() throws {
    let scene = "\(scene)\ndevice: iPad Pro 11-inch (M4)\norientation: landscape\nwindow: half"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    try simulation.tap(.row(3).onAccessory)
    simulation.advance(by: .seconds(1))
    let keyboard = try #require(simulation.view(named: .keyboard))
    #expect(keyboard.frame.width == 1210 && keyboard.frame.minX == 0)
    #expect(simulation.window.bounds.width == 600)
    #expect(simulation.tableView.adjustedContentInset.bottom == keyboard.frame.height)
    let steps = "focus: row 3\nsettle\ntap: key q\nexpect: {values: {row 3: Q}}\ntap: key p"
    let messages = try failures(steps, table: table, scene: scene)
    #expect(
      messages == [
        "step 5: the key 'p' is beside the window, over which the keyboard is as wide as the screen"
      ]
    )
  }

  @Test(arguments: ["iPhone 16", "iPad mini (A17 Pro)"])
  func `a keyboard that is up turns with the screen`(_ device: String) throws {
    let scene = "\(scene)\ndevice: \(device)"
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    try simulation.tap(.row(3).onAccessory)
    simulation.advance(by: .seconds(1))
    let before = try #require(simulation.view(named: .keyboard)).frame
    simulation.rotate(to: .landscape)
    simulation.advance(by: .seconds(1))
    let keyboard = try #require(simulation.view(named: .keyboard))
    let bounds = simulation.window.bounds
    #expect(keyboard.frame.width == bounds.width && keyboard.frame.maxY == bounds.maxY)
    #expect(keyboard.frame.height == simulation.window.environment.keyboardHeight)
    #expect(keyboard.frame != before)
  }

  @Test(
    arguments: [("portrait", 55, 36), ("landscape", 8, 36)] as [(String, CGFloat, CGFloat)]
  )
  func `the field of a search keeps clear of the edge of the screen`(
    _ orientation: String,
    _ top: CGFloat,
    _ height: CGFloat
  ) throws {
    let scene = "overlay: none\ntitle: Names\nsearch: true\norientation: \(orientation)"
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 40}", scene: scene).scene)
    try simulation.tap(.middle(of: .searchBar))
    simulation.advance(by: .seconds(1))
    let field = try #require(simulation.view(named: .searchBar))
    let frame = field.convert(field.bounds, to: nil)
    #expect(abs(frame.minY - top) < 1 && frame.height == height)
  }

  @Test func `the guide of the keyboard follows it`() throws {
    let simulation = Simulation(try scenario("wait: 1s", table: table, scene: scene).scene)
    let view = try #require(simulation.view(named: .superview))
    let guide = view.keyboardLayoutGuide
    #expect(guide.layoutFrame.minY == CGFloat(818))
    let field = try #require(
      simulation.tableView.visibleCells.first?.accessoryView as? TextField
    )
    field.becomeFirstResponder()
    simulation.advance(by: .milliseconds(125))
    #expect(guide.layoutFrame.minY < 852 - 34 && guide.layoutFrame.minY > 852 - 336)
    simulation.advance(by: .seconds(1))
    #expect(guide.layoutFrame.minY == CGFloat(516))
    view.endEditing(true)
    simulation.advance(by: .seconds(1))
    #expect(guide.layoutFrame.minY == CGFloat(818))
  }

  @Test func `the return key sends the keyboard away, and keys do not reach the rows`() throws {
    let steps = """
      tap: "300, 120"
      settle
      expect: {keyboard: true}
      tap: {at: keyboard, taken-by: keyboard}
      expect: {selected: none}
      press-return
      settle
      expect: {keyboard: false}
      """
    #expect(try failures(steps, table: table, scene: scene).isEmpty)
  }

  @Test(arguments: [
    ("focus: row 3", "{rows: 9}", "focus: there is no field at 'row 3'"),
    ("dismiss-keyboard", "{rows: 9}", "dismiss-keyboard: no field has the keyboard"),
    ("press-return", "{rows: 9}", "press-return: no field has the keyboard"),
    (
      "focus: row 1",
      "{rows: 9, accessory-view: {text-field: A, width: 90, enabled: false}}",
      "focus: the field at 'row 1' is disabled"
    ),
  ])
  func `a step without its field fails`(_ step: String, _ table: String, _ message: String) throws {
    let messages = try failures(step, table: table, scene: scene)
    #expect(messages.count == 1 && messages.first?.contains(message) == true, "\(messages)")
  }

  @Test func `a search takes the place of the title, and cancel gives it back`() throws {
    let scene = "overlay: none\ntitle: Names\nlarge-title: true\nsearch: true\nright-items: [Add]"
    let steps = """
      expect: {buttons: [Add]}
      tap: searchBar
      settle
      expect: {buttons: [Cancel], keyboard: true, offset: 0}
      tap: button Cancel
      settle
      expect: {buttons: [Add], keyboard: false, offset: 0}
      """
    #expect(try failures(steps, table: "{rows: 40}", scene: scene).isEmpty)
    let simulation = Simulation(try scenario("wait: 1s", table: "{rows: 40}", scene: scene).scene)
    let bar = try #require(simulation.view(named: .navigationBar))
    #expect(abs(bar.frame.height - 148) < 1e-6)
    try simulation.tap(.middle(of: .searchBar))
    simulation.advance(by: .seconds(1))
    #expect(abs(bar.frame.height - 52) < 1e-6)
    #expect(abs(simulation.tableView.safeAreaInsets.top - bar.frame.maxY) < 1e-6)
  }
}

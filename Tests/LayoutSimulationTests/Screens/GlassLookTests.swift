import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
@_spi(SystemViews) import LayoutViews
import Testing

/// How sure a figure of the looks is.
enum Confidence: String {
  /// Printed by UIKit, or written by Interface Builder.
  case high
  /// Measured in pictures.
  case medium
  /// A guess.
  case low
}

/// A place on a screen of 402 × 874 in the design of iOS 26.
struct GlassFigure: CustomTestStringConvertible, Sendable {
  let name: String
  let confidence: Confidence
  var scene = ""
  var table = "{rows: 3}"
  var steps = "wait: 1s"
  let place: @Sendable (Simulation) throws -> CGRect
  let frame: CGRect

  var testDescription: String { "\(name) (\(confidence.rawValue))" }

  struct Missing: Error {}

  /// Returns the place of a view in the window.
  static func frame(of view: View?) throws -> CGRect {
    guard let view else { throw Missing() }
    return view.convert(view.bounds, to: nil)
  }

  /// Returns the frame of a part of a row in the window.
  static func row(
    _ section: Int,
    _ row: Int,
    _ part: @escaping @Sendable (TableViewCell) -> View? = { $0 }
  ) -> @Sendable (Simulation) throws -> CGRect {
    { simulation in
      let cell = simulation.tableView.cellForRow(at: IndexPath(row: row, section: section))
      return try frame(of: cell.flatMap(part))
    }
  }

  /// Returns the frame of the view with an identifier in the window.
  static func view(_ name: String) -> @Sendable (Simulation) throws -> CGRect {
    { try frame(of: $0.window.descendant { $0.accessibilityIdentifier == name }) }
  }

  /// Returns the frame of the first view of a type in the window.
  static func first<Found: View>(_ type: Found.Type) -> @Sendable (Simulation) throws -> CGRect {
    { try frame(of: $0.window.descendant { $0 is Found }) }
  }
}

extension View {
  /// The first view inside for which something holds, from the back.
  func descendant(where holds: (View) -> Bool) -> View? {
    for view in subviews {
      if holds(view) { return view }
      if let found = view.descendant(where: holds) { return found }
    }
    return nil
  }
}

/// The geometry of tables, alerts, cards and swipe actions in the design of iOS 26.
@Suite struct `Looks of iOS 27` {
  private static let cards =
    "{style: inset-grouped, sections: [{title: Title, footer: Footer, cell-style: value1,"
    + " rows: [{text: A, detail: B, accessory: disclosure}, {text: A, accessory: checkmark},"
    + " {text: A, image: star}]}, {cell-style: subtitle, rows: [{text: A, detail: B}]}]}"

  private func simulation(_ figure: GlassFigure) throws -> Simulation {
    let scene = "overlay: none\ndevice: iPhone 18 Pro\n\(figure.scene)"
    var player = ScenarioPlayer(
      try scenario(figure.steps, table: figure.table, scene: scene)
    )
    _ = player.play(until: nil)
    return player.simulation
  }

  private func check(_ figure: GlassFigure) throws {
    let frame = try figure.place(try simulation(figure))
    for (value, expected) in [
      (frame.minX, figure.frame.minX), (frame.minY, figure.frame.minY),
      (frame.width, figure.frame.width), (frame.height, figure.frame.height),
    ] { #expect(abs(value - expected) < 0.34, "\(frame), expected \(figure.frame)") }
  }

  @Test(arguments: [
    GlassFigure(
      name: "header at the bar's end",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: { try GlassFigure.frame(of: $0.tableView.headerView(forSection: 0)) },
      frame: CGRect(x: 20, y: 116, width: 362, height: 38)
    ),
    GlassFigure(
      name: "title of a header, 6 above the card",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: { try GlassFigure.frame(of: $0.tableView.headerView(forSection: 0)?.textLabel) },
      frame: CGRect(x: 36, y: 127.67, width: 330, height: 20.33)
    ),
    GlassFigure(
      name: "first row",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 0),
      frame: CGRect(x: 20, y: 154, width: 362, height: 53)
    ),
    GlassFigure(
      name: "first row without a title, 35 below the bar",
      confidence: .high,
      scene: "title: T",
      table: "{style: inset-grouped, rows: 3}",
      place: GlassFigure.row(0, 0),
      frame: CGRect(x: 20, y: 151, width: 362, height: 53)
    ),
    GlassFigure(
      name: "arrow head, 20 before the edge",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 0) { $0.standardAccessory },
      frame: CGRect(x: 351.67, y: 154, width: 10.33, height: 53)
    ),
    GlassFigure(
      name: "content beside an arrow head",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 0) { $0.contentView },
      frame: CGRect(x: 20, y: 154, width: 331.67, height: 52)
    ),
    GlassFigure(
      name: "content beside a check mark, 44 before the edge",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 1) { $0.contentView },
      frame: CGRect(x: 20, y: 207, width: 318, height: 52)
    ),
    GlassFigure(
      name: "separator with the text, a point thick",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 0) { $0.separatorView },
      frame: CGRect(x: 36, y: 206, width: 330, height: 1)
    ),
    GlassFigure(
      name: "text behind a symbol",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 2) { $0.titleLabel },
      frame: CGRect(x: 76, y: 260, width: 290, height: 52)
    ),
    GlassFigure(
      name: "symbol, in the middle at 28",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: GlassFigure.row(0, 2) { $0.pictureView },
      frame: CGRect(x: 37, y: 275, width: 22, height: 22)
    ),
    GlassFigure(
      name: "footer of one line",
      confidence: .high,
      scene: "title: T",
      table: cards,
      place: { try GlassFigure.frame(of: $0.tableView.footerView(forSection: 0)) },
      frame: CGRect(x: 20, y: 313, width: 362, height: 30)
    ),
    GlassFigure(
      name: "row with a subtitle",
      confidence: .high,
      scene: "title: T",
      table: "{style: inset-grouped, cell-style: subtitle, rows: [{text: A, detail: B}]}",
      place: GlassFigure.row(0, 0),
      frame: CGRect(x: 20, y: 151, width: 362, height: 69.33)
    ),
    GlassFigure(
      name: "plain header",
      confidence: .low,
      scene: "title: T",
      table: "{sections: [{title: Title, rows: 3}]}",
      place: { try GlassFigure.frame(of: $0.tableView.headerView(forSection: 0)) },
      frame: CGRect(x: 0, y: 128, width: 402, height: 38)
    ),
    GlassFigure(
      name: "first row below a plain header, at 50",
      confidence: .high,
      scene: "title: T",
      table: "{sections: [{title: Title, rows: 3}]}",
      place: GlassFigure.row(0, 0),
      frame: CGRect(x: 0, y: 166, width: 402, height: 53)
    ),
  ])
  func `tables are as they were measured`(_ figure: GlassFigure) throws { try check(figure) }

  private static let form =
    "form: {options: {a: A, b: B, c: C}, type: {total-min: 2}, requires-selection: true,"
    + " alert: {title: Not yet, message: Select two., button: OK}}"
  private static let alert = "tap: button Done\nsettle"

  @Test(arguments: [
    GlassFigure(
      name: "box of an alert, in the middle of the safe area",
      confidence: .low,
      scene: form,
      table: "{style: inset-grouped}",
      steps: alert,
      place: GlassFigure.view("alert-box"),
      frame: CGRect(x: 41, y: 374, width: 320, height: 153.67)
    ),
    GlassFigure(
      name: "title of an alert",
      confidence: .high,
      scene: form,
      table: "{style: inset-grouped}",
      steps: alert,
      place: GlassFigure.view("alert-title"),
      frame: CGRect(x: 71, y: 396, width: 260, height: 20.33)
    ),
    GlassFigure(
      name: "message of an alert",
      confidence: .high,
      scene: form,
      table: "{style: inset-grouped}",
      steps: alert,
      place: GlassFigure.view("alert-message"),
      frame: CGRect(x: 71, y: 423.67, width: 260, height: 18)
    ),
    GlassFigure(
      name: "button of an alert",
      confidence: .low,
      scene: form,
      table: "{style: inset-grouped}",
      steps: alert,
      place: GlassFigure.view("alert-button"),
      frame: CGRect(x: 57, y: 464, width: 288, height: 48)
    ),
    GlassFigure(
      name: "card of about half the height",
      confidence: .high,
      scene: "title: T\npresentation: page-sheet\ndetent: medium",
      place: { simulation in
        let presentation = simulation.window.descendant { $0.role == "presentation" }
        return try GlassFigure.frame(of: presentation?.descendant { $0 is NavigationContainer })
      },
      frame: CGRect(x: 8, y: 415, width: 386, height: 451)
    ),
    GlassFigure(
      name: "grabber",
      confidence: .low,
      scene: "title: T\npresentation: page-sheet\ndetent: medium",
      place: { try GlassFigure.frame(of: $0.window.descendant { $0.role == "grabber" }) },
      frame: CGRect(x: 183, y: 420, width: 36, height: 5)
    ),
  ])
  func `what lies over a screen is as it was measured`(_ figure: GlassFigure) throws {
    try check(figure)
  }

  private static let swiped =
    "{row-height: 60, style: inset-grouped, sections: [{rows: 3, trailing-actions: [Delete, Flag]}]}"

  /// The frame of the button of a swipe action.
  private static func action(_ index: Int) -> @Sendable (Simulation) throws -> CGRect {
    { simulation in
      let view = simulation.window.descendant { $0.role == "swipe-actions" }
      return try GlassFigure.frame(of: view?.subviews[index])
    }
  }

  @Test(arguments: [
    GlassFigure(
      name: "circle at the edge",
      confidence: .low,
      scene: "title: T",
      table: swiped,
      steps: "press: 350, 181\nmove: {to: '230, 181', within: 500ms}\nhold: 1s\nrelease\nsettle",
      place: action(0),
      frame: CGRect(x: 310, y: 153, width: 56, height: 56)
    ),
    GlassFigure(
      name: "circle beside it",
      confidence: .low,
      scene: "title: T",
      table: swiped,
      steps: "press: 350, 181\nmove: {to: '230, 181', within: 500ms}\nhold: 1s\nrelease\nsettle",
      place: action(1),
      frame: CGRect(x: 246, y: 153, width: 56, height: 56)
    ),
    GlassFigure(
      name: "circles grow",
      confidence: .medium,
      scene: "title: T",
      table: swiped,
      steps: "press: 350, 181\nmove: {to: '264, 181', within: 500ms}\nhold: 1s",
      place: action(0),
      frame: CGRect(x: 346, y: 167, width: 28, height: 28)
    ),
    GlassFigure(
      name: "capsule once all of it is swiped",
      confidence: .medium,
      scene: "title: T",
      table: swiped,
      steps: "press: 350, 181\nmove: {to: '100, 181', within: 500ms}\nhold: 1s",
      place: action(0),
      frame: CGRect(x: 158, y: 153, width: 208, height: 56)
    ),
  ])
  func `swipe actions are circles`(_ figure: GlassFigure) throws { try check(figure) }

  @Test func `a row that rests with all of its actions is not swiped wholly`() throws {
    let figure = GlassFigure(
      name: "three actions, which take more than a full swipe",
      confidence: .low,
      scene: "title: T",
      table: Self.swiped.replacing("[Delete, Flag]", with: "[Delete, Flag, More]"),
      steps: "press: 350, 181\nmove: {to: '180, 181', within: 500ms}\nhold: 1s\nrelease\nsettle",
      place: Self.action(0),
      frame: CGRect(x: 310, y: 153, width: 56, height: 56)
    )
    try check(figure)
  }

  @Test func `the classic design has rectangles and bars with backgrounds`() throws {
    var figure = GlassFigure(
      name: "classic",
      confidence: .high,
      scene: "title: T\ndesign: classic",
      table: Self.swiped,
      steps: "press: 350, 165\nmove: {to: '230, 165', within: 500ms}\nhold: 1s\nrelease\nsettle",
      place: Self.action(0),
      frame: .zero
    )
    let frame = try figure.place(try simulation(figure))
    #expect(frame.height == 60 && frame.maxX == 386)
    figure.scene = "title: T\ndesign: classic"
    figure.steps = "wait: 1s"
    let header = try simulation(figure).tableView.metrics
    #expect(!header.hasLargeHeaders && header.subtitleSpacing == 1 && header.cornerRadius == 10)
  }
}

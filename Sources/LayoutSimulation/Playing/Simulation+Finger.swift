package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
public import LayoutScenes
import LayoutTables
import LayoutViews

// The actions of a scenario's steps with the one finger; a Swift test says the same:
//
//     try sim.press(.row(3, on: .touchView))
//     try sim.move(to: .row(8), within: .milliseconds(400))
//     try sim.release()
extension Simulation {
  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - place: The place, by its meaning on the present screen.
  ///   - taker: The view that must take the touch, or `nil` if the place decides: the view it is on, or the table.
  ///   - fingers: The number of fingers, side by side around the place, which move together.
  /// - Throws: `FailedAction` if the place is not on the screen or another view takes the touch of one of
  ///   the fingers; all of them then stay up.
  public func press(
    _ place: Place,
    takenBy taker: TouchTaker? = nil,
    fingers: Int = 1
  ) throws(FailedAction) {
    let target = TouchTarget(place, takenBy: taker, fingers: fingers)
    let point = try landing(at: target, keyword: "press")
    finger.press(at: point, fingers: fingers)
  }

  /// Puts the finger down and lifts it at the same place.
  ///
  /// - Parameters:
  ///   - place: The place, by its meaning on the present screen.
  ///   - taker: The view that must take the touch, or `nil` if the place decides: the view it is on, or the table.
  ///   - fingers: The number of fingers that tap, side by side around the place.
  /// - Throws: `FailedAction` if the place is not on the screen or another view takes the touch.
  public func tap(
    _ place: Place,
    takenBy taker: TouchTaker? = nil,
    fingers: Int = 1
  ) throws(FailedAction) {
    try tap(TouchTarget(place, takenBy: taker, fingers: fingers), stoppingAfter: nil)
  }

  /// Performs a tap; the finger stays down if there is a limit and the tap takes longer.
  func tap(_ target: TouchTarget, stoppingAfter limit: Duration?) throws(FailedAction) {
    let point = try landing(at: target, keyword: "tap")
    guard let limit, limit < Finger.tapDuration else {
      finger.tap(at: point, fingers: target.fingers)
      return
    }
    finger.press(at: point, fingers: target.fingers)
    if finger.isDown { stop(after: limit) }
  }

  /// Taps the status bar, which scrolls to the top.
  ///
  /// - Throws: `FailedAction` if no status bar shows.
  public func tapStatusBar() throws(FailedAction) {
    guard screen.view(named: .statusBar) != nil else {
      let environment = window.environment
      throw FailedAction(
        "no-such-view",
        "tap-status-bar: no status bar shows",
        notes: [
          scene.showsStatusBar
            ? "\(environment.device.name) shows none in \(environment.orientation.rawValue)"
            : "the scene says 'status-bar: false'"
        ]
      )
    }
    interaction.tapStatusBar()
  }

  /// Moves the finger in a straight line while the clock advances.
  ///
  /// - Parameters:
  ///   - place: The goal; a row or an edge without a view keeps the finger's x.
  ///   - duration: The duration; with zero there is one event, at the end.
  /// - Throws: `FailedAction` if the place is not on the screen or the finger is up.
  public func move(to place: Place, within duration: Duration = .zero) throws(FailedAction) {
    try move(through: [place], within: duration)
  }

  /// Moves the finger through places, in straight lines and at an even speed along the whole way.
  ///
  /// - Parameters:
  ///   - places: The places, of which the last is the end.
  ///   - duration: The duration of the whole way.
  /// - Throws: `FailedAction` if a place is not on the screen or the finger is up.
  public func move(
    through places: [Place],
    within duration: Duration = .zero
  ) throws(FailedAction) {
    try move(through: places, within: duration, stoppingAfter: nil)
  }

  /// Moves the finger, which stops on its way if there is a limit shorter than the whole.
  func move(
    through places: [Place],
    within duration: Duration,
    stoppingAfter limit: Duration?
  ) throws(FailedAction) {
    let points = try points(ofWay: places)
    try check(duration, of: "move")
    finger.move(through: points, within: duration, stoppingAfter: limit)
  }

  /// Returns the points of a finger that is down and moves through places.
  package func points(ofWay places: [Place]) throws(FailedAction) -> [CGPoint] {
    guard finger.isDown else { throw .finger("move", isDown: false) }
    let scrolls = isSelecting && scene.selection?.autoScroll != .some(.none)
    let resolver = PlaceResolver(screen: screen, scrollsUnderFinger: scrolls)
    var points: [CGPoint] = []
    for place in places {
      do throws(ImpossiblePlace) {
        let x = points.last?.x ?? finger.middle.x
        points.append(try resolver.point(of: place, fingerX: x))
      } catch {
        throw .impossible(error, place)
      }
    }
    return points
  }

  /// Keeps the finger in place while the clock advances.
  ///
  /// - Parameters:
  ///   - duration: The duration, at most ten minutes; an invalid one is reported in `findings`.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func hold(for duration: Duration, fileID: String = #fileID, line: Int = #line) {
    finger.hold(for: duration, fileID: fileID, line: line)
  }

  /// Lifts the finger, or some of several.
  ///
  /// - Parameter fingers: The number of fingers that go up, from the right, or `nil` for all of them.
  /// - Throws: `FailedAction` if it is up.
  public func release(fingers: Int? = nil) throws(FailedAction) {
    guard finger.isDown else { throw .finger("release", isDown: false) }
    finger.release(fingers: fingers)
  }

  /// Takes the touch away, as the system does when a call comes in.
  ///
  /// - Throws: `FailedAction` if the finger is up.
  public func cancel() throws(FailedAction) {
    guard finger.isDown else { throw .finger("cancel", isDown: false) }
    finger.cancel()
  }

  /// Lets time pass until nothing moves by itself any more.
  ///
  /// - Parameter limit: The greatest time that may take.
  /// - Throws: `FailedAction` if something still moves after that time.
  public func settle(within limit: Duration) throws(FailedAction) {
    try settle(within: limit, stoppingAfter: nil)
  }

  /// Lets time pass until nothing moves, or until an end that comes before.
  func settle(within limit: Duration, stoppingAfter end: Duration?) throws(FailedAction) {
    try check(limit, of: "settle")
    let deadline = clock.now.advanced(by: limit)
    let end = end.map { clock.now.advanced(by: $0) }
    while !isAtRest {
      if let end, clock.nextDeadline.map({ $0 > end }) ?? true, end < deadline {
        return stop(after: clock.now.duration(to: end))
      }
      guard let next = clock.nextDeadline, next <= deadline else { break }
      advance(by: clock.now.duration(to: next))
    }
    guard isAtRest else {
      throw FailedAction(
        "not-at-rest",
        "after \(limit.inSecondsText) s something still moves",
        notes: movingThings,
        hint: "give 'settle' more time, or lift the finger first"
      )
    }
  }

  private func check(_ duration: Duration, of keyword: String) throws(FailedAction) {
    if let objection = duration.objection(to: keyword) { throw FailedAction("time", objection) }
  }

  // MARK: Landing

  /// Returns the point of `target` if the view that it names takes the touches of all fingers there.
  private func landing(at target: TouchTarget, keyword: String) throws(FailedAction) -> CGPoint {
    guard !finger.isDown else { throw .finger(keyword, isDown: true) }
    var target = target
    let landing: CGPoint
    do throws(ImpossiblePlace) {
      target.place = try settledPlace(of: target.place)
      landing = try PlaceResolver(screen: screen).point(of: target.place, fingerX: nil)
    } catch {
      throw .impossible(error, target.place)
    }
    let places = finger.places(ofFingers: target.fingers, at: landing)
    for (index, place) in places.enumerated() {
      let taker = window.hitTest(place, with: nil)
      guard isExpected(taker, target) else {
        let finger = places.count > 1 ? "finger \(index + 1) of \(places.count)" : nil
        throw missed(keyword, target, HitReport(window, at: place), finger: finger)
      }
    }
    if row(meantBy: target) != nil, let bar = screen.barInFront(of: landing) {
      throw FailedAction(
        "hidden-row",
        "\(keyword) at '\(target.place)': the row is behind the background of \(bar.placedName)",
        notes: [
          "the finger would be at \(landing.logText), outside of the bar, where touches go through to the row"
        ],
        hint:
          "scroll the row to where it shows, or write '{at: \(target.place), taken-by: tableView}'"
      )
    }
    return landing
  }

  private func missed(
    _ keyword: String,
    _ target: TouchTarget,
    _ hits: HitReport,
    finger: String?
  ) -> FailedAction {
    let taker = hits.taker.map(\.placedName) ?? "nothing"
    let chain = hits.chain.map(\.treeName).joined(separator: " > ")
    return FailedAction(
      "missed-touch",
      "\(keyword) at '\(target.place)' missed\(finger.map { " with \($0)" } ?? ""): "
        + "\(taker) takes the touch",
      notes: ["\(finger ?? "the finger") is at \(hits.point.logText); \(taker) takes the touch"]
        + (chain.isEmpty ? [] : ["chain: \(chain)"]) + hits.lines,
      hint: hint(for: target, taker: hits.taker)
    )
  }

  /// Returns whether the view that takes a touch is the one that the target names, or one inside it.
  private func isExpected(_ taker: View?, _ target: TouchTarget) -> Bool {
    let name: NamedView
    switch target.taker {
    case .nothing: return screen.namedView(around: taker) == nil
    case .view(let view): name = view
    case nil:
      switch target.place.anchor {
      case .point where target.place.view == nil: return taker != nil
      case .share(_, _, .screen) where target.place.view == nil: return taker != nil
      case .view(let view), .share(_, _, .view(let view)): name = target.place.view ?? view
      case .button(let title):
        return screen.placedButtons.contains { $0.title == title && taker === $0.view }
      case .stackView(let name), .share(_, _, .ownView(let name)):
        return screen.ownView(named: name).map { isTouched($0, by: taker) } ?? false
      case .row(let row) where target.place.part == .accessory:
        return screen.accessory(ofRow: row).map { isTouched($0, by: taker) } ?? false
      case .indexTitle: name = .sectionIndex
      case .key: name = .keyboard
      case .point, .row, .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge:
        name = target.place.view ?? .tableView
      }
    }
    guard let taker, let expected = screen.view(named: name), taker.isDescendant(of: expected)
    else { return false }
    guard let row = row(meantBy: target) else { return true }
    return tableView.cellForRow(at: row.indexPath).map(taker.isDescendant) ?? false
  }

  /// Returns whether a touch that a view takes is one on the scene's own view.
  private func isTouched(_ view: View, by taker: View?) -> Bool {
    guard let taker, !taker.isDescendant(of: view) else { return taker != nil }
    // A label leaves its touches to the cell that it is in.
    return !view.isUserInteractionEnabled && view.isDescendant(of: taker) && taker.isInCell
  }

  /// Returns the row that must take the touch itself, if a target names a row and no view but the table.
  private func row(meantBy target: TouchTarget) -> RowAddress? {
    guard target.taker == nil, target.place.offset == 0,
      target.place.view ?? .tableView == .tableView, case .row(let row) = target.place.anchor
    else { return nil }
    return row
  }

  private func hint(for target: TouchTarget, taker: View?) -> String? {
    let isButton = if case .button = target.place.anchor { true } else { false }
    if isButton || target.place.part == .checkMark, !isAtRest {
      return "it is on its way and takes no touches yet; 'settle' waits until nothing moves"
    }
    guard let taker else { return nil }
    if let touchView = screen.view(named: .touchView), taker.isDescendant(of: touchView),
      target.place.view == nil
    {
      return "the touch view lies over it; write '\(target.place.onTouchView)' if it is meant"
    }
    guard row(meantBy: target) != nil, taker.isDescendant(of: tableView) else { return nil }
    return
      "if the touch is not meant for the row write '{at: \(target.place), taken-by: tableView}'"
  }
}

extension Place {
  /// The form in which a scenario says that the touch view is to take a touch at the place.
  fileprivate var onTouchView: String {
    switch anchor {
    case .row, .visibleRow, .visibleRowFromEnd, .share(_, _, .table), .topEdge, .bottomEdge, .point:
      Place(anchor, offset: offset, on: .touchView).description
    case .view, .share, .button, .stackView, .indexTitle, .key:
      "{at: \(self), taken-by: touchView}"
    }
  }
}

extension View {
  /// Whether it is a cell, or in one.
  fileprivate var isInCell: Bool { self is TableViewCell || superview?.isInCell ?? false }
}

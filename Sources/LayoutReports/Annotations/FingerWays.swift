import Foundation
import LayoutControls
import LayoutGeometry
import LayoutInteraction
import LayoutSimulation
import LayoutTables
import LayoutViews

/// A recording of the ways of a scenario's finger, whatever moves it.
final class FingerWays {
  /// A way with the place of the content at its end.
  private struct Way {
    var track: DrawnTrack
    var place: ContentPlace
    /// The part of the window in which the finger came down: an alert, the keyboard, or all that is below them.
    let part: View?
    /// The control, or the button of a swipe, on which it came down, and the title of a button.
    let control: View?
    let title: String?
    /// The numbers of rows of the sections when it came down.
    let rowCounts: [Int]

    /// Whether it began on no control, or on one that is on the screen with the title that it had.
    var keepsControl: Bool {
      guard let control else { return true }
      return control.window != nil && (control as? Button)?.caption == title
    }
  }

  /// A place of the content of a table.
  private struct ContentPlace {
    let table: ObjectIdentifier
    let offset: CGPoint

    init(of simulation: Simulation) {
      table = ObjectIdentifier(simulation.tableView)
      offset = simulation.tableView.contentOffset
    }

    func isSame(as other: Self) -> Bool {
      table == other.table && abs(offset.x - other.offset.x) < 0.5
        && abs(offset.y - other.offset.y) < 0.5
    }
  }

  /// A reason why a screen shows no way of a finger.
  enum Absence: Sendable {
    /// No finger has been there.
    case noFinger
    /// The table was scrolled after it.
    case scrolled
    /// Another table is on the screen.
    case otherTable
    /// The control on which it came down is gone, or has another title.
    case replaced
    /// Something lies over where it came down.
    case covered
    /// The window has another size.
    case turned
    /// The picture moves.
    case film

    /// The reason in words.
    var message: String {
      switch self {
      case .noFinger: "no finger has been on the screen until then"
      case .scrolled: "the table was scrolled since the finger was there"
      case .otherTable: "the finger was on another table"
      case .replaced: "the button that the finger touched is gone, or has another title"
      case .covered: "something covers where the finger came down"
      case .turned: "the window has another size since the finger was there"
      case .film: "a picture that moves has the finger, and not its way"
      }
    }

    /// The advice.
    var hint: String {
      switch self {
      case .noFinger: "after 'in', name snapshots that come later than a press"
      case .scrolled, .otherTable, .replaced, .covered, .turned:
        "take a snapshot before that, and name it after 'in'"
      case .film: "write 'show: [finger]' for the finger itself"
      }
    }
  }

  private var ways: [Way] = []
  private var isDown = false
  /// The time at which the finger was seen to be up again.
  private var liftTime: Instant?
  private var pressTime = Instant.start
  /// The place of the content at the last look.
  private var place: ContentPlace?
  /// Whether the content moved by itself then, as it does after a finger.
  private var wasOnItsWay = false

  /// The time after which a finger that has not moved counts as one that rests.
  private static let rest = Duration.milliseconds(200)

  /// Returns the ways over what is on the screen now, and that which brought it here, or why there is none: the reason for
  /// the last one.
  ///
  /// Those before the content was scrolled went over other rows. Those that began on what is gone, or on what something
  /// lies over now, such as an alert that a tap opened, would seem to be on that; as would those that began on a control
  /// in whose place another one is, or one with another title, and those over rows of which some came or went since:
  /// they would seem to be on the next ones.
  func tracks(on simulation: Simulation) -> (tracks: [DrawnTrack], absence: Absence?) {
    guard let last = ways.last else { return ([], .noFinger) }
    // What a finger opens, or takes away, is not seen before time passes.
    let isOpen = isDown || liftTime == simulation.clock.now
    let rowCounts = isOpen ? last.rowCounts : Self.rowCounts(of: simulation)
    let others = ways.dropLast().filter { way in
      (way.control != nil || way.rowCounts == rowCounts)
        && absence(of: way, on: simulation, isOpen) == nil
    }
    let reason = absence(of: last, on: simulation, isOpen)
    let tracks = (others + (reason == nil ? [last] : [])).map(\.track)
    return (tracks, tracks.isEmpty ? reason : nil)
  }

  /// Returns why a way is not one over what is on the screen now, or `nil` if it is.
  private func absence(of way: Way, on simulation: Simulation, _ isOpen: Bool) -> Absence? {
    guard let place, let start = way.track.points.first else { return .noFinger }
    guard way.track.windowSize == simulation.window.bounds.size else { return .turned }
    guard way.place.table == place.table else { return .otherTable }
    guard way.place.isSame(as: place) else { return .scrolled }
    guard way.keepsControl else { return .replaced }
    if isOpen { return way.part === ways.last?.part ? nil : .covered }
    let view = simulation.window.hitTest(start, with: nil)
    guard Self.part(around: view) === way.part else { return .covered }
    let keepsControl = way.control == nil || Self.control(around: view) === way.control
    return keepsControl ? nil : .replaced
  }

  private static func rowCounts(of simulation: Simulation) -> [Int] {
    let table = simulation.tableView
    return (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
  }

  /// Returns the nearest control, or button of a swipe, that a view is or is in, or `nil` for none.
  private static func control(around view: View?) -> View? {
    var view = view
    while let other = view, !(other is Control || other is SwipeActionButton) {
      view = other.superview
    }
    return view
  }

  /// Returns the view of a window itself that a view is in, or `nil` for none.
  private static func part(around view: View?) -> View? {
    var part = view
    while let parent = part?.superview, !(parent is Window) { part = parent }
    return part
  }

  /// Looks where the finger is now.
  func look(at simulation: Simulation) {
    let finger = simulation.finger
    let now = simulation.clock.now
    let place = ContentPlace(of: simulation)
    let isOnItsWay = simulation.tableView.isDecelerating
    self.place = place
    if isDown, !finger.isDown { liftTime = now }
    defer {
      isDown = finger.isDown
      // What a finger has set in motion goes on by itself.
      if finger.isDown || isOnItsWay || wasOnItsWay, !ways.isEmpty {
        ways[ways.count - 1].place = place
      }
      wasOnItsWay = isOnItsWay
    }
    guard finger.isDown else { return }
    guard isDown, let last = ways.last?.track.points.last else {
      pressTime = now
      let track = DrawnTrack(
        points: [finger.middle],
        fingers: ([finger] + finger.companions).map(\.location),
        windowSize: simulation.window.bounds.size
      )
      let view = finger.touch?.view
      let control = Self.control(around: view)
      ways.append(
        Way(
          track: track,
          place: place,
          part: Self.part(around: view),
          control: control,
          title: (control as? Button)?.caption,
          rowCounts: Self.rowCounts(of: simulation)
        )
      )
      return
    }
    let index = ways.count - 1
    if ways[index].track.points.count == 1, pressTime.duration(to: now) >= Self.rest {
      ways[index].track.restsAtStart = true
    }
    guard finger.middle != last else { return }
    ways[index].track.add(finger.middle)
  }
}

extension DrawnTrack {
  /// Adds a point, in place of the last one if the way goes straight on.
  fileprivate mutating func add(_ point: CGPoint) {
    if points.count > 1 {
      let (start, middle) = (points[points.count - 2], points[points.count - 1])
      let first = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
      let second = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      let cross = first.x * second.y - first.y * second.x
      let along = first.x * second.x + first.y * second.y
      if abs(cross) < 0.5, along > 0 { points.removeLast() }
    }
    points.append(point)
  }
}

import Foundation
import LayoutGeometry

/// Version 1.0.0 of the pod over plain arrays, written from the rules that were measured (R1 to R11) and from
/// nothing else: no view, no range, one row and one millisecond after the other.
struct NaiveRelease {
  struct Row: Hashable, Comparable {
    var section: Int
    var row: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.section, left.row) < (right.section, right.row)
    }
  }

  // MARK: The table

  /// The top and the bottom of each row of each section.
  var spans: [[(top: CGFloat, bottom: CGFloat)]] = []
  var contentHeight: CGFloat = 0
  /// Where the table lies in its superview, and the superview in the window.
  var tableFrame = CGRect.zero
  var superviewFrame = CGRect.zero
  var safeTop: CGFloat = 0
  var safeBottom: CGFloat = 0
  var selectsSeveral = true
  var selected: Set<Row> = []
  var offset: CGFloat = 0

  // MARK: The options

  var rowsPerSecond: Float = 20
  var topAnchor: CGFloat = 40
  var bottomAnchor: CGFloat = -40
  var usesEstimates = true

  // MARK: The pan

  private var place: CGFloat = 0
  /// 1 down, −1 up, 0 without one.
  private var way = 0
  private var selects = true
  private var row: Row?
  /// Whether events wait for one that is back from where the scroll began.
  private var waits = false
  private(set) var hasCrashed = false

  // MARK: The timer

  private var isTimerOn = false
  private var timerStart = Duration.zero
  private var ticks = 0
  private var offsetAtStart: CGFloat = 0
  private var destinationAtStart: CGFloat = 0
  private var duration = 0.0
  private var rowsSoFar = 0

  // MARK: Events

  mutating func recognize(at height: CGFloat) {
    (place, way, selects, row, waits) = (height, 0, true, nil, false)
    guard let first = self.row(under: height) else { return }
    selects = !selected.contains(first)
    row = first
    set(first)
  }

  mutating func move(to height: CGFloat, at time: Duration) {
    run(until: time)
    guard !hasCrashed else { return }
    let distance = height - place
    if abs(distance) < 5 { return }
    let newWay = distance > 0 ? 1 : -1
    let turns = way == -newWay
    if waits && !turns { return }
    place = height
    way = newWay
    guard let here = row(under: height) else { return }
    if turns {
      waits = false
      isTimerOn = false
      selects.toggle()
      set(here)
      row = here
      return
    }
    let top = superviewFrame.minY + safeTop + topAnchor
    let bottom = superviewFrame.maxY - safeBottom + bottomAnchor
    if way > 0 ? height > bottom : height < top {
      scroll(from: here, at: time)
      return
    }
    if let row {
      let missed = way > 0 ? steps(from: row, to: here) : steps(from: here, to: row)
      sweep(from: here, count: max(1, missed))
    }
    row = here
  }

  mutating func lift(at time: Duration) {
    run(until: time)
    isTimerOn = false
  }

  // MARK: Scrolling

  private mutating func scroll(from here: Row, at time: Duration) {
    waits = true
    isTimerOn = true
    timerStart = time
    ticks = 0
    rowsSoFar = 0
    offsetAtStart = offset
    destinationAtStart = way > 0 ? contentHeight - tableFrame.height : -tableFrame.minY
    let all = spans.indices.flatMap { section in
      spans[section].indices.map { Row(section: section, row: $0) }
    }
    let rest = way > 0 ? steps(from: here, to: all[all.count - 1]) : steps(from: all[0], to: here)
    duration = Double(Float(rest) * (1 / rowsPerSecond))
  }

  private mutating func run(until time: Duration) {
    while isTimerOn, timerStart + .milliseconds(ticks + 1) <= time {
      ticks += 1
      tick(Double(ticks) / 1000)
    }
  }

  private mutating func tick(_ seconds: Double) {
    guard let row else {
      hasCrashed = true
      isTimerOn = false
      return
    }
    let rows = Int(seconds / Double(1 / rowsPerSecond)) + 1
    if rows >= rowsSoFar {
      var next: Row? = row
      for _ in 0..<rowsSoFar { next = next.flatMap(self.next) }
      if let next {
        sweep(from: next, count: rows - rowsSoFar)
        rowsSoFar = rows
      }
    }
    var destination = destinationAtStart
    if !usesEstimates { destination = way > 0 ? contentHeight - tableFrame.height : -safeTop }
    guard seconds < duration else {
      let full = spans.indices.filter { !spans[$0].isEmpty }
      let end =
        way > 0
        ? Row(section: full[full.count - 1], row: spans[full[full.count - 1]].count - 1)
        : Row(section: full[0], row: 0)
      set(end)
      offset = destination
      isTimerOn = false
      return
    }
    let share = CGFloat(seconds / duration)
    offset =
      way > 0
      ? offsetAtStart + (destination - offsetAtStart) * share
      : offsetAtStart - abs(offsetAtStart - destinationAtStart) * share
  }

  // MARK: Rows

  private func row(under height: CGFloat) -> Row? {
    let inContent = height - tableFrame.minY + offset
    for (section, rows) in spans.enumerated() {
      for (row, span) in rows.enumerated() where span.top <= inContent && inContent < span.bottom {
        return Row(section: section, row: row)
      }
    }
    return nil
  }

  /// How many steps down it is; an empty section is one.
  private func steps(from first: Row, to second: Row) -> Int {
    var count = 0
    var place = first
    while place != second {
      count += 1
      if place.row + 1 < spans[place.section].count {
        place.row += 1
      } else {
        place = Row(section: place.section + 1, row: 0)
      }
      if place.section == spans.count { return -1 }
    }
    return count
  }

  /// The neighbor in the pan's way: up across a section it counts from the number of rows of the one it leaves.
  private func next(_ start: Row) -> Row? {
    var place = start
    place.row += way
    while spans.indices.contains(place.section) {
      if spans[place.section].indices.contains(place.row) { return place }
      place.row = way > 0 ? 0 : spans[place.section].count - 1
      place.section += way
    }
    return nil
  }

  private mutating func sweep(from start: Row, count: Int) {
    var place: Row? = start
    for _ in 0..<count {
      guard let here = place else { return }
      set(here)
      place = next(here)
    }
  }

  private mutating func set(_ row: Row) {
    if !selects {
      selected.remove(row)
    } else if selectsSeveral {
      selected.insert(row)
    } else {
      selected = [row]
    }
  }
}

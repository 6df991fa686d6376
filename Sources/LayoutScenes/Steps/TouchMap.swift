import LayoutDiagnostics
import LayoutGeometry

/// The map under `press` or `tap`.
struct TouchMap: KeyMap {
  static let keys = MapKeys<Self>(.touch)

  static func initial(at mark: SourceMark?) -> TouchTarget { TouchTarget(.nowhere) }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> TouchTarget? {
    var target = initial(at: fields.mark)
    fields.read(into: &target)
    guard let place = fields.required(\.at) else { return nil }
    target.place = place
    return target
  }

  let at = Key("at", .place)
    .help("Where the finger goes down.")
    .meant(by: "place", "on", "row")
  let takenBy = Key("taken-by", \.taker, .taker)
    .help("What must take the touch, where it is not the view that the place is on.")
  let fingers = Key("fingers", \.fingers, .fingers)
    .help("How many fingers go down, side by side around the place; they move together.")
}

extension ValueReader where Value == TouchTarget {
  /// A place, or a map that says more.
  static var touch: Self {
    Self("a place or a map", .any([.place, .map(.touch)])) { reading, written in
      if case .map = written.value.content { return reading.map(written, TouchMap.self) }
      return reading.place(written).map { TouchTarget($0) }
    }
  }
}

/// The map under `release`.
struct ReleaseMap: KeyMap {
  static let keys = MapKeys<Self>(.release)

  let fingers = Key("fingers", .fingers).help("How many of several fingers go up, from the right.")
    .example("1")
}

extension ValueReader where Value == Int {
  fileprivate static var fingers: Self { integer(in: 1...5) }
}

/// The map under `move`.
struct MoveMap: KeyMap {
  static let keys = MapKeys<Self>(.move)

  /// The time that a move takes if nothing is said.
  fileprivate static let time = Duration.milliseconds(300)

  let to = Key("to", .placeOnTheWay).help("Where the finger comes to rest.")
  let through = Key(
    "through",
    ValueReader<[Place]>("a list of places", .list(.place)) { reading, written in
      reading.list(written, of: "places") {
        ValueReader<Place>.placeOnTheWay.read(reading, written.with($0))
      }
    }
  )
  .help("Where it passes on its way.")
  .meant(by: "path", "via")
  let within = Key("within", .duration(allowsZero: true), else: ScenarioLimits.text(of: Self.time))
    .help("How long it takes; 0s is a single event.")
    .meant(by: "duration", "in", "time")
}

/// The map under `settle`.
struct SettleMap: KeyMap {
  static let keys = MapKeys<Self>(.settle)

  /// The time to wait for rest if nothing is said.
  fileprivate static let time = Duration.seconds(10)

  let within = Key("within", .duration, else: ScenarioLimits.text(of: Self.time))
    .help("How long it may take.")
    .meant(by: "timeout")
}

extension ValueReader where Value == StepAction {
  /// A place, or a map that says more.
  static var move: Self {
    Self("a place or a map", .any([.place, .map(.move)])) { reading, written in
      let nowhere = StepAction.move(through: [.nowhere], within: .zero)
      guard case .map = written.value.content else {
        let place = ValueReader<Place>.placeOnTheWay.read(reading, written)
        return place.map { .move(through: [$0], within: MoveMap.time) } ?? nowhere
      }
      guard let fields = reading.fields(written, MoveMap.self) else { return nowhere }
      let time = fields.value(\.within) ?? MoveMap.time
      let places = fields.value(\.through) ?? []
      return fields.required(\.to).map { .move(through: places + [$0], within: time) } ?? nowhere
    }
  }

  /// A reader of nothing, a time, or a map.
  static var settle: Self {
    let shape = ValueShape.any([.nothing, .time, .map(.settle)])
    return Self("nothing, a time or a map", shape, allowsNothing: true) { reading, written in
      switch written.value.content {
      case .nothing: return .settle(within: SettleMap.time)
      case .text, .list: return reading.duration(written).map { .settle(within: $0) }
      case .map:
        guard let fields = reading.fields(written, SettleMap.self) else { return nil }
        return .settle(within: fields.value(\.within) ?? SettleMap.time)
      }
    }
  }
}

/// The map under `fling`.
struct FlingMap: KeyMap {
  static let keys = MapKeys<Self>(.fling)

  static func initial(at mark: SourceMark?) -> Fling {
    Fling(from: TouchTarget(.nowhere), .toward(.up, velocity: 0))
  }

  static func advice(on text: String) -> String? {
    let direction = Fling.Direction(rawValue: text.lowercased()) ?? .up
    return "write 'fling: {from: row 3, direction: \(direction.rawValue), velocity: 2000}'"
  }

  let from = Key("from", .place)
    .help("Where the finger goes down.")
    .meant(by: "at", "start", "row", "place", "on")
  let to = Key("to", .placeOnTheWay).help("Where it is lifted.")
  let within = Key("within", .duration, else: ScenarioLimits.text(of: Fling.shortestTime))
    .help("How long it takes to get there.")
    .meant(by: "duration", "in", "time")
  let direction = Key("direction", ValueReader<Fling.Direction>.choice)
    .help("Which way it moves, where no place to go to is given; the content goes the same way.")
  let velocity = Key(
    "velocity",
    ValueReader<Double>("200 to 20000", .number(200...20_000)) {
      $0.number($1, in: 200...20_000, "a speed from 200 to 20000 points a second")
    }
  )
  .help("How fast it moves in that direction, in points a second.")
  .meant(by: "speed")
  let takenBy = Key("taken-by", \.start.taker, .taker)
    .help("What must take the touch, where it is not the view that the place is on.")
}

extension FlingMap {
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Fling? {
    var fling = initial(at: fields.mark)
    fields.read(into: &fling)
    let start = fields.required(\.from)
    let way = way(fields, in: reading)
    guard let start, let way else { return nil }
    fling.start.place = start
    fling.way = way
    return fling
  }

  /// Reads the way of a fling: to a place in some time, or in a direction at some speed.
  private static func way(_ fields: Fields<Self>, in reading: SceneReading) -> Fling.Way? {
    if let end = fields.to {
      for written in [fields.direction, fields.velocity].compactMap(\.self) {
        let isDirection = written.key == Self.keys.map.direction.name
        let message = "a fling goes 'to' a place or has a '\(written.key)', not both"
        reading.report(
          isDirection ? "to-and-direction" : "to-and-velocity",
          message,
          at: written.keyMark
        )
        .note("the other one is here", at: end.keyMark)
        .hint("write 'within' for the speed on the way to a place")
      }
      let time = fields.value(\.within) ?? Fling.shortestTime
      return fields.value(\.to).map { .to($0, within: time) }
    }
    reading.reportNoEffect(
      fields.within,
      "is for a fling that goes 'to' a place",
      hint: "write 'to: ' and a place, or delete 'within'"
    )
    guard fields.direction != nil || fields.velocity != nil else {
      _ = fields.required(\.to)
      return nil
    }
    let direction = fields.required(\.direction)
    let velocity = fields.required(\.velocity)
    guard let direction, let velocity else { return nil }
    return .toward(direction, velocity: velocity)
  }
}

extension ValueReader where Value == Place {
  static var place: Self { Self("a place", .place) { $0.place($1) } }

  /// The reader of a place to which a finger comes that is down, so that nothing scrolls to it.
  static var placeOnTheWay: Self {
    Self("a place", .place) { reading, written in
      guard let place = reading.place(written) else { return nil }
      if place.scroll != nil {
        let message = "a place is scrolled to before a finger goes down, not on its way"
        reading.report("scroll-under-finger", message, at: written.value.mark)
          .hint(
            "write '\(place.unscrolled)', or a place such as 'bottom edge - 20' that every screen has"
          )
      }
      return place
    }
  }
}

extension ValueReader where Value == TouchTaker {
  /// The view that must take a touch.
  fileprivate static var taker: Self {
    let words = NamedView.allCases.map(\.rawValue) + ["nothing"]
    return Self("the name of a view or nothing", .words(words)) { reading, written in
      guard let word = reading.word(written, words) else { return nil }
      guard let view = NamedView(rawValue: word) else { return .nothing }
      reading.check(view, at: written.value.mark)
      return .view(view)
    }
  }
}

import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// The map of a file of touches, which is JSON, and so YAML.
struct RecordedTouchesMap: KeyMap {
  /// The version of these files.
  fileprivate static let version = 1

  static let keys = MapKeys<Self>(.touches)

  let version = Key("version", .written("\(Self.version)", .integer(version...version)))
    .help("The version of these files.")
  let events = Key(
    "events",
    .written(
      "a list of events such as {t: 0, id: 1, phase: began, x: 40, y: 257}",
      .list(.map(.touchEvent))
    )
  )
  .help("The events, in the order of their times.")
  .example("[{t: 0, id: 1, phase: began, x: 40, y: 257}]")
  .meant(by: "touches")
}

/// The map of an event of a file of touches.
struct TouchEventMap: KeyMap {
  static let keys = MapKeys<Self>(.touchEvent)

  let time = Key("t", .decimal(0...(Limits.milliseconds / 1000), "seconds since the first event"))
    .help("The time, in seconds since the first event.")
    .meant(by: "time", "timestamp")
  let id = Key("id", .integer(in: 0...Int(Int32.max)))
    .help("The number of the finger.")
    .meant(by: "touch", "finger")
  let phase = Key("phase", ValueReader<RecordedTouches.Phase>.choice)
    .help("What the finger does.")
  let x = Key("x", .decimal(-Limits.points...Limits.points, "points"))
    .help("The place, in points from the left of the window.")
  let y = Key("y", .decimal(-Limits.points...Limits.points, "points"))
    .help("The place, in points from the top of the window.")
}

extension TouchEventMap {
  static func event(_ fields: Fields<Self>) -> RecordedTouches.Event? {
    let time = fields.required(\.time)
    let id = fields.required(\.id)
    let phase = fields.required(\.phase)
    let x = fields.required(\.x)
    let y = fields.required(\.y)
    guard let time, let id, let phase, let x, let y else { return nil }
    return RecordedTouches.Event(
      phase,
      id: id,
      at: CGPoint(x: x, y: y),
      time: .microseconds(Int64((time * 1_000_000).rounded()))
    )
  }
}

extension ValueReader where Value == Double {
  /// Returns a reader of a number as JSON has it, which may have an exponent.
  fileprivate static func decimal(_ range: ClosedRange<Double>, _ unit: String) -> Self {
    let most = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    return Self(unit, .number(range)) { reading, written in
      let digits = "0123456789+-.eE"
      if let text = written.value.text, text.allSatisfy(digits.contains),
        let number = Double(text), range.contains(number)
      {
        return number
      }
      return reading.wrong(written, "a number of \(unit), from \(most)")
    }
  }
}

extension ValueReader where Value == StepAction {
  /// The reader of the name of a file of touches.
  static var touches: Self {
    Self("the name of a JSON file", .phrase("drag.json")) { reading, written in
      .touches(reading.touches(written) ?? RecordedTouches([]))
    }
  }
}

extension SceneReading {
  /// Returns the touches of a file, or `nil` after a report.
  fileprivate func touches(_ written: WrittenEntry) -> RecordedTouches? {
    guard let root = document(written), let fields = fields(root, RecordedTouchesMap.self) else {
      return nil
    }
    if let version = fields.required(\.version),
      version.value.text != "\(RecordedTouchesMap.version)"
    {
      wrongType(version, "the version of a file of touches, \(RecordedTouchesMap.version)")
    }
    guard let events = fields.required(\.events) else { return nil }
    var order = TouchOrder()
    let read = list(events, of: "events") { value -> RecordedTouches.Event? in
      guard let event = self.fields(value, TouchEventMap.self).flatMap({ TouchEventMap.event($0) })
      else {
        order.isLost = true
        return nil
      }
      if let mistake = order.mistake(in: event, at: value.mark) { report(mistake) }
      if event.phase == .began { check(event.location, at: value.mark) }
      return event
    }
    for mistake in order.unended { report(mistake) }
    if read?.isEmpty == true, !order.isLost {
      report("missing-value", "there are no events", at: events.value.mark)
    }
    return read.map { RecordedTouches($0) }
  }
}

/// The state after the events of a file of touches so far.
private struct TouchOrder {
  /// Whether an event could not be read, so that what later ones need is unknown.
  var isLost = false
  private var down: [Int: SourceMark] = [:]
  private var last: (time: Duration, mark: SourceMark)?

  /// Returns the mistake of an event after those so far, and follows it.
  mutating func mistake(in event: RecordedTouches.Event, at mark: SourceMark) -> Diagnostic? {
    defer {
      if event.time >= last?.time ?? .zero { last = (event.time, mark) }
      switch event.phase {
      case .began: down[event.id] = mark
      case .moved: break
      case .ended, .cancelled: down[event.id] = nil
      }
    }
    if let last, event.time < last.time {
      return Diagnostic(
        .error,
        code: "touch-order",
        "this event is at \(event.time.inSecondsText) s, before the one at \(last.time.inSecondsText) s",
        at: mark,
        notes: [.init("that one is here", at: last.mark)],
        hint: "events stand in the order of their times"
      )
    }
    guard !isLost else { return nil }
    if event.phase == .began, let earlier = down[event.id] {
      return Diagnostic(
        .error,
        code: "touch-order",
        "touch \(event.id) begins again before it has ended",
        at: mark,
        notes: [.init("it began here", at: earlier)]
      )
    }
    guard event.phase != .began, down[event.id] == nil else { return nil }
    return Diagnostic(
      .error,
      code: "touch-order",
      "touch \(event.id) \(event.phase == .moved ? "moves" : "ends") and is not down",
      at: mark,
      hint: "an event 'began' with the same id comes first"
    )
  }

  /// The mistakes of touches that never end.
  var unended: [Diagnostic] {
    guard !isLost else { return [] }
    return down.sorted { $0.key < $1.key }.map { id, mark in
      Diagnostic(
        .error,
        code: "touch-order",
        "touch \(id) never ends",
        at: mark,
        hint: "its last event is 'ended' or 'cancelled'"
      )
    }
  }
}

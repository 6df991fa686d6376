import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// The map of a file of touches, which is JSON.
struct RecordedTouchesMap: KeyMap {
  /// The version of these files.
  static let version = 1
  /// The lines of a file that show its form.
  static let form = [
    "{\"version\": \(version), \"events\": [", "  \(TouchEventMap.form),",
    "  {\"t\": 0.2, \"id\": 1, \"phase\": \"moved\", \"x\": 40, \"y\": 300.5},",
    "  {\"t\": 0.3, \"id\": 1, \"phase\": \"ended\", \"x\": 40, \"y\": 300.5}", "]}",
  ]
  /// The advice on a file of another form.
  static let advice =
    "write {\"version\": \(version), \"events\": [\(TouchEventMap.form), …]}; 'layoutsim help touches' shows a whole one"

  static let keys = MapKeys<Self>(.touches)

  let version = Key("version", .written("\(Self.version)", .integer(version...version)))
    .help("The version of these files.")
  let events = Key(
    "events",
    .written(
      "a list of events such as \(TouchEventMap.form)",
      .list(.map(.touchEvent))
    )
  )
  .help("The events, in the order of their times.")
  .example("[\(TouchEventMap.form)]")
  .meant(by: "touches")
}

/// The map of an event of a file of touches.
struct TouchEventMap: KeyMap {
  /// An event as it is written.
  static let form = "{\"t\": 0, \"id\": 1, \"phase\": \"began\", \"x\": 40, \"y\": 257}"
  static let times = 0...(Limits.milliseconds / 1000)
  static let ids = 0...Int(Int32.max)
  static let coordinates = -Limits.points...Limits.points

  static let keys = MapKeys<Self>(.touchEvent)

  let time = Key(
    "t",
    .decimal(
      Self.times,
      "seconds since the first event",
      beyond: "subtract the time of the first event from that of each"
    )
  )
  .help("The time, in seconds since the first event.")
  .meant(by: "time", "timestamp")
  let id = Key("id", .integer(in: Self.ids))
    .help("The number of the finger.")
    .meant(by: "touch", "finger")
  let phase = Key("phase", ValueReader<RecordedTouches.Phase>.choice)
    .help("What the finger does.")
  let x = Key("x", .decimal(Self.coordinates, "points"))
    .help("The place, in points from the left of the window.")
  let y = Key("y", .decimal(Self.coordinates, "points"))
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
    return RecordedTouches.Event(phase, id: id, at: CGPoint(x: x, y: y), seconds: time)
  }
}

extension ValueReader where Value == Double {
  /// Returns a reader of a number as JSON has it, which may have an exponent.
  fileprivate static func decimal(
    _ range: ClosedRange<Double>,
    _ unit: String,
    beyond advice: String? = nil
  ) -> Self {
    let most = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    return Self(unit, .number(range)) { reading, written in
      let digits = "0123456789+-.eE"
      let text = written.value.text.flatMap { $0.allSatisfy(digits.contains) ? $0 : nil }
      let number = text.flatMap { Double($0) }
      if let number, range.contains(number) { return number }
      return reading.wrong(
        written,
        "a number of \(unit), from \(most)",
        hint: number.flatMap { $0 > range.upperBound ? advice : nil }
      )
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

import Foundation
import LayoutDiagnostics

extension SceneReading {
  /// Returns the touches of a file, or `nil` after a report.
  func touches(_ written: WrittenEntry) -> RecordedTouches? {
    guard let file = file(written, limit: RecordedTouches.mostBytes) else { return nil }
    let isOutsideInJSON = isInJSON
    isInJSON = true
    defer { isInJSON = isOutsideInJSON }
    return reading(file) { marks in
      var reader = RecordedTouchesReader(marks, in: self)
      return reader.read(file.bytes)
    }
  }
}

/// A reading of a file of touches.
///
/// Events that are as they should be are read in one pass over their bytes. Any other is read again as a map of
/// keys, which says what is wrong.
private struct RecordedTouchesReader {
  private let marks: ByteMarks
  private let reading: SceneReading
  private var events: [RecordedTouches.Event] = []
  private var order: TouchOrder

  init(_ marks: ByteMarks, in reading: SceneReading) {
    self.marks = marks
    self.reading = reading
    order = TouchOrder(marks)
  }

  mutating func read(_ bytes: [UInt8]) -> RecordedTouches? {
    let root: WrittenValue
    do throws(FileProblem) {
      root = try readRoot(bytes)
    } catch {
      reading.report(error.code, error.message, at: marks.mark(at: error.offset)).hint(error.hint)
      return nil
    }
    guard case .map = root.content else {
      reading.report(
        "wrong-type",
        "a file of touches is a map of keys, not \(root.shown)",
        at: root.mark
      )
      .hint(RecordedTouchesMap.advice)
      return nil
    }
    guard let fields = reading.fields(root, RecordedTouchesMap.self) else { return nil }
    if let version = fields.required(\.version),
      version.value.text != "\(RecordedTouchesMap.version)"
    {
      reading.wrongType(version, "the version of a file of touches, \(RecordedTouchesMap.version)")
    }
    guard let written = fields.required(\.events) else { return nil }
    guard case .list = written.value.content else {
      reading.wrongType(written, "a list of events").hint(RecordedTouchesMap.advice)
      return nil
    }
    for mistake in order.unended { reading.report(mistake) }
    if events.isEmpty, !order.isLost {
      reading.report("missing-value", "there are no events", at: written.value.mark)
        .hint(RecordedTouchesMap.advice)
    }
    return RecordedTouches(events)
  }

  /// Reads the file, and returns it with an empty list in place of the events.
  private mutating func readRoot(_ bytes: [UInt8]) throws(FileProblem) -> WrittenValue {
    var json = JSONReader(bytes)
    json.allowsAnyWord = true
    json.skipSpace()
    let mark = marks.mark(at: json.position)
    guard json.next != nil else {
      return WrittenValue(content: .nothing, mark: mark, textColumn: nil)
    }
    guard json.next == UInt8(ascii: "{") else {
      if json.isAtValue { return try json.written(marks) }
      let start = String(
        decoding: bytes[json.position...].prefix { $0 > 32 }.prefix(24),
        as: UTF8.self
      )
      throw json.fault(
        "json",
        "a file of touches is JSON, which begins with '{', and this begins with \(quoted(start))",
        hint: RecordedTouchesMap.advice
      )
    }
    var entries: [WrittenEntry] = []
    try json.object { json, name, offset throws(FileProblem) in
      let keyMark = marks.mark(at: offset)
      guard name == RecordedTouchesMap.keys.map.events.name, json.next == UInt8(ascii: "[") else {
        let value = try json.written(marks)
        entries.append(WrittenEntry(key: name, keyMark: keyMark, value: value))
        return
      }
      let place = marks.mark(at: json.position)
      let value = WrittenValue(content: .list([]), mark: place, textColumn: nil)
      entries.append(WrittenEntry(key: name, keyMark: keyMark, value: value))
      try json.list { json throws(FileProblem) in try readEvent(&json) }
    }
    json.skipSpace()
    guard json.next == nil else { throw json.fault("json", "something stands behind the events") }
    return WrittenValue(content: .map(entries), mark: mark, textColumn: nil)
  }

  private mutating func readEvent(_ json: inout JSONReader) throws(FileProblem) {
    let offset = json.position
    guard events.count < RecordedTouches.mostEvents else {
      let message =
        "a file of touches has at most \(RecordedTouches.mostEvents) events, and this is one more"
      throw json.fault("too-many-events", message)
    }
    guard let event = try event(&json) else {
      order.isLost = true
      return
    }
    events.append(event)
    guard !reading.isFull else { return }
    if let mistake = order.mistake(in: event, at: offset) { reading.report(mistake) }
    if event.phase == .began { reading.check(event.location, at: marks.mark(at: offset)) }
  }

  /// Reads an event, or returns `nil` after a report.
  private func event(
    _ json: inout JSONReader
  ) throws(FileProblem) -> RecordedTouches.Event? {
    var quick = json
    if let event = quick.touchEvent() {
      json = quick
      return event
    }
    guard !reading.isFull else {
      try json.skipValue(depth: 0)
      return nil
    }
    let value = try json.written(marks)
    guard case .map = value.content else {
      reading.report(
        "wrong-type",
        "an event of touches is a map of keys, not \(value.shown)",
        at: value.mark
      )
      .hint("write \(TouchEventMap.form)")
      return nil
    }
    return reading.fields(value, TouchEventMap.self).flatMap { TouchEventMap.event($0) }
  }
}

extension JSONReader {
  /// Reads an event of touches, or returns `nil` if it is not as it should be.
  fileprivate mutating func touchEvent() -> RecordedTouches.Event? {
    guard take("{") else { return nil }
    var id: Int?
    var phase: RecordedTouches.Phase?
    var numbers: (time: Double?, x: Double?, y: Double?)
    repeat {
      skipSpace()
      guard let name = plainString() else { return nil }
      skipSpace()
      guard take(":") else { return nil }
      skipSpace()
      switch name {
      case "t" where numbers.time == nil: numbers.time = number(in: TouchEventMap.times)
      case "x" where numbers.x == nil: numbers.x = number(in: TouchEventMap.coordinates)
      case "y" where numbers.y == nil: numbers.y = number(in: TouchEventMap.coordinates)
      case "id" where id == nil:
        id = number(in: 0...Double(TouchEventMap.ids.upperBound)).flatMap { Int(exactly: $0) }
      case "phase" where phase == nil:
        phase = plainString().flatMap { RecordedTouches.Phase(rawValue: $0) }
      default: return nil
      }
      skipSpace()
    } while take(",")
    guard take("}"), let id, let phase, let time = numbers.time, let x = numbers.x,
      let y = numbers.y
    else { return nil }
    return RecordedTouches.Event(phase, id: id, at: CGPoint(x: x, y: y), seconds: time)
  }

  /// Reads a text without escapes, or returns `nil` for anything else.
  private mutating func plainString() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while let next, next >= 32, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return take("\"") ? text : nil
  }

  /// Reads a number, or returns `nil` if it is none in the range.
  private mutating func number(in range: ClosedRange<Double>) -> Double? {
    let start = position
    while let next, "0123456789+-.eE".utf8.contains(next) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(text).flatMap { range.contains($0) ? $0 : nil }
  }
}

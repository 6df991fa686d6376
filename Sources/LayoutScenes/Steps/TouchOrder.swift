import LayoutDiagnostics
import LayoutGeometry

/// The state after the events of a file of touches so far.
struct TouchOrder {
  /// Whether an event could not be read, so that what later ones need is unknown.
  var isLost = false
  private let marks: ByteMarks
  /// The places of the events with which fingers that are down began.
  private var down: [Int: Int] = [:]
  private var last: (time: Duration, offset: Int)?

  init(_ marks: ByteMarks) { self.marks = marks }

  /// Returns the mistake of an event after those so far, and follows it.
  mutating func mistake(in event: RecordedTouches.Event, at offset: Int) -> Diagnostic? {
    defer {
      if event.time >= last?.time ?? .zero { last = (event.time, offset) }
      switch event.phase {
      case .began: down[event.id] = offset
      case .moved: break
      case .ended, .cancelled: down[event.id] = nil
      }
    }
    if let last, event.time < last.time {
      return Diagnostic(
        .error,
        code: "touch-order",
        "this event is at \(event.time.inSecondsText) s, before the one at \(last.time.inSecondsText) s",
        at: marks.mark(at: offset),
        notes: [.init("that one is here", at: marks.mark(at: last.offset))],
        hint: "events stand in the order of their times"
      )
    }
    guard !isLost else { return nil }
    if event.phase == .began, let earlier = down[event.id] {
      return Diagnostic(
        .error,
        code: "touch-order",
        "touch \(event.id) begins again before it has ended",
        at: marks.mark(at: offset),
        notes: [.init("it began here", at: marks.mark(at: earlier))],
        hint: "it ends first, or another finger has another id"
      )
    }
    guard event.phase != .began, down[event.id] == nil else { return nil }
    return Diagnostic(
      .error,
      code: "touch-order",
      "touch \(event.id) \(event.phase == .moved ? "moves" : "ends") and is not down",
      at: marks.mark(at: offset),
      hint: "an event with the phase \"began\" and the same id comes first"
    )
  }

  /// The mistakes of touches that never end.
  var unended: [Diagnostic] {
    guard !isLost else { return [] }
    return down.sorted { $0.key < $1.key }.map { id, offset in
      Diagnostic(
        .error,
        code: "touch-order",
        "touch \(id) never ends",
        at: marks.mark(at: offset),
        hint: "its last event has the phase \"ended\" or \"cancelled\""
      )
    }
  }
}

import Foundation
import ScreenFrames

/// A reader of the path data of SVG: `M4 4h16v16H4z`.
///
/// All commands of SVG 1.1 (8.3) are read; quadratic curves and arcs become cubic curves.
struct PathParser {
  /// The greatest number of bytes of path data.
  static let mostBytes = 65_536
  /// The greatest number of segments.
  static let mostSegments = 10_000

  private let bytes: [UInt8]
  private var position = 0
  private var commands: [PathCommand] = []
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors, with the kind of curve that it was of.
  private var handle: (kind: UInt8, point: CGPoint)?

  /// Returns the commands of path data.
  static func parse(_ text: String) throws(TextProblem) -> [PathCommand] {
    var parser = Self(bytes: Array(text.utf8))
    guard parser.bytes.count <= mostBytes else {
      let message =
        "path data has at most \(mostBytes / 1024) kB, and these are \(parser.bytes.count) bytes"
      throw TextProblem(code: "too-long", message: message, range: 0..<1)
    }
    try parser.readAll()
    guard !parser.commands.isEmpty else { throw parser.problem("path data is empty", 0) }
    return parser.commands
  }

  /// Returns whether a text begins like path data rather than like a word.
  static func isPathData(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "m") else { return false }
    let rest = text.utf8.dropFirst().drop { $0 == 32 || $0 == 10 }
    return rest.first.map { "0123456789+-.".utf8.contains($0) } ?? false
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(TextProblem) {
    skipSpace()
    while position < bytes.count {
      let place = position
      let letter = bytes[place]
      guard "mlhvcsqtaz".utf8.contains(letter | 32), letter >= 65 else {
        throw problem("path data has a letter such as M, L, C or Z here", place)
      }
      guard !commands.isEmpty || letter | 32 == UInt8(ascii: "m") else {
        throw problem("path data begins with M", place)
      }
      position += 1
      let isRelative = letter >= 97
      if letter | 32 == UInt8(ascii: "z") {
        close()
        skipSpace()
        continue
      }
      var kind = letter | 32
      var hasComma = false
      skipSpace()
      repeat {
        guard startsNumber else { throw problem("a number is missing here", position) }
        try readSegment(kind, isRelative)
        if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
        guard commands.count <= Self.mostSegments else {
          let message = "path data has at most \(Self.mostSegments) segments"
          throw TextProblem(code: "too-many-segments", message: message, range: place..<place + 1)
        }
        hasComma = skipSpace(orComma: true)
      } while startsNumber || hasComma
    }
  }

  private mutating func readSegment(_ kind: UInt8, _ isRelative: Bool) throws(TextProblem) {
    let origin = isRelative ? current : .zero
    switch UnicodeScalar(kind) {
    case "m":
      current = try point(from: origin)
      start = current
      commands.append(.move(current))
    case "h": line(to: CGPoint(x: try coordinate(from: origin.x), y: current.y))
    case "v": line(to: CGPoint(x: current.x, y: try coordinate(from: origin.y)))
    case "c":
      let first = try point(from: origin)
      curve(first, try point(from: origin), to: try point(from: origin), kind)
    case "s":
      let first = mirroredHandle(of: UInt8(ascii: "c"))
      curve(first, try point(from: origin), to: try point(from: origin), UInt8(ascii: "c"))
    case "q":
      let control = try point(from: origin)
      quadratic(control, to: try point(from: origin))
    case "t":
      let control = mirroredHandle(of: UInt8(ascii: "q"))
      quadratic(control, to: try point(from: origin))
    case "a":
      let place = position
      let radii = CGSize(width: abs(try number()), height: abs(try number()))
      let angle = try number()
      let (isLarge, isClockwise) = (try flag(), try flag())
      let end = try point(from: origin)
      let arc = PathArc(
        from: current,
        to: end,
        radii: radii,
        degrees: angle,
        isLarge: isLarge,
        isClockwise: isClockwise
      )
      for piece in arc.curves { commands.append(piece) }
      guard arc.isUsable else { throw problem("this arc is too large to be drawn", place) }
      (current, handle) = (end, nil)
    default: line(to: try point(from: origin))
    }
    if kind == UInt8(ascii: "m") { handle = nil }
  }

  private mutating func line(to end: CGPoint) {
    commands.append(.line(end))
    (current, handle) = (end, nil)
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint, _ kind: UInt8) {
    commands.append(.curve(first, second, to: end))
    (current, handle) = (end, (kind, second))
  }

  /// Adds a quadratic curve as the cubic one that it is.
  private mutating func quadratic(_ control: CGPoint, to end: CGPoint) {
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    commands.append(.curve(third(current), third(end), to: end))
    (current, handle) = (end, (UInt8(ascii: "q"), control))
  }

  private mutating func close() {
    commands.append(.close)
    (current, handle) = (start, nil)
  }

  private func mirroredHandle(of kind: UInt8) -> CGPoint {
    guard let handle, handle.kind == kind else { return current }
    return CGPoint(x: 2 * current.x - handle.point.x, y: 2 * current.y - handle.point.y)
  }

  // MARK: Words

  /// Passes over white space, and over one comma in it if allowed; returns whether there was one.
  @discardableResult
  private mutating func skipSpace(orComma: Bool = false) -> Bool {
    var hasComma = false
    while position < bytes.count {
      switch bytes[position] {
      case 9, 10, 12, 13, 32: position += 1
      case UInt8(ascii: ",") where orComma && !hasComma:
        hasComma = true
        position += 1
      default: return hasComma
      }
    }
    return hasComma
  }

  private var startsNumber: Bool {
    position < bytes.count && "0123456789+-.".utf8.contains(bytes[position])
  }

  private mutating func point(from origin: CGPoint) throws(TextProblem) -> CGPoint {
    CGPoint(x: try coordinate(from: origin.x), y: try coordinate(from: origin.y))
  }

  private mutating func coordinate(from origin: CGFloat) throws(TextProblem) -> CGFloat {
    let place = position
    let coordinate = origin + (try number())
    guard abs(coordinate) <= Limits.points else {
      let first = bytes[place...].firstIndex { $0 > 32 && $0 != UInt8(ascii: ",") } ?? place
      throw problem("this point is beyond \(Int(Limits.points)) points", first)
    }
    return coordinate
  }

  private mutating func flag() throws(TextProblem) -> Bool {
    skipSpace(orComma: true)
    guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else {
      throw problem("an arc has a 0 or a 1 here", position)
    }
    position += 1
    return bytes[position - 1] == 49
  }

  private mutating func number() throws(TextProblem) -> CGFloat {
    skipSpace(orComma: true)
    let first = position
    func isDigit() -> Bool { position < bytes.count && 48...57 ~= bytes[position] }
    if position < bytes.count, bytes[position] == 43 || bytes[position] == 45 { position += 1 }
    let digits = position
    while isDigit() { position += 1 }
    var count = position - digits
    if position < bytes.count, bytes[position] == 46 {
      position += 1
      let fraction = position
      while isDigit() { position += 1 }
      count += position - fraction
    }
    let end = position
    if count > 0, position < bytes.count, bytes[position] | 32 == 101 {
      position += 1
      if position < bytes.count, bytes[position] == 43 || bytes[position] == 45 { position += 1 }
      if isDigit() { while isDigit() { position += 1 } } else { position = end }
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    guard count > 0, let number = Double(text), abs(number) <= Limits.points else {
      position = first
      throw problem(
        count > 0 ? "this number is beyond \(Int(Limits.points))" : "a number is missing here",
        first
      )
    }
    return number
  }

  private func problem(_ message: String, _ place: Int) -> TextProblem {
    // The end of the data is behind its last letter; letters before it are of one byte each.
    let place = min(place, max(0, bytes.count - 1))
    return TextProblem(code: "path-data", message: message, range: place..<place + 1)
  }
}

import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A change from top to bottom alone, in thousandths of a point.
struct VerticalChange: Hashable {
  /// The points by which an element is lower, negative for higher.
  var down = 0
  /// The points by which it is taller, negative for shorter.
  var taller = 0
}

/// The change of an element's place and size between two pictures, in points.
struct ElementGeometry {
  /// The differences in words: "8 pt lower", "12 pt wider".
  private(set) var words: [String] = []
  /// The growth of the place and of the height, in thousandths of a point, if nothing else has changed, or else `nil`.
  var vertical: VerticalChange? { isVertical && !words.isEmpty ? change : nil }
  private var change = VerticalChange()
  private var isVertical = true
  /// The attributes that the words account for; the others must be reported otherwise.
  private(set) var understood: [String] = []
  private let old: PictureElement
  private let new: PictureElement

  /// Creates the change of an element from its former self, which is of the same kind.
  init(from old: PictureElement, to new: PictureElement) {
    self.old = old
    self.new = new
    switch new.kind {
    case "svg":
      understood = ["width", "height"]
      if old["width"] != new["width"] || old["height"] != new["height"] {
        words = ["\(Self.size(of: old)) → \(Self.size(of: new))"]
        isVertical = false
        understood.append("viewBox")
      }
    case "g": compareTranslations()
    case "circle": addMove(right: difference("cx"), down: difference("cy"))
    case "line": compareLines()
    case "path": comparePaths()
    default:
      addMove(right: difference("x"), down: difference("y"))
      if let wider = difference("width") { addDifference(wider, "wider", "narrower") }
      if let taller = difference("height") { addDifference(taller, "taller", "shorter") }
    }
  }

  private static func size(of element: PictureElement) -> String {
    let width = PrintableText.of(element["width"] ?? "?", limit: 12)
    let height = PrintableText.of(element["height"] ?? "?", limit: 12)
    return "\(width) × \(height) pt"
  }
}

extension ElementGeometry {
  /// Returns the growth of an attribute and marks it as understood, or `nil` if it is no number.
  private mutating func difference(_ name: String) -> Int? {
    guard let before = Self.thousandths((old[name] ?? "0").utf8),
      let after = Self.thousandths((new[name] ?? "0").utf8)
    else { return nil }
    understood.append(name)
    return after - before
  }

  private mutating func addMove(right: Int?, down: Int?) {
    if let down { addDifference(down, "lower", "higher") }
    if let right { addDifference(right, "further right", "further left") }
  }

  private mutating func addDifference(_ thousandths: Int, _ more: String, _ less: String) {
    guard thousandths != 0 else { return }
    switch more {
    case "lower": change.down = thousandths
    case "taller": change.taller = thousandths
    default: isVertical = false
    }
    let points = decimalText(CGFloat(abs(thousandths)) / 1000)
    words.append("\(points) pt \(thousandths > 0 ? more : less)")
  }

  private mutating func compareLines() {
    let names = ["x1", "y1", "x2", "y2"]
    let moves = names.compactMap { difference($0) }
    guard moves.count == names.count else {
      understood = []
      return
    }
    if moves[0] == moves[2], moves[1] == moves[3] {
      addMove(right: moves[0], down: moves[1])
    } else {
      let before = names.map { old[$0] ?? "0" }.joined(separator: " ")
      let after = names.map { new[$0] ?? "0" }.joined(separator: " ")
      words.append("from \(before) to \(after)")
      isVertical = false
    }
  }

  /// Compares two outlines, which are understood if one is the other in another place.
  private mutating func comparePaths() {
    let (outline, other) = (old["d"] ?? "", new["d"] ?? "")
    guard outline != other, let before = Self.path(outline), let after = Self.path(other),
      before.letters == after.letters, before.numbers.count == after.numbers.count,
      before.numbers.count >= 2
    else { return }
    let moves = zip(before.numbers, after.numbers).map { $1 - $0 }
    // Written lengths are rounded.
    let isSame = moves.indices.allSatisfy { abs(moves[$0] - moves[$0 % 2]) <= 1 }
    guard isSame else { return }
    understood.append("d")
    addMove(right: moves[0], down: moves[1])
  }

  /// Returns the letters and numbers of an outline of absolute pairs, or `nil` for anything else.
  private static func path(_ data: String) -> (letters: [UInt8], numbers: [Int])? {
    var (letters, numbers) = ([UInt8](), [Int]())
    let bytes = Array(data.utf8)
    var start = 0
    func end(at place: Int) -> Bool {
      defer { start = place + 1 }
      guard start < place else { return true }
      guard let value = thousandths(bytes[start..<place]) else { return false }
      numbers.append(value)
      return true
    }
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): continue
      case UInt8(ascii: " "), UInt8(ascii: ","):
        guard end(at: place) else { return nil }
      case UInt8(ascii: "-"):
        guard end(at: place) else { return nil }
        start = place
      case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "C"), UInt8(ascii: "Q"),
        UInt8(ascii: "Z"):
        guard end(at: place) else { return nil }
        letters.append(byte)
      default: return nil
      }
    }
    return end(at: bytes.count) && numbers.count.isMultiple(of: 2) ? (letters, numbers) : nil
  }

  private mutating func compareTranslations() {
    guard let before = Self.translation(old["transform"]),
      let after = Self.translation(new["transform"])
    else { return }
    understood.append("transform")
    addMove(right: after.x - before.x, down: after.y - before.y)
  }

  /// Returns the numbers of `translate(x y)`, (0, 0) for no text, or `nil` for another transform.
  private static func translation(_ text: String?) -> (x: Int, y: Int)? {
    guard let text else { return (0, 0) }
    guard text.hasPrefix("translate("), text.hasSuffix(")") else { return nil }
    let parts = text.utf8.dropFirst("translate(".utf8.count).dropLast()
      .split(separator: UInt8(ascii: " "))
    guard let first = parts.first, parts.count <= 2, let x = thousandths(first) else { return nil }
    guard parts.count == 2 else { return (x, 0) }
    return thousandths(parts[1]).map { (x, $0) }
  }

  /// Returns the thousandths of a number as canonical SVG has it, `-12.667`, or `nil` for anything else.
  ///
  /// So differences have no errors of binary fractions.
  private static func thousandths(_ text: some Sequence<UInt8>) -> Int? {
    var isNegative = false
    var (digits, count) = (0, 0)
    // The number of digits behind the point, or nil before it.
    var decimals: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "-") where count == 0 && decimals == nil && !isNegative: isNegative = true
      case UInt8(ascii: ".") where count > 0 && decimals == nil: decimals = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        decimals = decimals.map { $0 + 1 }
        guard count - (decimals ?? 0) <= 12, decimals ?? 0 <= 3 else { return nil }
      default: return nil
      }
    }
    guard count > 0 else { return nil }
    let thousandths = digits * [1000, 100, 10, 1][decimals ?? 0]
    return isNegative ? -thousandths : thousandths
  }
}

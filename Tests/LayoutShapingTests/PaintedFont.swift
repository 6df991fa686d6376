import LayoutShaping
import LayoutText
import Testing

/// A paint in the table `COLR` of version 1, in font units with y growing upward.
indirect enum TestPaint: Sendable {
  case solid(Int, opacity: Double = 1)
  case line([Int], [(Double, Int)], spread: UInt8 = 0)
  case circles([Int], [(Double, Int)])
  case sweep
  case glyph(Int, TestPaint)
  case copy(Int)
  case transform([Double], TestPaint)
  /// A format with numbers of 16 bits behind its paint: moves, factors, turns and centers.
  case change(UInt8, [Int], TestPaint)
  case composite(TestPaint, mode: UInt8, TestPaint)
  case layers(Range<Int>)

  /// The bytes of the paint, followed by those that it contains.
  var bytes: [UInt8] {
    switch self {
    case .solid(let index, let opacity): [2] + number(index) + fraction(opacity)
    case .line(let places, let stops, let spread):
      [4] + number(4 + 12, 3) + places.flatMap { number($0) } + colors(stops, spread)
    case .circles(let places, let stops):
      [6] + number(4 + 12, 3) + places.flatMap { number($0) } + colors(stops, 0)
    case .sweep: [8] + number(0, 3) + [UInt8](repeating: 0, count: 8)
    case .glyph(let glyph, let paint): [10] + number(6, 3) + number(glyph) + paint.bytes
    case .copy(let glyph): [11] + number(glyph)
    case .transform(let factors, let paint):
      [12] + number(7 + 24, 3) + number(7, 3)
        + factors.flatMap { number(Int($0 * 65536), 4) } + paint.bytes
    case .change(let format, let numbers, let paint):
      [format] + number(4 + 2 * numbers.count, 3) + numbers.flatMap { number($0) } + paint.bytes
    case .composite(let source, let mode, let backdrop):
      [32] + number(8, 3) + [mode] + number(8 + source.bytes.count, 3) + source.bytes
        + backdrop.bytes
    case .layers(let range): [1, UInt8(range.count)] + number(range.lowerBound, 4)
    }
  }

  private func fraction(_ value: Double) -> [UInt8] { number(Int(value * 16384)) }

  private func colors(_ stops: [(Double, Int)], _ spread: UInt8) -> [UInt8] {
    [spread] + number(stops.count)
      + stops.flatMap { fraction($0.0) + number($0.1) + fraction(1) }
  }
}

/// The bytes of a number, the greatest first.
private func number(_ value: Int, _ count: Int = 2) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// The font of signs with one glyph that is painted: 1, the face.
enum PaintedFont {
  /// The glyphs that have outlines: a disk of 120…1120 and −120…880, and a thumb.
  static let (disk, thumb) = (4, 6)
  static let painted = 1

  /// Returns the bytes of the font, in which more glyphs may be painted in the same way.
  static func bytes(
    _ root: TestPaint,
    layers: [TestPaint] = [],
    glyphs: Range<Int> = painted..<painted + 1
  ) throws -> [UInt8] {
    let list = 34
    let first = root.bytes
    let head = 4 + 6 * glyphs.count
    let layerList = list + head + first.count
    var color = number(1) + [UInt8](repeating: 0, count: 12)
    color += number(list, 4) + number(layerList, 4) + [UInt8](repeating: 0, count: 12)
    color += number(glyphs.count, 4) + glyphs.flatMap { number($0) + number(head, 4) } + first
    color += number(layers.count, 4)
    var place = 4 + 4 * layers.count
    for layer in layers {
      color += number(place, 4)
      place += layer.bytes.count
    }
    return try replacing("COLR", by: color + layers.flatMap(\.bytes))
  }

  /// Returns a shaper with the font alone.
  static func shaper(_ root: TestPaint, layers: [TestPaint] = []) throws -> any TextShaper {
    let font = try FontFiles.font(try bytes(root, layers: layers))
    let cascade = try #require(try FontFiles.cascade(of: [font]))
    return cascade.shaper
  }

  /// Returns the font of signs with another table.
  private static func replacing(_ tag: String, by table: [UInt8]) throws -> [UInt8] {
    let old = try ScriptFonts.bytes(ScriptFonts.signs)
    let count = Int(old[4]) << 8 | Int(old[5])
    var directory = Array(old[..<12])
    var tables: [UInt8] = []
    for entry in stride(from: 12, to: 12 + 16 * count, by: 16) {
      func value(_ offset: Int) -> Int {
        old[entry + offset..<entry + offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let isReplaced = old[entry..<entry + 4].elementsEqual(tag.utf8)
      let content = isReplaced ? table : Array(old[value(8)..<value(8) + value(12)])
      let sum = content.enumerated().reduce(UInt32(0)) {
        $0 &+ UInt32($1.element) << UInt32(24 - 8 * ($1.offset % 4))
      }
      directory += old[entry..<entry + 4]
      directory += isReplaced ? number(Int(sum), 4) : Array(old[entry + 4..<entry + 8])
      directory += number(12 + 16 * count + tables.count, 4) + number(content.count, 4)
      tables += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return directory + tables
  }
}

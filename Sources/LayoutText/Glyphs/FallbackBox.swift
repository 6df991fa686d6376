/// The box that stands for a character without an outline.
///
/// A rounded frame as high as a capital letter, in a thousand units an em.
enum FallbackBox: String, Sendable, CaseIterable {
  case wide = "box-wide"
  case emoji = "box-emoji"
  case other = "box-other"

  static let unitsPerEm = 1000.0

  /// Creates the box of a kind of character, or `nil` for kinds that are drawn or that draw nothing.
  init?(_ kind: CharacterClass) {
    guard let box = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = box
  }

  private var kind: CharacterClass {
    switch self {
    case .wide: .wide
    case .emoji: .emoji
    case .other: .other
    }
  }

  /// The frame between two rounded rectangles that turn opposite ways.
  var path: String {
    let width = Int(kind.fallbackWidth * Self.unitsPerEm)
    let (side, height, radius, line) = (60, 760, 90, 60)
    let (across, inside) = (width - 2 * side - 2 * radius, radius - line)
    let tall = height - 2 * radius
    return "m\(side + radius)-680h\(across)"
      + "a\(radius) \(radius) 0 0 1 \(radius) \(radius)v\(tall)"
      + "a\(radius) \(radius) 0 0 1-\(radius) \(radius)h-\(across)"
      + "a\(radius) \(radius) 0 0 1-\(radius)-\(radius)v-\(tall)"
      + "a\(radius) \(radius) 0 0 1 \(radius)-\(radius)z"
      + "m0 \(line)"
      + "a\(inside) \(inside) 0 0 0-\(inside) \(inside)v\(tall)"
      + "a\(inside) \(inside) 0 0 0 \(inside) \(inside)h\(across)"
      + "a\(inside) \(inside) 0 0 0 \(inside)-\(inside)v-\(tall)"
      + "a\(inside) \(inside) 0 0 0-\(inside)-\(inside)z"
  }
}

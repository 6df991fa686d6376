import LayoutGeometry

/// The outlines of one weight of one cut, by code point.
struct OutlineTable: Sendable {
  /// The beginning of the ids of this table: `g4` for the regular text cut, `d7` for the bold title cut.
  let prefix: String
  /// The number of font units per em.
  let unitsPerEm: Double
  /// The advances, to center a glyph in a width that is not its own.
  let face: FaceTable
  private let paths: [UInt32: String]

  private init(_ prefix: String, _ face: FaceTable, _ source: String) {
    self.prefix = prefix
    self.face = face
    unitsPerEm = face.unitsPerEm
    paths = Self.paths(in: source)
  }

  /// Returns the path of a character, or `nil` if the table has none or it has nothing to draw.
  func path(of point: UInt32) -> String? { paths[point] }

  private static func paths(in source: String) -> [UInt32: String] {
    var paths: [UInt32: String] = [:]
    var current: UInt32?
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      // A continued line begins with a command of path data, which is a small letter.
      if let current, let first = line.first, first >= UInt8(ascii: "a") {
        paths[current, default: ""] += Substring(line)
      } else if let space = line.firstIndex(of: UInt8(ascii: " ")),
        let point = UInt32(Substring(line[..<space]), radix: 16)
      {
        paths[point] = String(Substring(line[line.index(after: space)...]))
        current = point
      }
    }
    return paths
  }
}

extension OutlineTable {
  private static let textRegular = Self("g4", .text(.regular), textRegularSource)
  private static let textMedium = Self("g5", .text(.medium), textMediumSource)
  private static let textSemibold = Self("g6", .text(.semibold), textSemiboldSource)
  private static let textBold = Self("g7", .text(.bold), textBoldSource)
  private static let displayRegular = Self("d4", .display(.regular), displayRegularSource)
  private static let displaySemibold = Self("d6", .display(.semibold), displaySemiboldSource)
  private static let displayBold = Self("d7", .display(.bold), displayBoldSource)

  /// Returns the tables to look in, the best first.
  ///
  /// The title cut has the characters of Western European languages, and no medium weight. The medium
  /// text cut has as many characters. Those that they lack are drawn from the next table.
  static func candidates(weight: FontWeight, isDisplay: Bool) -> [Self] {
    switch weight {
    case .regular: isDisplay ? [displayRegular, textRegular] : [textRegular]
    case .medium: isDisplay ? [displaySemibold, textSemibold] : [textMedium, textSemibold]
    case .semibold: isDisplay ? [displaySemibold, textSemibold] : [textSemibold]
    case .bold: isDisplay ? [displayBold, textBold] : [textBold]
    }
  }

  /// Returns the table whose ids begin with `prefix`.
  static func named(_ prefix: Substring) -> Self? {
    switch prefix {
    case "g4": textRegular
    case "g5": textMedium
    case "g6": textSemibold
    case "g7": textBold
    case "d4": displayRegular
    case "d6": displaySemibold
    case "d7": displayBold
    default: nil
    }
  }
}

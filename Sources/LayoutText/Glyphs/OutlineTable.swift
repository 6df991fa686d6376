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

  private init(prefix: String, face: FaceTable, source: String) {
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
  private static let textRegular = Self(
    prefix: "g4",
    face: .text(.regular),
    source: textRegularSource
  )
  private static let textMedium = Self(
    prefix: "g5",
    face: .text(.medium),
    source: textMediumSource
  )
  private static let textSemibold = Self(
    prefix: "g6",
    face: .text(.semibold),
    source: textSemiboldSource
  )
  private static let textBold = Self(prefix: "g7", face: .text(.bold), source: textBoldSource)
  private static let displayRegular = Self(
    prefix: "d4",
    face: .display(.regular),
    source: displayRegularSource
  )
  private static let displaySemibold = Self(
    prefix: "d6",
    face: .display(.semibold),
    source: displaySemiboldSource
  )
  private static let displayBold = Self(
    prefix: "d7",
    face: .display(.bold),
    source: displayBoldSource
  )

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

import LayoutGeometry

/// The widths of letters in one weight of one cut of the system font of iOS.
///
/// Apple's font may not be used here, so that its widths are estimates: fitted to widths of labels that
/// Interface Builder saved with it. A letter that too few labels have keeps its width in our font, plus
/// the width that the cut's letters have beyond ours. Numbers are ten-thousandths of an em.
struct SystemWidths: Sendable {
  /// The design for a range of sizes.
  enum Cut: Sendable, CaseIterable {
    case text
    case display
  }

  /// The number of units per em.
  static let unitsPerEm = 10_000.0

  /// The factor of our font's kerning.
  let kerningFactor: Double
  private let added: Int
  private var advances: [UInt32: Int] = [:]

  init(_ cut: Cut, _ weight: FontWeight) {
    let weights = FontWeight.allCases
    let columns = Cut.allCases.flatMap { cut in weights.map { (cut, $0) } }
    let column = columns.firstIndex { $0 == (cut, weight) } ?? 0
    added = Self.added[column]
    let factors = Self.kerningFactors
    kerningFactor = Double(cut == .text ? factors.text : factors.display) / 1000
    var scanner = TableScanner(Self.advancesSource)
    while let point = scanner.hexadecimal() {
      for place in columns.indices {
        let advance = scanner.integer()
        if place == column { advances[point] = advance }
      }
    }
  }

  /// Returns the advance of a letter that is so wide in our font, in em.
  func advance(of point: UInt32, drawn: Double) -> Int {
    advances[point] ?? Int((drawn * Self.unitsPerEm).rounded()) + added
  }

  /// The kerning of some pairs of letters beyond our font's, in every cut and weight.
  static let kerning: [(left: UInt32, right: UInt32, value: Int)] = {
    var pairs: [(left: UInt32, right: UInt32, value: Int)] = []
    var scanner = TableScanner(kerningSource)
    while let left = scanner.hexadecimal(), let right = scanner.hexadecimal() {
      pairs.append((left, right, scanner.integer()))
    }
    return pairs
  }()
}

/// The code points that turn the order of what they are in or beside, by Unicode Standard Annex 9.
enum TurnedOrder {
  /// Returns whether some code points are perhaps not seen in the order in which they are written, in a paragraph from
  /// left to right.
  ///
  /// Marks and embeddings from left to right alone turn nothing.
  static func isPossible(in points: [UInt32]) -> Bool {
    points.contains { point in point >= 0x0590 && ranges.contains { $0.contains(point) } }
  }

  // The classes R, AL, AN, RLE, RLO and RLI of "DerivedBidiClass.txt" (Unicode 16), with what is not assigned in their
  // blocks.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x0590...0x08FF,  // Hebrew, Arabic with its mark and digits, Syriac, Thaana, NKo and neighbors
    0x200F...0x200F,  // the right-to-left mark
    0x202B...0x202B,  // the right-to-left embedding
    0x202E...0x202E,  // the right-to-left override
    0x2067...0x2067,  // the right-to-left isolate
    0xFB1D...0xFDFF,  // Hebrew and Arabic presentation forms
    0xFE70...0xFEFF,  // Arabic presentation forms
    0x10800...0x10FFF,  // Cypriot and on
    0x1E800...0x1EFFF,  // Mende Kikakui and on
  ]
}

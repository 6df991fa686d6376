/// A namespace for scripts that write no spaces between words: Thai, Lao, Myanmar, Khmer and their kin.
///
/// Lines of Thai end between words, see `ThaiLines`. The words of the others are not known here: their lines break
/// between any two characters, but for vowels that belong to what is beside them and signs of repetition.
package enum SpacelessScript: String, Sendable, CaseIterable {
  case thai = "Thai"
  case lao = "Lao"
  case myanmar = "Burmese"
  case khmer = "Khmer"
  case taiLe = "Tai Le"
  case newTaiLue = "New Tai Lue"
  case taiTham = "Tai Tham"
  case taiViet = "Tai Viet"

  /// Creates the script of a code point, or `nil` of digits, signs and all other scripts.
  init?(_ point: UInt32) {
    guard Self.blocks.contains(where: { $0.contains(point) }),
      let script = Self.allCases.first(where: { $0.letters.contains { $0.contains(point) } })
    else { return nil }
    self = script
  }

  /// The parts of Unicode that all of them are in, and few other scripts.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0E01...0x0EDF, 0x1000...0x109F, 0x1780...0x1AAD, 0xA9E0...0xAADF,
  ]

  /// Whether lines end between its words, and not wherever there is no more room.
  package var hasWords: Bool { self == .thai }

  /// The letters and marks: those of class SA in Unicode Standard Annex 14.
  private var letters: [ClosedRange<UInt32>] {
    switch self {
    case .thai: [0x0E01...0x0E3A, 0x0E40...0x0E4E]
    case .lao: [0x0E81...0x0ECE, 0x0EDC...0x0EDF]
    case .myanmar:
      [
        0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0xA9E0...0xA9EF, 0xA9FA...0xA9FE,
        0xAA60...0xAA7F,
      ]
    case .khmer: [0x1780...0x17D3, 0x17D7...0x17D7, 0x17DC...0x17DD]
    case .taiLe: [0x1950...0x1974]
    case .newTaiLue: [0x1980...0x19C9, 0x19DE...0x19DF]
    case .taiTham: [0x1A20...0x1A7C, 0x1AA0...0x1AAD]
    case .taiViet: [0xAA80...0xAADF]
    }
  }

  /// Returns whether a line may begin between two characters, as far as letters say, and not words.
  ///
  /// - Parameters:
  ///   - last: The last code point of the character before.
  ///   - next: The first one of the character behind.
  /// - Returns: Whether it may.
  static func canBreak(between last: UInt32, and next: UInt32) -> Bool {
    !vowelsBefore.contains { $0.contains(last) } && !neverFirst.contains(next)
  }

  private static let vowelsBefore: [ClosedRange<UInt32>] = [0x0E40...0x0E44, 0x0EC0...0x0EC4]
  private static let neverFirst: Set<UInt32> = [
    0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EC6, 0x17D7,
  ]

  /// Returns the scripts in a text whose words are not known, each once, in the order of this list.
  package static func withoutWords(in text: String) -> [Self] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    let found = Set(text.unicodeScalars.lazy.compactMap { Self($0.value) })
    return allCases.filter { !$0.hasWords && found.contains($0) }
  }
}

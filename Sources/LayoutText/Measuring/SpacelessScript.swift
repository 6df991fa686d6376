/// A namespace for scripts that write no spaces between words: Thai, Lao, Myanmar, Khmer and their kin.
///
/// Lines break between their characters, without a dictionary of words. Vowels that are written before their
/// consonant stay with it; those behind it, and signs of repetition, never begin a line.
enum SpacelessScript {
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF,  // Thai, Lao
    0x1000...0x109F,  // Myanmar
    0x1780...0x17FF,  // Khmer
    0x1950...0x19DF,  // Tai Le, New Tai Lue
    0x1A20...0x1AAF,  // Tai Tham
    0xA9E0...0xA9FF,  // Myanmar Extended-B
    0xAA60...0xAA7F,  // Myanmar Extended-A
    0xAA80...0xAADF,  // Tai Viet
  ]
  private static let vowelsBefore: [ClosedRange<UInt32>] = [0x0E40...0x0E44, 0x0EC0...0x0EC4]
  private static let neverFirst: Set<UInt32> = [
    0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EC6, 0x104A,
    0x104B, 0x17D4, 0x17D5, 0x17D6, 0x17D7, 0x17D8, 0x17D9, 0x17DA,
  ]

  /// Returns whether a code point belongs to such a script.
  static func contains(_ point: UInt32) -> Bool { blocks.contains { $0.contains(point) } }

  /// Returns whether a line may begin between two characters, of which the second is of such a script.
  ///
  /// - Parameters:
  ///   - first: The first code point of the character before.
  ///   - last: The last one of the character before.
  ///   - next: The first one of the character behind.
  /// - Returns: Whether it may.
  static func canBreak(between first: UInt32, _ last: UInt32, and next: UInt32) -> Bool {
    contains(first) && !vowelsBefore.contains { $0.contains(last) } && !neverFirst.contains(next)
  }
}

import LayoutGeometry

/// A class of grapheme clusters that are measured alike.
///
/// A cluster that no table has gets a width by its kind: no shaping, a box for a picture.
enum CharacterClass: Hashable, Sendable {
  /// A character of the tables, by its code point.
  case letter(UInt32)
  /// Full width in East Asian type: an em.
  case wide
  /// An emoji of any number of scalars: an em and a quarter, near the width in Apple's font.
  case emoji
  /// A mark alone, a joiner, a control character: nothing.
  case invisible
  /// A tab: four spaces.
  case tab
  /// The end of a line.
  case newline
  /// Anything else: three fifths of an em.
  case other

  init(_ character: Character) {
    if character.isNewline {
      self = .newline
      return
    }
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      self = .invisible
      return
    }
    if first.value == 9 {
      self = .tab
      return
    }
    // Most text: the tables have every character up to here, and alone none of them is an emoji.
    if first.value < 0x149, character.utf8.count == (first.value < 0x80 ? 1 : 2) {
      self = Self.isInvisible(first) ? .invisible : .letter(first.value)
      return
    }
    var hasEmojiSelector = false
    var hasTextSelector = false
    while let scalar = scalars.next() {
      switch scalar.value {
      case 0xFE0F: hasEmojiSelector = true
      case 0xFE0E: hasTextSelector = true
      default: break
      }
    }
    self = Self(
      first: first,
      point: Composition.composed(character).letter,
      isEmoji: hasEmojiSelector || (first.properties.isEmojiPresentation && !hasTextSelector)
    )
  }

  private init(first: Unicode.Scalar, point: UInt32, isEmoji: Bool) {
    if isEmoji {
      self = .emoji
    } else if Self.isInvisible(first) {
      self = .invisible
    } else if FaceTable.text(.regular).glyph(of: point) != nil {
      self = .letter(point)
    } else {
      self = Self.isWide(first.value) ? .wide : .other
    }
  }

  /// Whether no table has the cluster, so that a box stands for it where no font has it either.
  var isBoxed: Bool {
    switch self {
    case .wide, .emoji, .other: true
    case .letter, .invisible, .tab, .newline: false
    }
  }

  /// Whether it is the end of a line, a tab or nothing, whatever the font.
  var isBlank: Bool {
    switch self {
    case .invisible, .tab, .newline: true
    case .letter, .wide, .emoji, .other: false
    }
  }

  /// Returns whether the tables lack what is seen of a character of this class: the whole, or marks upon it.
  func lacksPart(of character: Character) -> Bool {
    switch self {
    case .wide, .emoji, .other: true
    case .letter:
      character.unicodeScalars.count > 1 && !Composition.composed(character).left.isEmpty
    case .invisible: character.unicodeScalars.contains(where: Self.isSeenAlone)
    case .tab, .newline: false
    }
  }

  /// Returns whether a scalar that takes no room is drawn all the same: a mark without a letter below it, or a sign
  /// around the numbers that follow.
  private static func isSeenAlone(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0xFF, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// The width of a cluster without a glyph, in em.
  var fallbackWidth: Double {
    switch self {
    case .wide: 1
    case .emoji: 1.25
    case .other: 0.6
    case .letter, .invisible, .tab, .newline: 0
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0x20 || scalar.value >= 0x7F else { return false }
    if scalar.value >= 0xA0, scalar.value < 0x149 { return scalar.value == 0xAD }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether a code point is Wide or Fullwidth: Unicode Standard Annex 11, by block.
  private static func isWide(_ point: UInt32) -> Bool {
    guard point >= 0x1100 else { return false }
    return wideBlocks.contains { $0.contains(point) }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2E80...0x303E,  // radicals, CJK punctuation
    0x3041...0x33FF,  // kana, bopomofo, compatibility jamo, enclosed and squared characters
    0x3400...0x4DBF,  // ideographs, extension A
    0x4E00...0x9FFF,  // ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F,  // Hangul jamo, extension A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x1B2FF,  // Tangut, Khitan, kana supplements, Nushu
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs, extensions B and on
  ]
}

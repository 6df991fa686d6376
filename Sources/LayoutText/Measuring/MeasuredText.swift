/// A text with the width of each of its grapheme clusters.
struct MeasuredText {
  /// A grapheme cluster.
  struct Cluster {
    /// The start of the cluster in the text.
    let start: String.Index
    let kind: CharacterClass
    /// The width in points, tracking included.
    let advance: Double
    /// The space added between it and the next one, in points.
    var kerning: Double = 0
    /// Whether a line may begin with it, or `nil` if that goes by its kind and that of the one before.
    var canBeginLine: Bool?
    /// Whether it stays with the one before even where a word is too wide for a line, and is cut.
    var staysWithLast = false
  }

  let text: String
  private(set) var clusters: [Cluster] = []
  /// The fonts and the order of a text that the tables alone cannot set, or `nil` for any other.
  private(set) var scripts: ScriptedText?

  /// Creates a text with measured clusters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - clusters: The clusters, as wide as the tables say.
  ///   - parts: What each part is set with.
  ///   - base: The level of all paragraphs, or `nil` for that of each.
  init(
    _ text: String,
    clusters: [Cluster],
    parts: [ScriptedText.Part] = [],
    base: UInt8? = nil
  ) {
    self.text = text
    self.clusters = clusters
    scripts = ScriptedText(text, &self.clusters, parts: parts, base: base)
  }

  /// Creates the measures of `text` in a font and in those behind it.
  init(_ text: String, font: Font, base: UInt8? = nil) {
    self.init(text, setting: font.setting)
    guard font.cascade != nil,
      font.face != nil || base == 1 || !text.utf8.allSatisfy({ $0 < 0x80 })
    else { return }
    let part = ScriptedText.Part(clusters: clusters.indices, font: font)
    scripts = ScriptedText(text, &clusters, parts: [part], base: base)
  }

  /// Creates the measures of `text`, of at most `limit` clusters.
  init(_ text: String, setting: TypeSetting, limit: Int = .max) {
    self.text = text
    clusters.reserveCapacity(min(limit, text.utf8.count))
    var index = text.startIndex
    while index < text.endIndex, clusters.count < limit {
      let kind = CharacterClass(text[index])
      if let last = clusters.indices.last {
        clusters[last].kerning = setting.kerning(between: clusters[last].kind, and: kind)
      }
      clusters.append(Cluster(start: index, kind: kind, advance: setting.advance(of: kind)))
      index = text.index(after: index)
    }
  }

  /// Returns the width of some clusters that stand in one line.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    for index in range {
      width += clusters[index].advance
      if index + 1 < range.upperBound { width += clusters[index].kerning }
    }
    return width
  }

  /// Returns the end of the paragraph that a cluster is in, before its newline.
  func endOfParagraph(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
  }

  /// Returns the line of some clusters as it is seen, or `nil` if the tables set it from left to right.
  func seenLine(of range: Range<Int>) -> SeenLine? { scripts?.line(of: range, in: clusters) }

  /// Returns the text of some clusters.
  func string(of range: Range<Int>) -> String {
    let end =
      range.upperBound < clusters.count ? clusters[range.upperBound].start : text.endIndex
    guard range.lowerBound < clusters.count else { return "" }
    return String(text[clusters[range.lowerBound].start..<end])
  }

  /// Returns the character at a place.
  func character(at index: Int) -> Character { text[clusters[index].start] }
}

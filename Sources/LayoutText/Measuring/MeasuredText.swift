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
  }

  let text: String
  private(set) var clusters: [Cluster] = []

  /// Creates a text with measured clusters.
  init(_ text: String, clusters: [Cluster]) {
    self.text = text
    self.clusters = clusters
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

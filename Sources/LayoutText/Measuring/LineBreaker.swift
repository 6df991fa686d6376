/// A cutter of measured text into lines that fit a width.
///
/// Lines end at newlines, after spaces, hyphens and slashes, and beside ideographs and emoji. A word that
/// is wider than the line is cut at its end. This is the part of Unicode Standard Annex 14 that
/// labels in European and East Asian languages meet.
struct LineBreaker {
  /// A line: the range that is drawn, and the start of the next line.
  struct Line {
    /// The clusters without the spaces that hang over at the end.
    var drawn: Range<Int>
    /// The start of the next line.
    let next: Int
    /// Whether a newline ended it.
    let isHardBreak: Bool
  }

  /// The width by which a line may exceed the limit: far less than a pixel, more than a sum of roundings.
  static let tolerance = 1e-4

  private let measured: MeasuredText
  private let width: Double
  private let breaksWords: Bool

  /// Creates a cutter for lines of a width.
  init(_ measured: MeasuredText, width: Double, _ overflow: LineOverflow) {
    self.measured = measured
    self.width = width
    breaksWords = overflow.breaksWords
  }

  /// Calls `body` for each line in turn, at most `limit` of them if it is above zero.
  func forEachLine(limit: Int, _ body: (Line) -> Void) {
    var count = 0
    var start = 0
    var endsWithBreak = false
    while start < measured.clusters.count, limit <= 0 || count < limit {
      let line = line(from: start)
      body(line)
      count += 1
      start = line.next
      endsWithBreak = line.isHardBreak
    }
    if start == measured.clusters.count, endsWithBreak, limit <= 0 || count < limit {
      body(Line(drawn: start..<start, next: start, isHardBreak: false))
    }
  }

  /// Returns the line that begins at a cluster.
  func line(from start: Int) -> Line {
    let clusters = measured.clusters
    var used = 0.0
    var lastBreak: Int?
    for index in start..<clusters.count {
      if clusters[index].kind == .newline {
        return Line(drawn: trimmed(start..<index), next: index + 1, isHardBreak: true)
      }
      if index > start {
        used += clusters[index - 1].kerning
        if canBreak(before: index) { lastBreak = index }
      }
      used += clusters[index].advance
      guard used > width + Self.tolerance, !isSpace(index), index > start else { continue }
      let end = breaksWords ? nil : lastBreak
      let next = end ?? cut(before: index, from: start)
      return Line(drawn: trimmed(start..<next), next: next, isHardBreak: false)
    }
    return Line(drawn: trimmed(start..<clusters.count), next: clusters.count, isHardBreak: false)
  }

  /// Returns the place at which a word that is too wide is cut: at most there, and not inside of a letter with its vowels.
  private func cut(before index: Int, from start: Int) -> Int {
    (start + 1..<index + 1).last { !measured.clusters[$0].staysWithLast } ?? index
  }

  /// Returns the range without the spaces at its end, unless it has nothing else.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return end == range.lowerBound ? range : range.lowerBound..<end
  }

  /// Returns whether the cluster may hang over the end of a line.
  private func isSpace(_ index: Int) -> Bool {
    switch measured.clusters[index].kind {
    case .tab: true
    case .letter(let point): Self.breakingSpaces.contains(point)
    case .wide: measured.character(at: index) == "\u{3000}"
    case .invisible: measured.character(at: index) == "\u{200B}"
    case .emoji, .newline, .other: false
    }
  }

  private func canBreak(before index: Int) -> Bool {
    let (before, after) = (measured.clusters[index - 1].kind, measured.clusters[index].kind)
    if isSpace(index) || after == .invisible { return false }
    if isSpace(index - 1) { return true }
    if let canBegin = measured.clusters[index].canBeginLine { return canBegin }
    if isIdeographic(before) || isIdeographic(after) {
      return !Self.closing.contains(measured.character(at: index))
        && !Self.opening.contains(measured.character(at: index - 1))
        && !isGlue(before) && !isGlue(after)
    }
    guard case .letter(let hyphen) = before, Self.breakAfter.contains(hyphen), index > 1 else {
      return false
    }
    return !measured.character(at: index).isNumber && !isSpace(index - 2)
      && !Self.closing.contains(measured.character(at: index))
  }

  private func isIdeographic(_ kind: CharacterClass) -> Bool { kind == .wide || kind == .emoji }

  private func isGlue(_ kind: CharacterClass) -> Bool {
    guard case .letter(let point) = kind else { return false }
    return point == 0xA0 || point == 0x202F || point == 0x2007
  }

  /// The space and the spaces of fixed width, without the non-breaking ones.
  private static let breakingSpaces: Set<UInt32> = [
    0x20, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2008, 0x2009, 0x200A,
  ]
  /// The hyphen-minus, slash, hyphen, en dash and em dash.
  private static let breakAfter: Set<UInt32> = [0x2D, 0x2F, 0x2010, 0x2013, 0x2014]
  private static let closing = Set<Character>("、。，．：；！？」』】）〉》〕］｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ),.:;!?]}”’%…")
  private static let opening = Set<Character>("「『【（〈《〔［｛([{“‘$€£")
}

/// A reader of lines in Markdown that knows which of them are code by their indentation.
///
/// It follows CommonMark 0.31.2, sections 4.4 "Indented code blocks" and 5.2 "List items": four columns more than the
/// contents around a line make it code, unless it goes on with a paragraph. Lines in fences of code are not for it.
struct MarkdownIndentation {
  /// The columns at which the contents of open list items begin, the outermost first: outside of quotations, then in
  /// each of those around the line before.
  private var levels: [[Int]] = [[]]
  /// Whether the line before was part of a paragraph, or of HTML, which goes on up to an empty line.
  private var isInParagraph = false

  /// A line without the quotations around it.
  private struct Line {
    /// The columns before the mark of each quotation.
    var marks: [Int] = []
    /// The columns before the first letter.
    var indentation = 0
    /// The letters, without white space around them.
    var words: Substring

    /// Creates a line below open list items of the levels of quotations.
    init(_ text: some StringProtocol, below levels: [[Int]]) {
      var rest = Substring(text)
      if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
      words = rest
      while let mark = rest.first(where: { !$0.isBlank }), mark == ">" {
        let columns = Self.columns(of: rest.prefix { $0.isBlank })
        let items = marks.count < levels.count ? levels[marks.count] : []
        guard columns < (items.last { $0 <= columns } ?? 0) + 4 else { break }
        marks.append(columns)
        rest = rest.drop { $0.isBlank }.dropFirst()
        if rest.first == " " { rest = rest.dropFirst() }
      }
      indentation = Self.columns(of: rest.prefix { $0.isBlank })
      words = rest.drop { $0.isWhitespace }
      while words.last?.isWhitespace == true { words.removeLast() }
    }

    /// Returns the number of columns of spaces and tabs; a tab ends at the next multiple of four.
    static func columns(of blanks: Substring) -> Int {
      blanks.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }

    /// The columns up to the contents of the list item that begins here, or `nil` if none does.
    var markerWidth: Int? {
      guard let first = words.first else { return nil }
      let digits = words.prefix { $0.isASCII && $0.isNumber }
      let isOrdered = (1...9).contains(digits.count)
      let end =
        isOrdered ? words[digits.endIndex...].first.map { ".)".contains($0) } ?? false : false
      guard end || "-+*".contains(first) else { return nil }
      let marker = isOrdered ? digits.count + 1 : 1
      let rest = words.dropFirst(marker)
      guard rest.first?.isBlank != false else { return nil }
      let space = Self.columns(of: rest.prefix { $0.isBlank })
      return marker + ((1...4).contains(space) ? space : 1)
    }

    /// Whether it is a line across the page, or one below a heading.
    var isRule: Bool {
      let signs = words.filter { !$0.isBlank }
      guard let sign = signs.first, "-*_=".contains(sign) else { return false }
      return signs.allSatisfy { $0 == sign } && (signs.count >= 3 || sign == "=")
    }

    /// Whether it ends what it begins: a heading, a line across, a fence, a comment.
    var endsItself: Bool {
      isRule || words.hasPrefix("#") || words.hasPrefix("```") || words.hasPrefix("~~~")
        || words.hasPrefix("<!--") && words.contains("-->")
    }
  }

  /// Returns whether the next line is code.
  mutating func isCode(_ text: some StringProtocol) -> Bool {
    var line = Line(text, below: levels)
    guard !line.words.isEmpty else {
      isInParagraph = false
      return false
    }
    enter(line.marks)
    var items = levels.removeLast()
    defer { levels.append(items) }
    if isInParagraph, line.markerWidth == nil, !line.endsItself { return false }
    while let item = items.last, line.indentation < item { items.removeLast() }
    guard line.indentation < (items.last ?? 0) + 4 else { return !isInParagraph }
    while !line.isRule, let width = line.markerWidth {
      items.append(line.indentation + width)
      line.indentation += width
      let contents = line.words.dropFirst(width)
      // Five blanks behind a marker: one belongs to it.
      if Line.columns(of: contents.prefix { $0.isBlank }) >= 4 {
        isInParagraph = false
        return true
      }
      line.words = contents.drop { $0.isBlank }
    }
    isInParagraph = !line.words.isEmpty && !line.endsItself
    return false
  }

  /// Ends the quotations and list items that a line with some quotations is not in.
  private mutating func enter(_ marks: [Int]) {
    if levels.count != marks.count + 1 { isInParagraph = false }
    levels.removeLast(max(0, levels.count - marks.count - 1))
    for (level, columns) in marks.enumerated() {
      let kept = levels[level].prefix { $0 <= columns }
      if kept.count < levels[level].count {
        (levels[level], isInParagraph) = (Array(kept), false)
        levels.removeSubrange((level + 1)...)
      }
      if level + 1 == levels.count { levels.append([]) }
    }
  }
}

extension Character {
  /// Whether it is a space or a tab.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

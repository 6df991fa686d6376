import Foundation

/// A reader of the views of a dump, with the trees that they make.
///
/// Views are found by their descriptions, wherever these stand: in lines of their own, behind times and names of
/// processes, or all in one line, as web pages and JSON have them. The bars in front of a description are its depth;
/// without bars the spaces are.
struct ViewDumpReader {
  private(set) var views: [DumpedView] = []
  private(set) var trees: [Range<Int>] = []
  private(set) var findings: [Finding] = []
  private let bytes: [UInt8]
  /// The views around the next one, the outermost first.
  private var open: [(indent: Indent, view: Int)] = []
  private var line = 1
  private var lineStart = 0
  /// The place up to which lines are counted.
  private var counted = 0
  /// The end of the last description.
  private var lastEnd = 0
  private var tooDeepCount = 0

  /// The greatest depth that is read.
  static let deepest = 400
  /// The most findings of a kind.
  private static let mostFindings = 3
  /// The most bytes in front of a description that are looked at.
  private static let longestIndent = 4096

  /// A finding of the reader.
  enum Finding: Hashable {
    /// The description of a view is cut.
    case cut(view: Int)
    /// The first view stands deeper than that.
    case beginsInside(view: Int)
    /// A view has no frame that can be used.
    case noFrame(view: Int, isWritten: Bool)
    /// Views are deeper than that, the first of them in this line.
    case tooDeep(line: Int, count: Int)
  }

  /// A depth as it is written.
  private struct Indent {
    var bars = 0
    /// The spaces in front of a description that has a line of its own and no bars, else -1.
    var spaces = -1
    /// Whether words stand in front of it.
    var hasWords = false

    func isInside(_ other: Self) -> Bool {
      if bars != other.bars { return bars > other.bars }
      return bars == 0 && spaces > max(0, other.spaces) && !hasWords
    }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    let bracket = UInt8(ascii: "<")
    let hex = Array(" 0x".utf8)
    var place = 0
    var nextHex = -1
    var firstTooDeep = 0
    while let start = ByteSearch.first([bracket], probe: 0, in: bytes, from: place) {
      if nextHex < start {
        guard let found = ByteSearch.first(hex, probe: 2, in: bytes, from: start) else { break }
        nextHex = found
      }
      switch ViewDescription.read(in: bytes, at: start, hex: nextHex) {
      case .failure(let absence): place = max(start + 1, absence.end)
      case .success(let description):
        countLines(to: start)
        let old = tooDeepCount
        place = take(description)
        if old == 0, tooDeepCount > 0 { firstTooDeep = line }
        lastEnd = place
      }
    }
    closeTree()
    if tooDeepCount > 0 { findings.append(.tooDeep(line: firstTooDeep, count: tooDeepCount)) }
  }

  private mutating func countLines(to place: Int) {
    while let end = ByteSearch.lineEnd(in: bytes, from: counted), end <= place {
      line += 1
      lineStart = end
      counted = end
    }
  }

  /// Takes a description, and returns the place behind it.
  private mutating func take(_ description: ViewDescription) -> Int {
    let end = description.range.upperBound
    // Layers without a view take no touches.
    guard !bytes[end...].starts(with: " (layer)".utf8) else { return end }
    let indent = indent(before: description.range.lowerBound)
    let (read, writesFrame) = description.view(in: bytes)
    let isInside = open.first.map { indent.isInside($0.indent) } ?? false
    let isView =
      writesFrame || description.hasAttributes(in: bytes) && isInside && indent.bars > 0
    guard isView else { return end }
    while let last = open.last, !indent.isInside(last.indent) { open.removeLast() }
    // What is left out counts as open only by its depth.
    guard open.count < Self.deepest else {
      tooDeepCount += 1
      return end
    }
    if open.isEmpty { closeTree() }
    var view = read
    view.parent = open.last?.view
    view.depth = open.count
    (view.line, view.lineStart) = (line, lineStart)
    let index = views.count
    views.append(view)
    open.append((indent, index))
    note(view, at: index, indent, isWhole: description.isWhole, writesFrame: writesFrame)
    return end
  }

  private mutating func note(
    _ view: DumpedView,
    at index: Int,
    _ indent: Indent,
    isWhole: Bool,
    writesFrame: Bool
  ) {
    if !isWhole {
      add(.cut(view: index))
    } else if view.frame == nil {
      add(.noFrame(view: index, isWritten: writesFrame))
    }
    if view.parent == nil, indent.bars > 1 { add(.beginsInside(view: index)) }
  }

  private mutating func add(_ finding: Finding) {
    let count = findings.count { $0.isLike(finding) }
    if count < Self.mostFindings { findings.append(finding) }
  }

  private mutating func closeTree() {
    let start = trees.last?.upperBound ?? 0
    if start < views.count { trees.append(start..<views.count) }
  }

  /// Returns the depth by what stands between a description and the one before it, or the start of its line.
  private func indent(before start: Int) -> Indent {
    let limit = max(lineStart, lastEnd, start - Self.longestIndent)
    var indent = Indent()
    var place = skipIndent(from: start, limit: limit, &indent)
    // A name of a variable may stand between the bars and the view.
    if indent.bars == 0, place > limit, Self.isWordByte(bytes[place - 1]) {
      var word = place
      while word > limit, Self.isWordByte(bytes[word - 1]) { word -= 1 }
      var inner = Indent()
      let outer = skipIndent(from: word, limit: limit, &inner)
      if inner.bars > 0 { (indent, place) = (inner, outer) }
    }
    if place > limit {
      indent.hasWords = true
    } else if limit == lineStart {
      indent.spaces = indent.bars == 0 ? start - limit : -1
    }
    return indent
  }

  private func skipIndent(from start: Int, limit: Int, _ indent: inout Indent) -> Int {
    var place = start
    while place > limit {
      let byte = bytes[place - 1]
      if byte == UInt8(ascii: "|") {
        indent.bars += 1
      } else if byte == 0x82, place - 3 >= limit, bytes[place - 2] == 0x94,
        bytes[place - 3] == 0xE2
      {
        // The bar of box drawings.
        indent.bars += 1
        place -= 2
      } else if byte != UInt8(ascii: " "), byte != 0x09 {
        return place
      }
      place -= 1
    }
    return place
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension ViewDumpReader.Finding {
  /// Returns whether two findings say the same of two views.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.cut, .cut), (.beginsInside, .beginsInside), (.noFrame, .noFrame), (.tooDeep, .tooDeep):
      true
    default: false
    }
  }
}

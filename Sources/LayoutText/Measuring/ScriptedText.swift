import Foundation

/// The fonts, the order and the shapes of a text that the tables alone cannot set.
///
/// A font of an application sets all that it has. Of others characters that the tables have stay theirs, and the rest has
/// the first font that has it. Letters of one font
/// and one direction are shaped together, with those around them in view. Widths and places are multiples
/// of 1/64 point.
struct ScriptedText {
  /// A part of the text in one size and weight.
  struct Part {
    /// The characters.
    let clusters: Range<Int>
    /// The font.
    let font: Font
    /// The space added after each letter, in points.
    var spacing: Double = 0
    /// Whether each character stands for a picture.
    var isPicture = false
  }

  /// The setting of a character.
  private struct Place: Equatable {
    /// The index of the font, or `nil` for the tables.
    var font: Int?
    var level: UInt8 = 0
    var part: Int
  }

  private let cascade: FontCascade
  private let parts: [Part]
  /// The code points, and the first one of each character and the end.
  private let points: [UInt32]
  private let starts: [Int]
  private var places: [Place]
  private var bases: [UInt8]

  /// Creates the setting of a text and gives its characters their widths, or `nil` if the tables alone set the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - clusters: The characters, as wide as the tables say.
  ///   - parts: What each part is set with.
  ///   - base: The level of all paragraphs, or `nil` for that of each.
  init?(
    _ text: String,
    _ clusters: inout [MeasuredText.Cluster],
    parts: [Part],
    base: UInt8?
  ) {
    // Of fonts of an application the longer list has all of the shorter one at the same places.
    let ofFaces = parts.compactMap(\.font.face?.cascade)
    guard
      let cascade = ofFaces.max(by: { $0.shaper.fontCount < $1.shaper.fontCount })
        ?? parts.lazy.compactMap(\.font.cascade).first
    else { return nil }
    var points: [UInt32] = []
    var starts: [Int] = []
    points.reserveCapacity(clusters.count)
    starts.reserveCapacity(clusters.count + 1)
    for (index, cluster) in clusters.enumerated() {
      starts.append(points.count)
      let end = index + 1 < clusters.count ? clusters[index + 1].start : text.endIndex
      points += text.unicodeScalars[cluster.start..<end].lazy.map(\.value)
    }
    starts.append(points.count)
    var places: [Place] = []
    places.reserveCapacity(clusters.count)
    for (number, part) in parts.enumerated() {
      for index in part.clusters {
        let own = points[starts[index]..<starts[index + 1]]
        var font: Int?
        if let face = part.font.face {
          let isShown = !part.isPicture && !clusters[index].kind.isBlank
          font = isShown && face.hasGlyphs(for: own) ? face.index : nil
        } else if ofFaces.isEmpty, !part.isPicture, Self.lacksPart(of: own, clusters[index]) {
          font = cascade.font(for: own)
        }
        places.append(Place(font: font, part: number))
      }
    }
    let isSetByTables = zip(clusters, places).allSatisfy { $1.font == nil && !$0.kind.isBoxed }
    guard base == 1 || !isSetByTables || TurnedOrder.isPossible(in: points) else { return nil }
    self.cascade = cascade
    self.parts = parts
    self.points = points
    self.starts = starts
    self.places = places
    bases = [UInt8](repeating: 0, count: clusters.count)
    order(clusters, base: base)
    measure(&clusters)
  }

  /// Returns whether the tables lack what is seen of a character.
  private static func lacksPart(
    of points: ArraySlice<UInt32>,
    _ cluster: MeasuredText.Cluster
  ) -> Bool {
    if case .letter = cluster.kind, points.count == 1 { return false }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: points.compactMap(Unicode.Scalar.init))
    return String(scalars).first.map(cluster.kind.lacksPart) ?? false
  }

  /// Returns the level of the paragraph that a character is in.
  func base(at index: Int) -> UInt8 { bases.isEmpty ? 0 : bases[min(index, bases.count - 1)] }
}

// MARK: Measuring

extension ScriptedText {
  /// Gives each character the level that it has in its paragraph.
  private mutating func order(_ clusters: [MeasuredText.Cluster], base: UInt8?) {
    var start = 0
    while start < clusters.count {
      var end = start
      while end < clusters.count, clusters[end].kind != .newline { end += 1 }
      let paragraph = Array(points[starts[start]..<starts[end]])
      let found = cascade.shaper.levels(of: paragraph, isRightToLeft: base.map { $0 == 1 })
      for index in start..<end { places[index].level = found.levels[starts[index] - starts[start]] }
      let next = min(end + 1, clusters.count)
      for index in start..<next { bases[index] = found.base }
      start = next
    }
  }

  /// Gives characters of fonts their widths, and says where lines may begin.
  private func measure(_ clusters: inout [MeasuredText.Cluster]) {
    let words = ThaiLines.wordStarts(in: points)
    for range in items(of: clusters.indices) {
      let place = places[range.lowerBound]
      if let font = place.font {
        let part = parts[place.part]
        for index in range {
          clusters[index] = .init(
            start: clusters[index].start,
            kind: clusters[index].kind,
            advance: 0
          )
        }
        var isBegun = [Bool](repeating: false, count: range.count)
        var index = range.lowerBound
        for glyph in shaped(range, font, place).sorted(by: { $0.position < $1.position }) {
          while index + 1 < range.upperBound, starts[index + 1] <= glyph.position { index += 1 }
          let width = Self.rounded(glyph.advance * part.font.size)
          let spacing = isBegun[index - range.lowerBound] ? 0 : part.spacing
          isBegun[index - range.lowerBound] = true
          clusters[index].addWidth(width + spacing)
        }
        for index in range {
          let first = points[starts[index]]
          if !isBegun[index - range.lowerBound] {
            clusters[index].canBeginLine = false
            clusters[index].staysWithLast = true
          } else if index > 0, let script = SpacelessScript(first) {
            let isApart = canBreak(within: script, before: index)
            clusters[index].staysWithLast = !isApart
            clusters[index].canBeginLine = script.hasWords ? words.contains(starts[index]) : isApart
          }
        }
      } else if place.level % 2 == 1 {
        // Signs that are seen in the other order do not kern.
        for index in range { clusters[index].kerning = 0 }
      }
      // Nor do letters of two fonts.
      clusters[range.upperBound - 1].kerning = 0
    }
  }

  /// Returns whether a line may begin with a character of a script, as far as letters say, and not words.
  private func canBreak(within script: SpacelessScript, before index: Int) -> Bool {
    let place = starts[index]
    return SpacelessScript(points[starts[index - 1]]) == script
      && SpacelessScript.canBreak(between: points[place - 1], and: points[place])
  }

  /// Returns the parts of a range with one font and one level, in reading order.
  private func items(of range: Range<Int>, levels: [UInt8]? = nil) -> [Range<Int>] {
    func level(_ index: Int) -> UInt8 {
      levels.map { $0[index - range.lowerBound] } ?? places[index].level
    }
    var items: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let place = places[start]
      var end = start + 1
      let isPicture = parts[place.part].isPicture
      while end < range.upperBound, !isPicture, places[end].font == place.font,
        places[end].part == place.part, level(end) == level(start)
      { end += 1 }
      items.append(start..<end)
      start = end
    }
    return items
  }

  private func shaped(_ range: Range<Int>, _ font: Int, _ place: Place) -> [ShapedGlyph] {
    cascade.shaper.glyphs(
      of: ShapedPart(
        text: points,
        range: starts[range.lowerBound]..<starts[range.upperBound],
        font: font,
        weight: parts[place.part].font.weight,
        isRightToLeft: place.level % 2 == 1
      )
    )
  }

  /// Returns the nearest multiple of 1/64 point.
  private static func rounded(_ length: Double) -> Double { (length * 64).rounded() / 64 }
}

// MARK: Lines

extension ScriptedText {
  /// Returns a line of some characters as it is seen.
  ///
  /// Spaces at its end are at the end of the paragraph (Unicode Standard Annex 9, L1); then parts are turned around, those of
  /// the highest level first (L2).
  func line(of range: Range<Int>, in clusters: [MeasuredText.Cluster]) -> SeenLine {
    let base = base(at: range.lowerBound)
    var levels = range.map { places[$0].level }
    for index in levels.indices.reversed() {
      guard Self.isSpace(points[starts[range.lowerBound + index]]) else { break }
      levels[index] = base
    }
    let logical = items(of: range, levels: levels)
    let order = Self.order(logical.map { levels[$0.lowerBound - range.lowerBound] })
    var x = 0.0
    var items: [SeenLine.Item] = []
    for number in order {
      let level = levels[logical[number].lowerBound - range.lowerBound]
      let item = item(logical[number], isRightToLeft: level % 2 == 1, at: x, in: clusters)
      items.append(item)
      x += item.width
      let last = logical[number].upperBound - 1
      if last + 1 < range.upperBound { x += clusters[last].kerning }
    }
    return SeenLine(items: items, cascade: cascade, isRightToLeft: base == 1)
  }

  private func item(
    _ range: Range<Int>,
    isRightToLeft: Bool,
    at start: Double,
    in clusters: [MeasuredText.Cluster]
  ) -> SeenLine.Item {
    let place = places[range.lowerBound]
    let size = parts[place.part].font.size
    var marks: [SeenLine.Mark] = []
    var x = 0.0
    if let font = place.font {
      var position: Int?
      for glyph in shaped(range, font, place) {
        let isNext = cluster(at: glyph.position, in: range) != position
        if isNext, position != nil { x += parts[place.part].spacing }
        position = cluster(at: glyph.position, in: range)
        marks.append(
          .glyph(
            glyph.glyph,
            font: font,
            x: x + Self.rounded(glyph.x * size),
            y: Self.rounded(glyph.y * size)
          )
        )
        x += Self.rounded(glyph.advance * size)
      }
      if position != nil { x += parts[place.part].spacing }
    } else {
      for index in isRightToLeft ? Array(range.reversed()) : Array(range) {
        let cluster = clusters[index]
        var kind = cluster.kind
        if isRightToLeft, case .letter(let point) = kind {
          kind = .letter(cascade.shaper.mirrored(point))
        }
        marks.append(.letter(kind, width: cluster.advance, x: x))
        x += cluster.advance
        if index + 1 < range.upperBound { x += cluster.kerning }
      }
    }
    return SeenLine.Item(
      clusters: range,
      part: place.part,
      isRightToLeft: isRightToLeft,
      x: start,
      width: x,
      marks: marks
    )
  }

  /// Returns the index of the character that a code point is in.
  private func cluster(at position: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func isSpace(_ point: UInt32) -> Bool {
    Unicode.Scalar(point)?.properties.isWhitespace ?? false
  }

  /// Returns the order from left to right of things with levels in reading order.
  private static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < levels.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension MeasuredText.Cluster {
  fileprivate mutating func addWidth(_ width: Double) {
    self = Self(
      start: start,
      kind: kind,
      advance: advance + width,
      kerning: kerning,
      canBeginLine: canBeginLine,
      staysWithLast: staysWithLast
    )
  }
}

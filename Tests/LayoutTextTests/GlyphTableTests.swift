import Foundation
import LayoutGeometry
import LayoutText
import Testing

struct GlyphTableTests {
  @Test func `glyphs are named by weight and code point`() {
    let names = GlyphTable.place("Aé✓", size: 17, weight: .regular).map(\.id)
    #expect(names == ["g4-0041", "g4-00E9", "g4-2713"])
    #expect(GlyphTable.place("A", size: 17, weight: .bold).first?.id == "g7-0041")
    #expect(GlyphTable.place("A", size: 34, weight: .bold).first?.id == "d7-0041")
  }

  @Test func `a letter stands in the middle of the width that it has`() throws {
    for weight in FontWeight.allCases {
      for size in [11, 17, 22, 28, 34] as [CGFloat] {
        let font = Font.systemFont(ofSize: size, weight: weight)
        let last = try #require(GlyphTable.place("AVATAR HH", size: size, weight: weight).last)
        let before = TextMetrics.width(of: "AVATAR H", font: font)
        let own = TextMetrics.width(of: "H", font: font) - SizeCurve.tracking(size: size) * size
        // Both sides of an H are alike, so that its middle is that of its outline.
        let bounds = try #require(PathBounds(GlyphTable.outline(of: last.id)))
        let middle = last.x + last.scale * (bounds.minX + bounds.maxX) / 2
        #expect(abs(middle - before - own / 2) < size * 0.001, "\(weight) \(size)")
      }
    }
  }

  @Test func `the scale turns font units into points`() throws {
    for size in [12, 34] as [CGFloat] {
      let glyph = try #require(GlyphTable.place("H", size: size, weight: .regular).first)
      let units = try #require(GlyphTable.unitsPerEm(of: glyph.id))
      #expect(abs(glyph.scale * units - size) < 1e-9)
    }
  }

  @Test func `a capital stands on the baseline`() throws {
    let bounds = try #require(PathBounds(GlyphTable.outline(of: "g4-0048")))
    #expect(bounds.maxY == 0)
    #expect(bounds.minY == -2048)
    #expect(bounds.minX > 0)
  }

  @Test func `every placed glyph has an outline that can be drawn`() throws {
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    let more = "ÄÖÜäöüßéèêñçøåæœŁłŚžΑΩωДжЯ“”‘’–—…•€™←→↑↓−∞≈≠≤≥✓▶⌘漢😀ب\u{FFFD}"
    for weight in FontWeight.allCases {
      for size in [13, 24, 34] as [CGFloat] {
        let glyphs = GlyphTable.place(ascii + more, size: size, weight: weight)
        #expect(glyphs.count == ascii.count + more.count - 1, "only the space is not drawn")
        for glyph in glyphs {
          let outline = GlyphTable.outline(of: glyph.id)
          let bounds = try #require(PathBounds(outline), "\(glyph.id)")
          #expect(bounds.maxX > bounds.minX && bounds.maxY > bounds.minY, "\(glyph.id)")
          #expect(abs(bounds.minY) < 4000 && abs(bounds.maxX) < 9000, "\(glyph.id)")
        }
      }
    }
  }

  @Test func `spaces and invisible characters are not drawn`() {
    #expect(GlyphTable.place(" \t\n\u{200B}\u{A0}", size: 17, weight: .regular).isEmpty)
    let glyphs = GlyphTable.place("a b", size: 17, weight: .regular)
    #expect(glyphs.map(\.id) == ["g4-0061", "g4-0062"])
  }

  @Test func `what no table has is a box`() {
    let names = GlyphTable.place("漢😀ب", size: 17, weight: .bold).map(\.id)
    #expect(names == ["box-wide", "box-emoji", "box-other"])
    for name in names { #expect(GlyphTable.outline(of: name) != nil) }
  }

  @Test func `a long run is cut and says so`() {
    let whole = String(repeating: "x", count: 1000)
    #expect(GlyphTable.place(whole, size: 17, weight: .regular).last?.id == "g4-0078")
    let glyphs = GlyphTable.place(whole + "x", size: 17, weight: .regular)
    #expect(glyphs.count == GlyphTable.longestRun)
    #expect(glyphs.last?.id == "g4-2026")
  }

  @Test(arguments: ["", "-", "g4", "g4-", "g4-ZZZZ", "g9-0041", "g4-FFFFFFFFFF", "g4-0041-1"])
  func `an unknown name has no outline`(_ id: String) {
    #expect(GlyphTable.outline(of: id) == nil)
  }

  @Test func `path data keep to what is safe within an attribute`() throws {
    for glyph in GlyphTable.place("%@&<>\"'Ж≈", size: 17, weight: .regular) {
      let outline = try #require(GlyphTable.outline(of: glyph.id))
      #expect(outline.allSatisfy { "mlhvcz0123456789- ".contains($0) })
    }
  }
}

/// The box around the end points of relative path data, as far as the commands of our tables go.
struct PathBounds {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  init?(_ path: String?) {
    guard let path, path.hasPrefix("m"), path.hasSuffix("z") else { return nil }
    var (x, y) = (0.0, 0.0)
    var start = (0.0, 0.0)
    for (command, numbers) in Self.commands(in: path) {
      switch (command, numbers.count) {
      case ("m", 2), ("l", 2), ("c", 6), ("a", 7):
        x += numbers[numbers.count - 2]
        y += numbers[numbers.count - 1]
        if command == "m" { start = (x, y) }
      case ("h", 1): x += numbers[0]
      case ("v", 1): y += numbers[0]
      case ("z", 0): (x, y) = start
      default: return nil
      }
      (minX, maxX) = (min(minX, x), max(maxX, x))
      (minY, maxY) = (min(minY, y), max(maxY, y))
    }
  }

  private static func commands(in path: String) -> [(Character, [Double])] {
    var commands: [(Character, [Double])] = []
    var number = ""
    func close() {
      if let value = Double(number) { commands[commands.count - 1].1.append(value) }
      number = ""
    }
    for character in path {
      if character.isLetter {
        close()
        commands.append((character, []))
      } else if character == "-" || character == " " {
        close()
        if character == "-" { number = "-" }
      } else {
        number.append(character)
      }
    }
    close()
    return commands
  }
}

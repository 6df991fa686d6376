import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// A golden that is no picture any more, and what is said of it.
struct FaultRow: CustomTestStringConvertible {
  let golden: String
  let words: String
  var testDescription: String { words }

  init(_ golden: String, _ words: String) {
    self.golden = golden
    self.words = words
  }
}

@Suite struct BrokenGoldenTests {
  @Test func `a golden that is no picture is told as such`() {
    #expect(lines(from: "", to: screen) == ["the golden is empty"])
    #expect(lines(from: "hello", to: screen) == ["the golden is no SVG picture"])
    #expect(
      lines(from: "<svg>\n<<<<<<< HEAD\n<rect/>\n=======\n", to: screen) == [
        "the golden holds an unresolved merge conflict in line 2"
      ]
    )
  }

  @Test func `a merge conflict is told with what either side has to do with the picture`() throws {
    let changed = screen.replacing("</svg>", with: #"<rect id="more"/>\n</svg>"#)
    let same = zip(screen, changed).prefix { $0 == $1 }.count
    let common = screen.prefix(same).split(separator: "\n", omittingEmptySubsequences: false)
    let start = common.dropLast().map { $0 + "\n" }.joined()
    /// Returns a golden with both pictures in conflict behind the lines that they have in common.
    func conflict(_ ours: String, _ theirs: String) -> String {
      start + "<<<<<<< \(ours)\n" + screen.dropFirst(start.count) + "=======\n"
        + changed.dropFirst(start.count) + ">>>>>>> \(theirs)\n"
    }
    let words = "the golden holds an unresolved merge conflict in line \(common.count): "
    #expect(
      lines(from: conflict("HEAD", "a\u{1B}b"), to: screen) == [
        words + #"'HEAD' has this picture, 'a\u{1B}b' has another (removed more)"#
      ]
    )
    #expect(
      lines(from: conflict("", "feature"), to: changed) == [
        words + "one side has another (added more), 'feature' has this picture"
      ]
    )
  }

  @Test(arguments: [
    FaultRow("<svg><g id=\"a\">\n<rect/>\n", "is cut off in line 3: 'g' is not closed"),
    FaultRow("<svg>\n<rect x=\"1", "is cut off in line 2: it ends inside a tag"),
    FaultRow("<svg>\n<rect x=\"a&am", "is cut off in line 2: it ends inside a tag"),
    FaultRow("<svg>\n<re", "is cut off in line 2: it ends inside a tag"),
    FaultRow("<svg>\n<!-- a", "is cut off in line 2: a comment has no end"),
    FaultRow("<svg></g></svg>", "is no well-formed XML in line 1: 'svg' is closed as 'g'"),
    FaultRow("<svg></svg></svg>", "is no well-formed XML in line 1: 'svg' is closed twice"),
    FaultRow(
      "<svg/>\n<svg/>",
      "is no well-formed XML in line 2: 'svg' comes after the picture's end"
    ),
    FaultRow(
      "<svg>\n</svg>x",
      "is no well-formed XML in line 2: characters stand outside of the picture"
    ),
    FaultRow(
      "<svg a=\"1\" a=\"2\"/>",
      "is no well-formed XML in line 1: the attribute 'a' is given twice"
    ),
    FaultRow(
      "<svg a=\"1\"b=\"2\"/>",
      "is no well-formed XML in line 1: a space is missing between attributes"
    ),
    FaultRow("<svg a=1/>", "is no well-formed XML in line 1: the attribute 'a' has no quotes"),
    FaultRow("<svg a/>", "is no well-formed XML in line 1: '=' is missing"),
    FaultRow("<svg a=\"<\"/>", "is no well-formed XML in line 1: '<' stands between quotes"),
    FaultRow("<svg>a & b</svg>", "is no well-formed XML in line 1: '&' begins no reference"),
    FaultRow("<svg>&lol;</svg>", "is no well-formed XML in line 1: nothing is called 'lol'"),
    FaultRow(
      "<svg>\u{1}</svg>",
      "is no well-formed XML in line 1: a control character cannot stand in XML"
    ),
    FaultRow("<svg><1/></svg>", "is no well-formed XML in line 1: '1' is no name"),
    FaultRow(
      "<svg>\n<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>&b;</svg>",
      "declares a document type in line 2, which is not read"
    ),
  ])
  func `a golden that is cut off or no well-formed XML is told as that alone`(_ row: FaultRow) {
    #expect(lines(from: row.golden, to: screen) == ["the golden \(row.words)"])
  }

  @Test func `a golden that is no text is told as such`() {
    let golden = Array("<svg>".utf8) + [0xFF, 0xFE]
    let told = PictureDifference(golden: golden, picture: screen)?.lines
    #expect(told == ["the golden is no text in UTF-8"])
  }

  @Test func `wherever a golden is cut off it is told as that`() {
    let bytes = Array(screen.utf8)
    for count in stride(from: 5, to: bytes.count - 7, by: 11) {
      let told = PictureDifference(golden: Array(bytes[..<count]), picture: screen)?.lines ?? []
      #expect(told.count == 1 && told[0].hasPrefix("the golden is cut off in line "), "\(told)")
    }
    #expect(
      lines(from: String(screen.dropLast()), to: screen) == [
        "the same picture without the line feed at its end"
      ]
    )
  }

  @Test func `what hands and editors add is well-formed`() {
    let golden =
      "\u{FEFF}<?xml version='1.0'?>\n<!-- by <hand> -->\n"
      + screen.replacing("<title>", with: "<title >").replacing("/>", with: " />")
    #expect(lines(from: golden, to: screen)?.first?.hasPrefix("the same picture, written") == true)
  }

  @Test func `a golden far larger than its picture is not compared element by element`() {
    let golden = "<svg>" + String(repeating: "<g/>", count: 1_200_000) + "</svg>"
    #expect(
      lines(from: golden, to: screen)?.first?.hasPrefix("the golden is far larger than the picture")
        == true
    )
  }

  @Test func `nothing in a golden can steer a terminal`() {
    let golden = "<svg><text id=\"t\">\u{9B}2J\u{202E}evil</text></svg>"
    let told = lines(from: golden, to: "<svg><text id=\"t\">good</text></svg>")
    #expect(told == [#"t: text "\u{9B}2J\u{202E}evil" → "good""#])
    // XML has no such character at all.
    let escape = lines(from: golden.replacing("\u{9B}", with: "\u{1B}["), to: screen)
    #expect(
      escape == [
        "the golden is no well-formed XML in line 1: a control character cannot stand in XML"
      ]
    )
    let name = lines(from: "<svg><\u{9B}2J></svg>", to: screen)
    #expect(name == [#"the golden is no well-formed XML in line 1: '\u{9B}2J' is closed as 'svg'"#])
  }

  @Test(arguments: UInt64(0)..<200)
  func `no golden crashes the comparison`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var golden = Array(screen.utf8)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let place = Int.random(in: 0..<golden.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: golden[place] = UInt8.random(in: 0...255, using: &random)
      case 1: golden.removeSubrange(place..<min(golden.count, place + 30))
      default: golden.insert(contentsOf: Array("<g \"&#x;>".utf8), at: place)
      }
    }
    let difference = PictureDifference(golden: golden, picture: screen)
    #expect(difference?.lines.isEmpty == false, "seed \(seed)")
  }

  @Test func `a golden of a hundred thousand nested elements is compared`() {
    let golden = "<svg>" + String(repeating: #"<g id="a">"#, count: 100_000) + "</svg>"
    #expect(lines(from: golden, to: screen)?.isEmpty == false)
  }
}

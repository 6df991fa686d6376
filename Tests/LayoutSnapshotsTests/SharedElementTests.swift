import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// Elements that both pictures have byte by byte are not looked into; that must show nowhere.
@Suite struct SharedElementTests {
  private static let goldens: [String] = {
    let root = "\(Repository.root)/Snapshots"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".svg") && !$0.hasPrefix("pictures/") }.sorted()
      .map { "\(root)/\($0)" }
  }()

  /// The picture with changes of the kinds that layouts have.
  private static func changed(_ picture: String, _ random: inout SeededGenerator) -> String {
    var lines = picture.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let index = Int.random(in: 1..<lines.count - 1, using: &random)
      let line = lines[index]
      switch Int.random(in: 0..<9, using: &random) {
      case 0: lines[index] = line.replacing("\"true\"", with: "\"false\"")
      case 1: lines[index] = line.replacing("translate(0 ", with: "translate(0 1")
      case 2: lines = lines.map { $0.replacing("height=\"50\"", with: "height=\"52\"") }
      case 3: lines = lines.map { $0.replacing(">Row ", with: ">Line &amp; ") }
      case 4: lines = lines.map { $0.replacing("#ffffff", with: "#000000") }
      case 5 where line.hasSuffix("/>"): lines.remove(at: index)
      case 6 where line.hasSuffix("/>"):
        lines.insert(line.replacing("id=\"", with: "id=\"new."), at: index)
      case 7: lines[index] = line.replacing("data-section=\"0\"", with: "data-section=\"1\"")
      default: lines[index] = line.replacing(" y=\"", with: " y=\"1")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The picture with two spaces in every tag, which says the same and has no element byte by byte.
  private static func spaced(_ picture: String) -> String {
    let lines = picture.split(separator: "\n").map(String.init)
    return lines.map { $0.hasPrefix("</") ? $0 : $0.replacing(" ", with: "  ", maxReplacements: 1) }
      .joined(separator: "\n") + "\n"
  }

  @Test func `what is the same in both pictures changes no word`() throws {
    #expect(Self.goldens.count > 100)
    for seed in seeds(from: 1, count: 150) {
      var random = SeededGenerator(seed: seed)
      let path = try #require(Self.goldens.randomElement(using: &random))
      let golden = String(decoding: try WholeFile.read(path), as: UTF8.self)
      let picture = Self.changed(golden, &random)
      guard let words = lines(from: golden, to: picture) else { continue }
      let told = lines(from: Self.spaced(golden), to: picture)
      if words.first?.hasPrefix("the same picture") == true {
        #expect(told?.first?.hasPrefix("the same picture") == true, "seed \(seed), \(path)")
      } else {
        #expect(told == words, "seed \(seed), \(path)")
      }
    }
  }

  @Test func `two spellings of an id are one id`() {
    let golden = "<svg><g id=\"a.\u{E9}\" transform=\"translate(0 1)\"/></svg>"
    let picture = "<svg><g id=\"a.e\u{301}\" transform=\"translate(0 3)\"/></svg>"
    #expect(lines(from: golden, to: picture) == ["\u{E9}: 2 pt lower"])
    let reference = golden.replacing("\u{E9}", with: "&#233;")
    #expect(lines(from: reference, to: picture) == ["\u{E9}: 2 pt lower"])
  }
}

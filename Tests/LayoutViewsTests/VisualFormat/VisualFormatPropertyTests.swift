import Foundation
import LayoutDiagnostics
import LayoutViews
import TestSupport
import Testing

/// Random formats, right and wrong.
@Suite struct VisualFormatPropertyTests {
  static let pieces = [
    "H:", "V:", "|", "-", "[", "]", "(", ")", "[a]", "[b]", "[c(40)]", "a", "b", "stray", "text",
    "gap", "low", "minus", "8", "0", "-1", ".", "1e9", "1e999", "@", "@750", "@0", ",", "==", "<=",
    ">=", "=", " ", "\t", "\n", "\r\n", "\u{0}", "\u{1B}", "é", "\u{301}", "👩‍👩‍👧", "٣", "²",
    "\u{202E}", "_", "[a(b)]", "-(>=8)-",
  ]

  @Test(arguments: UInt64(1)...20)
  func `no text crashes, and what makes no constraints says why`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = try FormatTree()
    for line in 1...100 {
      var format = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        format += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      let options = LayoutConstraint.FormatOptions(
        rawValue: Bool.random(using: &random) ? 0 : UInt.random(in: 0...UInt.max, using: &random)
      )
      let found = tree.window.diagnostics.count
      let constraints = tree.constraints(format, options, line: line)
      let added = tree.window.diagnostics.dropFirst(found)
      #expect(added.count <= 1, "seed \(seed): \(format)")
      for diagnostic in added {
        #expect(constraints.isEmpty, "seed \(seed): \(format)")
        try #require(diagnostic.notes.count == 3, "seed \(seed): \(format)")
        #expect(diagnostic.notes[1].message.contains("^"), "seed \(seed): \(format)")
      }
      LayoutConstraint.activate(constraints)
      LayoutConstraint.deactivate(constraints)
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `each connection and each predicate makes a constraint, and a wrong character none`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let tree = try FormatTree()
    for _ in 1...50 {
      let (format, count) = Self.format(using: &random)
      #expect(tree.constraints(format).count == count, "seed \(seed): \(format)")
      #expect(tree.window.diagnostics.isEmpty, "seed \(seed): \(format)")
    }
    let (format, _) = Self.format(using: &random)
    for place in 0...format.count {
      var broken = Array(format)
      broken.insert("?", at: place)
      #expect(tree.constraints(String(broken)).isEmpty, "seed \(seed): \(String(broken))")
      // A sign or half a relation before the wrong character is the place, where there is one.
      let carets = tree.window.diagnostics.last?.notes[1].message
      let column = carets.map { $0.count - 1 }
      let isAfterSign = place > 0 && "<>=-".contains(broken[place - 1])
      #expect(
        column == place || isAfterSign && column == place - 1,
        "seed \(seed): \(String(broken))"
      )
    }
  }

  /// Makes a format that is right, and counts the constraints that it stands for.
  static func format(using random: inout SeededGenerator) -> (text: String, count: Int) {
    var text = ["", "H:", "V:"].randomElement(using: &random) ?? ""
    var count = 0
    func connection(using random: inout SeededGenerator) -> String {
      let kinds: [(String, Int)] = [
        ("", 1), ("-", 1), ("-8-", 1), ("-gap-", 1), ("-(-8@low)-", 1), ("-(>=gap,<=20@1)-", 2),
      ]
      let (text, constraints) = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      count += constraints
      return text
    }
    func view(using random: inout SeededGenerator) -> String {
      let sizes: [(String, Int)] = [
        ("", 0), ("(40)", 1), ("(>=c@999)", 1), ("(<=wide,==40@low,b)", 3),
      ]
      let (size, constraints) = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      count += constraints
      return "[\(["a", "b", "label", "guide"].randomElement(using: &random) ?? "a")\(size)]"
    }
    if Bool.random(using: &random) { text += "|" + connection(using: &random) }
    text += view(using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      text += connection(using: &random) + view(using: &random)
    }
    if Bool.random(using: &random) { text += connection(using: &random) + "|" }
    return (text, count)
  }
}

import Foundation
import LayoutDiagnostics
import LayoutViews
import Testing
import UIKitShim

/// Formats of predicates, with which apps ask whether a text is an address.
@Suite struct PredicateFormatTests {
  @Test(
    arguments: [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@example", true),
      ("SELF MATCHES %@", "[a-z]+@[a-z]+", "to ada@example", false),
      ("SELF MATCHES %@", "a|ab", "ab", true),
      ("self matches[c] %@", "[a-z]+", "ADA", true),
      ("SELF MATCHES %@", "[a-z]+", "ADA", false),
      ("SELF LIKE %@", "a*.t?t", "a file.txt", true),
      ("SELF LIKE %@", "a*.t?t", "a fileXtxt", false),
      ("SELF CONTAINS[cd] %@", "resume", "My Résumé", true),
      ("SELF CONTAINS[c] %@", "resume", "My Résumé", false),
      ("SELF BEGINSWITH %@", "Ad", "Ada", true),
      ("SELF BEGINSWITH %@", "da", "Ada", false),
      ("SELF ENDSWITH[c] %@", "DA", "Ada", true),
      ("SELF == %@", "Ada", "Ada", true),
      ("SELF =[c] %@", "ADA", "Ada", true),
      ("SELF != %@", "Ada", "Ada", false),
      ("SELF CONTAINS 'd'", "", "Ada", true),
      ("TRUEPREDICATE", "", "Ada", true),
      ("FALSEPREDICATE", "", "Ada", false),
    ] as [(String, String, String, Bool)]
  )
  func `a format compares a text`(format: String, value: String, text: String, holds: Bool) {
    let predicate = NSPredicate(format: format, value)
    #expect(predicate.evaluate(with: text) == holds)
    #expect(predicate.evaluate(with: NSString(string: text)) == holds)
    #expect(predicate.evaluate(with: nil) == (format.contains("TRUE") || format.contains("!=")))
  }

  @Test func `a list of texts is filtered`() {
    let predicate = NSPredicate(format: "SELF IN %@", ["Ada", "Alan"])
    let names = NSArray(array: ["Ada", "Grace", "Alan"])
    #expect(names.filtered(using: predicate) as? [String] == ["Ada", "Alan"])
    let list = NSPredicate(format: "SELF BEGINSWITH %@", argumentArray: ["G"])
    #expect(names.filtered(using: list) as? [String] == ["Grace"])
  }

  @Test(arguments: ["name == %@", "SELF MATCHES (", "SELF SOUNDSLIKE %@", "SELF", "", "SELF IN %@"])
  func `any other format is told at its line`(format: String) throws {
    let window = try ScreenHost.show(UIViewController())
    let line = #line + 1
    let predicate = NSPredicate(format: format, "(")
    #expect(!predicate.evaluate(with: "("))
    let finding = try #require(window.diagnostics.first)
    #expect(finding.code == "unsupported-resource" && finding.mark?.line == line)
  }
}

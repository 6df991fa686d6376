#if SourceRewriting
import Testing

@Suite struct `Literals` {
  @Test(arguments: [
    RewritingRow(
      "a color",
      "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    RewritingRow(
      "a picture",
      "let a = #imageLiteral(resourceName: \"star\")",
      "let a = UIImage(imageLiteralResourceName: \"star\")"
    ),
    RewritingRow(
      "a path of keys",
      "let a = #keyPath(CALayer.opacity) + #keyPath(frame.size)",
      "let a = \"opacity\" + \"frame.size\""
    ),
    RewritingRow(
      "a file",
      "let a = #fileLiteral(resourceName: \"a.txt\")",
      "let a = #fileLiteral(resourceName: \"a.txt\")",
      findings: ["1:9 file-literal"]
    ),
  ])
  func `a literal of Xcode becomes a value`(_ row: RewritingRow) { row.check() }

  @Test func `a file without UIKit gets it for its colors`() {
    let rewriting = Rewriting([
      "A.swift": "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    ])
    #expect(rewriting.head("A.swift") == "import UIKitShim")
  }
}
#endif

#if SourceRewriting
import Testing

@Suite struct `Lines of settings` {
  /// Code in a file that imports UIKit.
  private static func row(_ name: String, _ source: String, _ result: String) -> RewritingRow {
    RewritingRow(name, "import UIKit\n" + source, "import UIKitShim\n" + result)
  }

  @Test(arguments: [
    row(
      "a property",
      "self.bar?.prompt = a ?? b",
      "self.bar?.prompt = UIResponder.noted(for: \"prompt\", a ?? b)"
    ),
    row(
      "what a method gets first",
      "a.setWidth(80, forSegmentAt: 0)",
      "a.setWidth(UIResponder.noted(for: \"setWidth\", 80), forSegmentAt: 0)"
    ),
    row(
      "the object of one that gets nothing",
      "a.startAnimating(); b?.startAnimating()",
      "UIResponder.noted(for: \"startAnimating\", a).startAnimating(); b?.startAnimating()"
    ),
    row(
      "a name alone, in a subclass",
      "class A: UISearchBar { func f() { prompt = b } }\nfunc f() { prompt = b }",
      "class A: UISearchBar { func f() { prompt = UIResponder.noted(for: \"prompt\", b) } }\nfunc f() { prompt = b }"
    ),
    row(
      "around what becomes of the value",
      "a.prompt = d.tableView?(t, titleForHeaderInSection: 0)",
      "a.prompt = UIResponder.noted(for: \"prompt\", Optional(d.tableView(t, titleForHeaderInSection: 0)))"
    ),
    row(
      "none",
      "a.prompt = nil; a.text = b; a.prompt = if c { d } else { e }",
      "a.prompt = nil; a.text = b; a.prompt = if c { d } else { e }"
    ),
  ])
  func `are noted`(_ row: RewritingRow) { row.check() }

  @Test func `are noted in files of UIKit alone`() {
    RewritingRow("", "import Foundation\na.prompt = b", "import Foundation\na.prompt = b").check()
  }
}
#endif

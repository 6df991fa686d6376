#if SourceRewriting
import Testing

@Suite struct `Questions whether an object has a method of UIKit's` {
  private static let asked = "let a = t.delegate?.tableView?(t, shouldHighlightRowAt: p) ?? false"

  @Test func `a class without it says so, and a subclass with it too`() {
    let rewriting = Rewriting([
      "A.swift": "class A<T>: UIViewController {}\nextension A: UITableViewDelegate {}",
      "B.swift":
        "private class B: A<Int> { func tableView(_ t: UITableView, shouldHighlightRowAt p: IndexPath) -> Bool { true } }",
      "Q.swift": Self.asked,
    ])
    let (without, with) = (
      "Without_tableView_shouldHighlightRowAt", "With_tableView_shouldHighlightRowAt"
    )
    #expect(
      rewriting.body("Q.swift")
        == "let a = t.delegate.flatMap({ $0 is \(without) && !($0 is \(with)) ? nil : $0 })?"
        + ".tableView(t, shouldHighlightRowAt: p) ?? false\n"
        + "protocol \(without): AnyObject {}\nprotocol \(with): AnyObject {}\n"
    )
    #expect(rewriting.body("A.swift").hasPrefix("class A<T>: UIViewController, \(without) {"))
    #expect(rewriting.body("B.swift").hasPrefix("private class B: A<Int>, \(with) {"))
  }

  @Test func `a length may be that of another module's class, which stands for none`() {
    let rewriting = Rewriting([
      "Q.swift":
        "class C: UITableViewController {}\nlet h = d!.tableView?(t, heightForRowAt: p) ?? 44"
    ])
    #expect(
      rewriting.body("Q.swift").contains(
        "let h = (Optional(d!).flatMap({ $0 is Without_tableView_heightForRowAt ? nil : $0 })?"
          + ".tableView(t, heightForRowAt: p)).flatMap({ $0 == UITableView.unanswered ? nil : $0 }) ?? 44"
      )
    )
  }

  @Test func `what answers nothing is called`() {
    let rewriting = Rewriting([
      "Q.swift":
        "class C: UITableViewDelegate {}\nt.delegate?.tableView?(t, didSelectRowAt: p)"
    ])
    #expect(
      rewriting.body("Q.swift")
        == "class C: UITableViewDelegate {}\nt.delegate?.tableView(t, didSelectRowAt: p)"
    )
  }
}
#endif

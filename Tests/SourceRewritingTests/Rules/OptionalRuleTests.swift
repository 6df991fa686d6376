#if SourceRewriting
import Testing

@Suite struct `Methods that may be left out` {
  private static let interface =
    "@objc protocol P {\n  @objc optional func cell(_ c: C, didTap i: Int) -> Bool\n  @objc optional func end()\n}\n"
  private static let rewritten =
    "protocol P: AnyObject {\n  var `cell(_:didTap:)`: ((C, Int) -> Bool)? { get }\n  var `end()`: (() -> Void)? { get }\n}; extension P { var `cell(_:didTap:)`: ((C, Int) -> Bool)? { nil }; var `end()`: (() -> Void)? { nil } }\n"

  @Test(arguments: [
    RewritingRow("a protocol", interface, rewritten),
    RewritingRow(
      "a call",
      interface + "let a = p?.cell?(c, didTap: 1) ?? true",
      rewritten + "let a = p?.`cell(_:didTap:)`?(c, 1) ?? true"
    ),
    RewritingRow(
      "a call of one that has to be there",
      interface + "let a = p.cell!(c, didTap: 1)",
      rewritten + "let a = p.`cell(_:didTap:)`!(c, 1)"
    ),
    RewritingRow(
      "a question",
      interface + "if p?.cell(_:didTap:) != nil {}; if let a = p.cell(_:didTap:) {}",
      rewritten + "if p?.`cell(_:didTap:)` != nil {}; if let a = p.`cell(_:didTap:)` {}"
    ),
    RewritingRow(
      "a question by the beginning of the name, but not that of a class",
      interface + "if p.cell != nil, let a = p.end {}; let b = c.end",
      rewritten + "if p.`cell(_:didTap:)` != nil, let a = p.`end()` {}; let b = c.end"
    ),
    RewritingRow(
      "a closure behind a call",
      "@objc protocol P { @objc optional func load(_ a: A, done: (B) -> Void) }\np?.load?(a) { b in }",
      "protocol P: AnyObject { var `load(_:done:)`: ((A, (B) -> Void) -> Void)? { get } }; "
        + "extension P { var `load(_:done:)`: ((A, (B) -> Void) -> Void)? { nil } }\n"
        + "p?.`load(_:done:)`?(a) { b in }"
    ),
    RewritingRow("a call without arguments", interface + "p.end?()", rewritten + "p.`end()`?()"),
    RewritingRow(
      "of UIKit's delegates",
      "d?.tableView?(t, didSelectRowAt: p)",
      "d?.tableView(t, didSelectRowAt: p)"
    ),
    RewritingRow(
      "of UIKit's delegates, where a property has the name's beginning",
      "class A { let tableView = UITableView() }\nd?.tableView?(t, didSelectRowAt: p)",
      "class A { let tableView = UITableView() }\nd?.tableView(t, didSelectRowAt: p)"
    ),
    RewritingRow("without labels", "d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll(s)"),
    RewritingRow(
      "of one that is there, for a value",
      "let a = d.tableView?(t, heightForRowAt: p) ?? 44",
      "let a = Optional(d.tableView(t, heightForRowAt: p)).flatMap({ $0 == UITableView.unanswered ? nil : $0 }) ?? 44"
    ),
    RewritingRow(
      "another one",
      "let a = d.tableView?(t, canEditRowAt: p) ?? false; e?.tableView?(t, viewForHeaderInSection: 0)?.frame",
      "let a = Optional(d.tableView(t, canEditRowAt: p)) ?? false; e?.tableView(t, viewForHeaderInSection: 0)?.frame"
    ),
    RewritingRow(
      "the window of an application's delegate",
      "UIApplication.shared.delegate?.window??.tintColor = c\n"
        + "if let w = UIApplication.shared.delegate!.window! {}",
      "UIApplication.shared.delegate?.window?.tintColor = c\n"
        + "if let w = UIApplication.shared.delegate!.window {}"
    ),
    RewritingRow(
      "the same, twice optional where nobody unwraps it",
      "if let a = UIApplication.shared.delegate?.window, let w = a { f(delegate?.window?.a) }",
      "if let a = Optional(UIApplication.shared.delegate?.window), let w = a { f(delegate?.window?.a) }"
    ),
    RewritingRow("a closure stays", "self.onTap?(1); d?.done?()", "self.onTap?(1); d?.done?()"),
    RewritingRow(
      "a property of a name of UIKit's",
      "class A { var scrollViewDidScroll: ((S) -> Void)?; func f() { self.scrollViewDidScroll?(s) } }",
      "class A { var scrollViewDidScroll: ((S) -> Void)?; func f() { self.scrollViewDidScroll?(s) } }"
    ),
    RewritingRow(
      "a selector of one",
      interface + "let a = r(#selector(P.end))",
      rewritten + "let a = r(Selector(\"end\", optional: { (target: any P) in target.`end()` }))"
    ),
    RewritingRow(
      "a protocol of classes already",
      "@objc protocol P: NSObjectProtocol {}\n@objc protocol Q: P {}",
      "protocol P: NSObjectProtocol {}\nprotocol Q: P, AnyObject {}"
    ),
    RewritingRow(
      "seen by others",
      "@objc public protocol P { @objc optional func end() }",
      "public protocol P: AnyObject { var `end()`: (() -> Void)? { get } }; extension P { public var `end()`: (() -> Void)? { nil } }"
    ),
    RewritingRow(
      "a property",
      "@objc protocol P { @objc optional var a: Int { get } }",
      "protocol P: AnyObject { var a: Int { get } }",
      findings: ["1:20 optional-property"]
    ),
  ])
  func `a call asks what the type has`(_ row: RewritingRow) { row.check() }

  @Test func `a class says what it has, and a subclass more`() {
    let rewriting = Rewriting([
      "P.swift": Self.interface,
      "A.swift": "class A: P {\n  func end() {}\n}",
      "B.swift": "class B: A {}\nextension B { func cell(_ c: C, didTap i: Int) -> Bool { true } }",
      "N.swift": "class N: P {}",
    ])
    #expect(
      rewriting.body("A.swift") == """
        class A: P {
          func end() {}

        var `cell(_:didTap:)`: ((C, Int) -> Bool)? { nil }
        #sourceLocation(file: "A.swift", line: 3)

        var `end()`: (() -> Void)? { self.end }
        #sourceLocation(file: "A.swift", line: 3)
        }
        """
    )
    #expect(
      rewriting.body("B.swift") == """
        class B: A {
        override var `cell(_:didTap:)`: ((C, Int) -> Bool)? { self.cell(_:didTap:) }
        #sourceLocation(file: "B.swift", line: 1)
                    }
        extension B { func cell(_ c: C, didTap i: Int) -> Bool { true } }
        """
    )
    #expect(rewriting.body("N.swift") == "class N: P {}")
  }
}
#endif

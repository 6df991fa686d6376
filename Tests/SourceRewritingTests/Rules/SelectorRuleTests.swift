#if SourceRewriting
import Testing

@Suite struct `Selectors` {
  /// A class with a method, and a place for a selector.
  private static func row(
    _ name: String,
    _ selector: String,
    _ result: String,
    method: String = "func tap() {}"
  ) -> RewritingRow {
    let text = { (value: String) in "class A: B {\n  let a = \(value)\n  \(method)\n}" }
    return RewritingRow(name, text(selector), text(result))
  }

  @Test(arguments: [
    row("a method without arguments", "#selector(tap)", "Selector(\"tap\", A.tap)"),
    row(
      "with a sender",
      "#selector(tap)",
      "Selector(\"tap:\", A.tap)",
      method: "func tap(_ b: B) {}"
    ),
    row(
      "with a sender and an event",
      "#selector(tap(_:forEvent:))",
      "Selector(\"tap:forEvent:\", A.tap(_:forEvent:))"
    ),
    row("of self", "#selector(self.tap)", "Selector(\"tap\", A.tap)"),
    row("of the class", "#selector(A.tap)", "Selector(\"tap\", A.tap)"),
    row(
      "of another class",
      "#selector(UIView.endEditing(_:))",
      "Selector(\"endEditing:\", UIView.endEditing(_:))"
    ),
    row("of a class with an underscore", "#selector(_B.tap)", "Selector(\"tap\", _B.tap)"),
    row(
      "of a class inside of another",
      "#selector(B.C.tap(_:))",
      "Selector(\"tap:\", B.C.tap(_:))"
    ),
    row(
      "with a label",
      "#selector(tap)",
      "Selector(\"tapWithSender:\", A.tap)",
      method: "func tap(sender: B) {}"
    ),
    row(
      "with a preposition",
      "#selector(tap)",
      "Selector(\"tapAt:in:\", A.tap)",
      method: "func tap(at: Int, in: B) {}"
    ),
    row(
      "with a name of its own",
      "#selector(tap)",
      "Selector(\"hit:\", A.tap)",
      method: "/*@objc(hit:)*/ func tap(_ b: B) {}"
    ).expecting("Selector(\"tap:\", A.tap)"),
    row(
      "one of several",
      "#selector(tap as (A) -> () -> Void)",
      "Selector(\"tap\", A.tap as (A) -> () -> Void)"
    ),
    row(
      "one of several, as the object has it",
      "#selector(tap as () -> Void)",
      "Selector(\"tap\", A.tap as (A) -> () -> Void)",
      method: "func tap(_ b: B) {}; func tap() {}"
    ),
    row(
      "one of several with a sender",
      "#selector(A.tap as (A) -> (B) -> Void)",
      "Selector(\"tap:\", A.tap as (A) -> (B) -> Void)",
      method: "func tap() {}; func tap(_ b: B) {}"
    ),
    row(
      "one of several by its labels",
      "#selector(self.tap(_:) as ((B) -> Void)?)",
      "Selector(\"tap:\", A.tap(_:) as (A) -> (B) -> Void)",
      method: "func tap(_ b: Int) {}; func tap(_ b: B) {}"
    ),
    row("a property that is read", "#selector(getter: a)", "Selector(\"a\", getter: \\A.a)"),
    row(
      "a property that is written",
      "#selector(setter: A.a)",
      "Selector(\"setA:\", setter: \\A.a)"
    ),
    row(
      "a method of a property",
      "#selector(model.load)",
      "Selector(\"load\", Model.load)",
      method: "let model: Model?"
    ),
    row(
      "a method of UIKit's delegates",
      "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
      "Selector(\"tableView:didSelectRowAt:\", { (target: any UITableViewDelegate) in target.tableView(_:didSelectRowAt:) })"
    ),
  ])
  func `a selector holds its method`(_ row: RewritingRow) { row.check() }

  @Test(arguments: [
    RewritingRow(
      "a name that Objective-C has from the app",
      "class A {\n  @objc(hit:) func tap(_ b: B) {}\n  func f() { g(#selector(tap)) }\n}",
      "class A {\n  func tap(_ b: B) {}\n  func f() { g(Selector(\"hit:\", A.tap)) }\n}"
    ),
    RewritingRow(
      "in an extension",
      "extension A {\n  @objc func tap() {}\n  func f() { g(#selector(tap)) }\n}",
      "extension A {\n  func tap() {}\n  func f() { g(Selector(\"tap\", A.tap)) }\n}"
    ),
    RewritingRow(
      "in a class inside of another",
      "class A {\n  class B {\n    @objc func tap() {}\n    func f() { g(#selector(tap)) }\n  }\n}",
      "class A {\n  class B {\n    func tap() {}\n    func f() { g(Selector(\"tap\", A.B.tap)) }\n  }\n}"
    ),
    RewritingRow(
      "a text",
      "let a = Selector(\"tap:\")",
      "let a = Selector.init(\"tap:\")",
      findings: ["1:9 selector-of-text"]
    ),
    RewritingRow(
      "a text that names a method of the class",
      "class A { func tap(_ s: Any) {}; func f() { g(Selector((\"tap:\"))); h(action: \"tap:\") } }",
      "class A { func tap(_ s: Any) {}; func f() { g(Selector(\"tap:\", A.tap(_:))); "
        + "h(action: Selector(\"tap:\", A.tap(_:))) } }"
    ),
    RewritingRow(
      "a text that names the method of one class of the module",
      "class A { func tap() {} }; let a = Selector(\"tap\")",
      "class A { func tap() {} }; let a = Selector(\"tap\", A.tap)"
    ),
    RewritingRow(
      "a text that names methods of two classes",
      "class A { func tap() {} }; class B { func tap() {} }; let a = Selector(\"tap\")",
      "class A { func tap() {} }; class B { func tap() {} }; let a = Selector.init(\"tap\")",
      findings: ["1:63 selector-of-text"]
    ),
    RewritingRow(
      "a text in the way of Swift 2",
      "f(self, action: \"tap:\")",
      "f(self, action: Selector.init(\"tap:\"))",
      findings: ["1:17 selector-of-text"]
    ),
    RewritingRow("a text that only looks so", "f(action: \"Open\")", "f(action: \"Open\")"),
    RewritingRow(
      "a text for a function of the app that takes one",
      "class A { func tap(_ s: S) {}; func add(_ t: T, action: String) {}; func f() { add(t, action: \"tap:\") } }",
      "class A { func tap(_ s: S) {}; func add(_ t: T, action: String) {}; func f() { add(t, action: \"tap:\") } }"
    ),
    RewritingRow(
      "outside of all types",
      "let a = #selector(tap)",
      "let a = #selector(tap)",
      findings: ["1:9 unknown-selector"]
    ),
    RewritingRow(
      "of a type that is not written",
      "class A { let b = C.make(); func f() { g(#selector(b.tap)) } }",
      "class A { let b = C.make(); func f() { g(#selector(b.tap)) } }",
      findings: ["1:42 unknown-selector"]
    ),
  ])
  func `a selector is looked for where it stands`(_ row: RewritingRow) { row.check() }

  @Test func `a method that is declared in another file has its name from there`() {
    let rewriting = Rewriting([
      "A.swift": "class A: Base { func f() { g(#selector(tap)) } }",
      "Base.swift":
        "class Base {}\nextension Base { @objc func tap(_ sender: Any, event: UIEvent) {} }",
    ])
    #expect(
      rewriting.body("A.swift")
        == "class A: Base { func f() { g(Selector(\"tap:event:\", A.tap)) } }"
    )
    #expect(
      rewriting.head("A.swift")
        == "import UIKitShim; import VirtualFoundation; import typealias VirtualFoundation.Selector"
    )
    #expect(rewriting.findings.isEmpty)
  }
}

extension RewritingRow {
  fileprivate func expecting(_ selector: String) -> Self {
    RewritingRow(testDescription, source, source.replacing("#selector(tap)", with: selector))
  }
}
#endif

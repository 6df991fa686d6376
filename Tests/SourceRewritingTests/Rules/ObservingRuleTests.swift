#if SourceRewriting
import Testing

@Suite struct `Key-value observing` {
  private static func word(_ name: String, _ old: String = "oldValue") -> String {
    "VirtualFoundation.ObservedValues.didChange(self, \"\(name)\", from: \(old), to: \(name))"
  }

  @Test(arguments: [
    RewritingRow(
      "the geometry of a view",
      "table.observe(\\.contentSize, options: .new) { _, _ in }",
      "table.observe(\\.contentSize, named: \"contentSize\", options: .new) { _, _ in }"
    ),
    RewritingRow(
      "something that is not observed",
      "label.observe(\\.text) { _, _ in }",
      "label.observe(\\.text, named: \"text\") { _, _ in }",
      findings: ["1:15 unobserved-property"]
    ),
    RewritingRow("another method", "bus.observe(.changes) {}", "bus.observe(.changes) {}"),
    RewritingRow(
      "a way over objects",
      "class A { dynamic var b: B?; func f() { observe(\\.b?.n, options: .new) { _, _ in } } }; "
        + "class B { dynamic var n = 1 }",
      "class A { dynamic var b: B? { didSet { \(word("b")) } }; func f() { "
        + "observe(\\.b?.n, named: \"b.n\", through: [\\.b], options: .new) { _, _ in } } }; "
        + "class B { dynamic var n = 1 { didSet { \(word("n")) } } }"
    ),
    RewritingRow(
      "a way over the view of a controller, with its type",
      "c.observe(\\C.view.frame) { _, _ in }",
      "c.observe(\\C.view.frame, named: \"view.frame\", through: [\\C.view]) { _, _ in }"
    ),
    RewritingRow(
      "a way over something that does not say when it changes",
      "c.observe(\\.presented.frame) { _, _ in }",
      "c.observe(\\.presented.frame, named: \"presented.frame\", through: [\\.presented]) { _, _ in }",
      findings: ["1:11 unobserved-property"]
    ),
    RewritingRow(
      "a variable of the app",
      "class A { @objc dynamic var n = 1 }; a.observe(\\.n) { _, _ in }",
      "class A { dynamic var n = 1 { didSet { \(word("n")) } } }; "
        + "a.observe(\\.n, named: \"n\") { _, _ in }"
    ),
    RewritingRow(
      "one that is observed already",
      "class A { dynamic var n = 1 { didSet(old) { f() } } }",
      "class A { dynamic var n = 1 { didSet(old) { \(word("n", "old")); f() } } }"
    ),
    RewritingRow(
      "one that is watched before",
      "class A { dynamic var n: Int { willSet { f() } } }",
      "class A { dynamic var n: Int { didSet { \(word("n")) } willSet { f() } } }"
    ),
    RewritingRow(
      "one that is computed",
      "class A { dynamic var n: Int { 1 } }; a.observe(\\.n) {}",
      "class A { dynamic var n: Int { 1 } }; a.observe(\\.n, named: \"n\") {}",
      findings: ["1:49 unobserved-property"]
    ),
    RewritingRow(
      "one that is computed and set",
      "class A { dynamic var n: Int { get { m } set { m = newValue } } }",
      "class A { dynamic var n: Int { get { m } set { let formerOfKey = self.n; "
        + "defer { \(word("n", "formerOfKey")) }; m = newValue } } }"
    ),
    RewritingRow(
      "one that is told of by hand",
      "func f() { willChangeValue(for: \\.n); n = 2; didChangeValue(for: \\.n) }; a.observe(\\.n) {}",
      "func f() { willChangeValue(for: \\.n, named: \"n\"); n = 2; "
        + "didChangeValue(for: \\.n, named: \"n\") }; a.observe(\\.n, named: \"n\") {}"
    ),
  ])
  func `what changes says so by its name`(_ row: RewritingRow) { row.check() }
}
#endif

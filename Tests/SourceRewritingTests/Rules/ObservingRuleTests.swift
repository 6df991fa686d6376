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
      "class A { dynamic var n: Int { 1 } }",
      "class A { dynamic var n: Int { 1 } }"
    ),
  ])
  func `what changes says so by its name`(_ row: RewritingRow) { row.check() }
}
#endif

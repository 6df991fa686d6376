#if SourceRewriting
import Testing

@Suite struct `Classes that are registered` {
  private static func row(
    _ name: String,
    _ classes: String,
    _ call: String = "t.register(A.self, forCellReuseIdentifier: \"a\")",
    findings: [String] = []
  ) -> RewritingRow {
    RewritingRow(name, classes + "\n" + call, classes + "\n" + call, findings: findings)
  }

  @Test(arguments: [
    row(
      "a cell with another initializer",
      "class A: UITableViewCell { init(model: M) {} }",
      findings: ["2:12 unregistrable-class"]
    ),
    row(
      "a cell with that of archives alone",
      "class A: UITableViewCell { required init?(coder: NSCoder) { nil } }",
      findings: ["2:12 unregistrable-class"]
    ),
    row("a cell without one", "class A: UITableViewCell {}"),
    row(
      "a cell with a convenient one",
      "class A: UITableViewCell { convenience init(model: M) {} }"
    ),
    row(
      "a cell with the one",
      "class A: UITableViewCell { override init(style: S, reuseIdentifier: String?) {}; init(model: M) {} }"
    ),
    row(
      "a cell of a cell that lost it",
      "class B: UITableViewCell { init(model: M) {} }\nclass A: B {}",
      findings: ["3:12 unregistrable-class"]
    ),
    row(
      "a header",
      "class A: UITableViewHeaderFooterView { init(model: M) {} }",
      "t.register(A.self, forHeaderFooterViewReuseIdentifier: \"a\")",
      findings: ["2:12 unregistrable-class"]
    ),
    row(
      "by a helper of the app",
      "class A: UITableViewCell { init(model: M) {} }",
      "t.register(A.self)",
      findings: ["2:12 unregistrable-class"]
    ),
    row("something else", "class A: Service { init(model: M) {} }", "container.register(A.self)"),
  ])
  func `have the initializer of a table`(_ row: RewritingRow) { row.check() }
}
#endif

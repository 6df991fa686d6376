#if SourceRewriting
import Testing

@Suite struct `Fonts by name` {
  @Test(arguments: [
    RewritingRow(
      "with another one behind it",
      "let a = b ?? UIFont(name: \"A\", size: 12) ?? .systemFont(ofSize: 12)",
      "let a = b ?? UIFont(name: \"A\", size: 12, hasFallback: true) ?? .systemFont(ofSize: 12)"
    ),
    RewritingRow(
      "that is bound",
      "if let a = UIFont(name: \"A\", size: c) {}",
      "if let a = UIFont(name: \"A\", size: c, hasFallback: true) {}"
    ),
    RewritingRow(
      "without",
      "let a = UIFont(name: \"A\", size: 12)!; let b = c ?? UIFont(name: \"A\", size: 12)",
      "let a = UIFont(name: \"A\", size: 12)!; let b = c ?? UIFont(name: \"A\", size: 12)"
    ),
  ])
  func `say whether there is another one`(_ row: RewritingRow) { row.check() }
}
#endif

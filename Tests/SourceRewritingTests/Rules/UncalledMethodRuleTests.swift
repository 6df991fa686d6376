#if SourceRewriting
import Testing

@Suite struct `Methods that nothing calls` {
  private static func row(
    _ name: String,
    _ source: String,
    findings: [String] = []
  ) -> RewritingRow { RewritingRow(name, source, source, findings: findings) }

  @Test(arguments: [
    row(
      "one of a table",
      "class A { func tableView(_ t: T, shouldSpringLoadRowAt i: I, with c: C) -> Bool { true } }",
      findings: ["1:16 uncalled-method"]
    ),
    row(
      "one of a scroll view",
      "extension A: D {\n  func viewForZooming(in s: S) -> V? { v }\n}",
      findings: ["2:8 uncalled-method"]
    ),
    row(
      "one of a card that is called",
      "extension A: D { func presentationControllerDidDismiss(_ p: P) {} }"
    ),
    row("one that is called", "class A { func tableView(_ t: T, didSelectRowAt i: I) {} }"),
    row("another of the app", "class A { func viewForZooming() {} }"),
    row("a requirement", "protocol A { func viewForZooming(in s: S) -> V? }"),
  ])
  func `a method of a delegate is told`(_ row: RewritingRow) { row.check() }
}
#endif

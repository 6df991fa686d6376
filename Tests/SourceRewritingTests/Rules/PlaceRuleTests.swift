#if SourceRewriting
import Testing

@Suite struct `Lines that findings name` {
  @Test(arguments: [
    RewritingRow(
      "a controller",
      "self.present(a ?? b, animated: true) { c() }",
      "self.present(UIResponder.noted(a ?? b), animated: true) { c() }"
    ),
    RewritingRow(
      "a new one",
      "present(.init(), animated: false, completion: nil)",
      "present(UIResponder.noted(.init()), animated: false, completion: nil)"
    ),
    RewritingRow(
      "another function",
      "present(a); present(a, in: b)",
      "present(a); present(a, in: b)"
    ),
    RewritingRow(
      "a view for the keyboard",
      "field?.inputAccessoryView = a ?? b",
      "field?.inputAccessoryView = UIResponder.noted(a ?? b)"
    ),
    RewritingRow(
      "none",
      "field.inputView = nil; let a = inputView",
      "field.inputView = nil; let a = inputView"
    ),
  ])
  func `are noted`(_ row: RewritingRow) { row.check() }
}
#endif

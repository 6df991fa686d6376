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
      "one that is pushed",
      "navigationController?.pushViewController(a, animated: true)",
      "navigationController?.pushViewController(UIResponder.noted(a), animated: true)"
    ),
    RewritingRow(
      "another function",
      "present(a); present(a, in: b)",
      "present(a); present(a, in: b)"
    ),
    RewritingRow(
      "an object that is asked about drags",
      "table.dragDelegate = self; table.dropDelegate = nil",
      "table.dragDelegate = UIResponder.noted(self); table.dropDelegate = nil"
    ),
    RewritingRow(
      "none",
      "field.inputView = other; let a = dragDelegate",
      "field.inputView = other; let a = dragDelegate"
    ),
  ])
  func `are noted`(_ row: RewritingRow) { row.check() }
}
#endif

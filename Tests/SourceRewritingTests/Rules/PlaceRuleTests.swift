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
      "a view that a class has for the keyboard",
      "class A: B { override var inputAccessoryView: UIView? { bar } }",
      "class A: B { override var inputAccessoryView: UIView? { UIResponder.noted(bar) } }"
    ),
    RewritingRow(
      "one of several",
      "override var inputView: UIView? { get { if a { return nil }; let c = { return d }; return c() } }",
      "override var inputView: UIView? { get { if a { return nil }; let c = { return d }; return UIResponder.noted(c()) } }"
    ),
    RewritingRow(
      "an object that is asked about drags",
      "table.dragDelegate = self; table.dropDelegate = nil",
      "table.dragDelegate = UIResponder.noted(self); table.dropDelegate = nil"
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

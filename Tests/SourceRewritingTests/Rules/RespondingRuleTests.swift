#if SourceRewriting
import Testing

@Suite struct `Questions what an object has` {
  private static let classes =
    "class A: D { func done() {}; func tap(_ i: Int) {} }\nextension B { func done() {} }\nclass B {}\n"

  @Test(arguments: [
    RewritingRow(
      "of a delegate",
      classes + "if d?.responds(to: #selector(D.done)) == true {}",
      classes
        + "if (d as Any?).map({ (object: Any) -> Bool in object is A || object is B }) == true {}"
    ),
    RewritingRow(
      "of one that is there, by labels",
      classes + "let a = self.d.responds(to: #selector(D.tap(_:)))",
      classes + "let a = ({ (object: Any) -> Bool in object is A })(self.d)"
    ),
    RewritingRow(
      "behind another one",
      classes + "let a = b?.d.responds(to: #selector(D.tap(_:))) ?? false",
      classes + "let a = (b?.d as Any?).map({ (object: Any) -> Bool in object is A }) ?? false"
    ),
    RewritingRow(
      "that nobody has",
      "let a = d.responds(to: #selector(D.other(_:)))",
      "let a = ({ (object: Any) -> Bool in false })(d)"
    ),
    RewritingRow(
      "of a class with parameters",
      "class C<T> { func done() {} }\nlet a = d.responds(to: #selector(D.done))",
      "class C<T> { func done() {} }\nlet a = ({ (object: Any) -> Bool in false })(d)",
      findings: ["2:9 unknown-responder"]
    ),
  ])
  func `ask of what class it is`(_ row: RewritingRow) { row.check() }
}
#endif

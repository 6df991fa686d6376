#if SourceRewriting
import Testing

@Suite struct `Questions of what class an object is` {
  @Test(arguments: [
    RewritingRow(
      "of a delegate",
      "if delegate?.isKind(of: Screen.self) == true {}",
      "if (delegate as Any?).map({ (object: Any) -> Bool in object is Screen }) == true {}"
    ),
    RewritingRow(
      "of one that is there, turned around",
      "let a = !self.delegate.isKind(of: UIView.self)",
      "let a = !({ (object: Any) -> Bool in object is UIView })(self.delegate)"
    ),
    RewritingRow(
      "behind another one",
      "let a = list?.delegate.isMember(of: Screen.self)",
      "let a = (list?.delegate as Any?).map({ (object: Any) -> Bool in type(of: object) == Screen.self })"
    ),
    RewritingRow(
      "of what is rewritten itself",
      "let a = make(#selector(B.f)).isKind(of: A.self)\nclass B { func f() {} }",
      "let a = ({ (object: Any) -> Bool in object is A })(make(Selector(\"f\", B.f)))\nclass B { func f() {} }"
    ),
    RewritingRow(
      "of a class that is a value, and of the object itself",
      "class A: B { func f() { d.isKind(of: kind); isKind(of: A.self); super.isKind(of: A.self) } }",
      "class A: B { func f() { d.isKind(of: kind); isKind(of: A.self); super.isKind(of: A.self) } }"
    ),
  ])
  func `an object is asked whether it is of a type`(_ row: RewritingRow) { row.check() }
}
#endif

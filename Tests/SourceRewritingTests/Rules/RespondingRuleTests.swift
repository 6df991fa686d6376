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
        + "if (d as Any?).map({ (object: Any) -> Bool in object is A || object is B || object is D }) == true {}"
    ),
    RewritingRow(
      "of one that is there, by labels",
      classes + "let a = self.d.responds(to: #selector(D.tap(_:)))",
      classes + "let a = ({ (object: Any) -> Bool in object is A || object is D })(self.d)"
    ),
    RewritingRow(
      "behind another one",
      classes + "let a = b?.d.responds(to: #selector(D.tap(_:))) ?? false",
      classes
        + "let a = (b?.d as Any?).map({ (object: Any) -> Bool in object is A || object is D }) ?? false"
    ),
    RewritingRow(
      "of a class of UIKit",
      "let a = v.responds(to: #selector(UIView.sizeToFit))",
      "let a = ({ (object: Any) -> Bool in object is UIView })(v)"
    ),
    RewritingRow(
      "that the module adds to a class of UIKit",
      "extension UIView { @objc func shake() {} }\nlet a = v.responds(to: #selector(UIView.shake))",
      "extension UIView { func shake() {} }\nlet a = ({ (object: Any) -> Bool in object is UIView })(v)"
    ),
    RewritingRow(
      "of a protocol of UIKit",
      "let a = d.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))",
      "let a = ({ (object: Any) -> Bool in false })(d)"
    ),
    RewritingRow(
      "of a protocol of another module",
      "let a = d.responds(to: #selector(PullDelegate.pulled))",
      "let a = ({ (object: Any) -> Bool in false })(d)",
      findings: ["1:9 unknown-responder"]
    ),
    RewritingRow(
      "of a class with parameters",
      "class C<T> { func done() {} }\nlet a = d.responds(to: #selector(C.done))",
      "class C<T> { func done() {} }\nlet a = ({ (object: Any) -> Bool in false })(d)",
      findings: ["2:9 unknown-responder"]
    ),
  ])
  func `ask of what class it is`(_ row: RewritingRow) { row.check() }
}
#endif

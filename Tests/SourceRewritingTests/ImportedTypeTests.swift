#if SourceRewriting
import SourceRewriting
import Testing

@Suite struct `Other modules of the app` {
  private static let kit = """
    @objc public protocol P {
      func must()
      @objc optional func did(_ k: K)
      @objc optional func title() -> String
    }
    open class K: UIViewController, UITableViewDelegate {}
    open class L: P { public func must() {} }
    extension K { @objc open func extra() {} }
    extension UIView { @objc open func style() {} }
    """

  private static func row(
    _ name: String,
    _ source: String,
    _ result: String,
    findings: [String] = []
  ) -> RewritingRow {
    RewritingRow(name, source, result, findings: findings)
  }

  @Test(arguments: [
    row(
      "a method that may be left out",
      "class A: P {\n  func must() {}\n  func did(_ k: K) {}\n}",
      "class A: P {\n  func must() {}\n  func did(_ k: K) {}\n\nvar `did(_:)`: ((K) -> Void)? { self.did(_:) }\n"
        + "#sourceLocation(file: \"App.swift\", line: 4)\n}"
    ),
    row(
      "one of a class that conforms there",
      "public class A: L { func title() -> String { \"\" } }",
      "public class A: L { func title() -> String { \"\" } \n"
        + "public override var `title()`: (() -> String)? { self.title }\n"
        + "#sourceLocation(file: \"App.swift\", line: 1)\n"
        + String(repeating: " ", count: 50) + "}"
    ),
    row(
      "a call",
      "p?.did?(k); let a = p?.title?() ?? b",
      "p?.`did(_:)`?(k); let a = p?.`title()`?() ?? b"
    ),
    row(
      "a selector",
      "let a = r(#selector(P.title))",
      "let a = r(Selector(\"title\", optional: { (target: any P) in target.`title()` }))"
    ),
    row(
      "an override of an extension's",
      "class A: K { override func extra() { super.extra() } }",
      "class A: K { override func extra() { super.extra() } }"
    ),
    row(
      "one of an extension of UIKit's",
      "class A: UIView { override func style() { super.style() } }",
      "class A: UIView { func style_ofA() { super.style() } }",
      findings: ["1:33 uncalled-method"]
    ),
    row(
      "of what is not simulated",
      "class A: K { override func focus() { super.focus() } }",
      "class A: K { func focus() { () } }",
      findings: ["1:28 uncalled-method"]
    ),
    row(
      "a method of UIKit's delegates",
      "class A: K { func scrollViewDidScroll(_ s: S) {} }",
      "class A: K { func scrollViewDidScroll(_ s: S) {} }",
      findings: ["1:19 uncalled-method"]
    ),
  ])
  func `are seen`(_ row: RewritingRow) { row.check(importing: Self.kit) }

  @Test func `can override what is open`() {
    let body = Rewriting(["Kit.swift": Self.kit]).body("Kit.swift")
    #expect(body.contains("\nopen var `did(_:)`: ((K) -> Void)? { nil }\n"))
    let kit =
      "open class K: UIViewController, UITableViewDelegate {\n#sourceLocation(file: \"Kit.swift\", line: 8)\n"
    #expect(body.contains(kit + "              open func extra() {}\n"))
  }
}
#endif

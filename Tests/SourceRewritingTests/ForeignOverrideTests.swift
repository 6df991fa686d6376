#if SourceRewriting
import Testing

@Suite struct `Overrides of what extensions of UIKit's classes have` {
  @Test func `what is overridden asks for the class of the view`() {
    RewritingRow(
      "",
      "extension UIView {\n  func add(_ views: [UIView], to: Int) -> Int {\n    1\n  }\n}\n"
        + "extension UITableViewCell {\n  override func add(_ views: [UIView], to: Int) -> Int {\n"
        + "    super.add(views, to: 2)\n  }\n}",
      "extension UIView {\n  func add(_ views: [UIView], to: Int) -> Int "
        + "{ if let asUITableViewCell = self as? UITableViewCell "
        + "{ return asUITableViewCell.add_ofUITableViewCell(views, to: to) }; "
        + "return self.add_ofUIView(views, to: to) }; "
        + "@discardableResult func add_ofUIView(_ views: [UIView], to: Int) -> Int {\n    1\n  }\n}\n"
        + "extension UITableViewCell {\n  func add_ofUITableViewCell(_ views: [UIView], to: Int) -> Int {\n"
        + "    self.add_ofUIView(views, to: 2)\n  }\n}"
    ).check()
  }

  @Test func `subclasses are asked first, and super is the next of them`() {
    let rewriting = Rewriting([
      "A.swift": "class A: UIView { override func f() { super.f() } }",
      "B.swift": "class B: A { public override func f() { super.f(); super.g() } }",
      "F.swift": "extension UIView { func f() { g() } }",
    ])
    #expect(
      rewriting.body("F.swift") == "extension UIView { func f() "
        + "{ if let asB = self as? B { return asB.f_ofB() }; "
        + "if let asA = self as? A { return asA.f_ofA() }; return self.f_ofUIView() }; "
        + "func f_ofUIView() { g() } }"
    )
    #expect(rewriting.body("A.swift") == "class A: UIView { func f_ofA() { self.f_ofUIView() } }")
    #expect(
      rewriting.body("B.swift")
        == "class B: A { public func f_ofB() { self.f_ofA(); super.g() } }"
    )
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `of functions that take the same labels the types tell`() {
    let text = Rewriting([
      "A.swift": "extension UIView {\n  func f(_ a: UIView...) {}\n  func f(_ a: [UIView]) {}\n}\n"
        + "extension UILabel { override func f(_ a: [UIView]) {} }"
    ])
    .body("A.swift")
    #expect(
      text.contains("  func f(_ a: UIView...) {}\n  func f(_ a: [UIView]) { if let asUILabel")
    )
  }

  @Test(arguments: [
    RewritingRow(
      "a property",
      "extension UIView { var f: Int { 1 } }\nclass A: UIControl { override var f: Int { 2 } }",
      "extension UIView { var f: Int { if let asA = self as? A { return asA.f_ofA }; "
        + "return self.f_ofUIView }; var f_ofUIView: Int { 1 } }\n"
        + "class A: UIControl { var f_ofA: Int { 2 } }"
    ),
    RewritingRow(
      "one that can be set",
      "extension UIView { var f: Int { get { 1 } set { g() } } }\n"
        + "class A: UILabel { override var f: Int { get { 2 } set { h() } } }",
      "extension UIView { var f: Int { get { if let asA = self as? A { return asA.f_ofA }; "
        + "return self.f_ofUIView } set { if let asA = self as? A { return asA.f_ofA = newValue }; "
        + "return self.f_ofUIView = newValue } }; var f_ofUIView: Int { get { 1 } set { g() } } }\n"
        + "class A: UILabel { var f_ofA: Int { get { 2 } set { h() } } }"
    ),
    RewritingRow(
      "labels, references, errors and waiting",
      "extension UIView { func f(_ a: Int, at b: inout Int) async throws {} }\n"
        + "class A: UIView { override func f(_ a: Int, at b: inout Int) async throws {} }",
      "extension UIView { func f(_ a: Int, at b: inout Int) async throws "
        + "{ if let asA = self as? A { return try await asA.f_ofA(a, at: &b) }; "
        + "return try await self.f_ofUIView(a, at: &b) }; "
        + "func f_ofUIView(_ a: Int, at b: inout Int) async throws {} }\n"
        + "class A: UIView { func f_ofA(_ a: Int, at b: inout Int) async throws {} }"
    ),
  ])
  func `members of all forms hand their calls on`(_ row: RewritingRow) { row.check() }

  @Test(arguments: [
    RewritingRow(
      "a class of the app's, whose extension moves into it",
      "class A: UIView {\n}\nextension A { func f() {} }\nclass B: A { override func f() {} }",
      """
      class A: UIView {

      #sourceLocation(file: "App.swift", line: 3)
                    func f() {}
      #sourceLocation(file: "App.swift", line: 2)
      }
      extension A {  }
      class B: A { override func f() {} }
      """
    ),
    RewritingRow(
      "what UIKit has itself",
      "extension UIView { func f() {} }\nclass A: UIView { override func layoutSubviews() {} }",
      "extension UIView { func f() {} }\nclass A: UIView { override func layoutSubviews() {} }"
    ),
    RewritingRow(
      "another class",
      "extension UIViewController { func f() {} }\nclass A: UIView { override func f() {} }",
      "extension UIViewController { func f() {} }\nclass A: UIView { func f() {} }",
      findings: ["2:33 uncalled-method"]
    ),
  ])
  func `other members stay as they are`(_ row: RewritingRow) { row.check() }
}
#endif

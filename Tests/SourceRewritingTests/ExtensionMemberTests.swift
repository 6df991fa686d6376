#if SourceRewriting
import Testing

@Suite struct `Members of extensions` {
  @Test func `an override moves into its class, with its lines`() {
    RewritingRow(
      "",
      "class A: B {\n  var a = 1\n}\nextension A {\n  /// Words.\n  override func f() {\n    g()\n  }\n  func h() {}\n}\n",
      """
      class A: B {
        var a = 1

      #sourceLocation(file: "App.swift", line: 6)
        override func f() {
          g()
        }
      #sourceLocation(file: "App.swift", line: 3)
      }
      extension A {
        /// Words.
        


        func h() {}
      }

      """
    ).check()
  }

  @Test func `overrides on one line move with what divides them`() {
    let rewriting = Rewriting([
      "A.swift":
        "class A: B {}\nextension A { override func f() {}; override func g() {} ; func h() {} }"
    ])
    #expect(rewriting.body("A.swift").hasSuffix("\nextension A {    func h() {} }"))
  }

  @Test func `what a subclass overrides moves, with what its file alone sees`() {
    let rewriting = Rewriting([
      "A.swift": "class A {}",
      "A+F.swift":
        "private let size = 4\nprivate let other = 5\nextension A { @objc func f() { g(size) } }",
      "B.swift": "class B: A { override func f() {} }",
    ])
    #expect(
      rewriting.body("A.swift") == """
        class A {
        #sourceLocation(file: "A+F.swift", line: 3)
                      func f() { g(size) }
        #sourceLocation(file: "A.swift", line: 1)
                 }
        """
    )
    #expect(rewriting.body("A+F.swift") == "let size = 4\nprivate let other = 5\nextension A {  }")
    #expect(rewriting.findings.isEmpty)
  }

  @Test func `what is rewritten in it is rewritten there`() {
    let text = Rewriting([
      "A.swift": "class A: B {}\nextension A { override func f() { g(#selector(f)) } }"
    ])
    .text("A.swift")
    #expect(text.contains("override func f() { g(Selector(\"f\", A.f)) }"))
  }

  @Test func `what moves keeps the access that its extension gives`() {
    let text = Rewriting([
      "A.swift":
        "class A: B {}\npublic extension A {\n  override func f() {}\n  private func g() {}\n}"
    ])
    .text("A.swift")
    #expect(text.contains("  public override func f() {}"))
    #expect(text.contains("  private func g() {}"))
  }

  @Test func `a class of UIKit takes nothing in, and its own stays`() {
    let text = "extension UIView {\n  open override func f() {\n  }\n  func g() {}\n}"
    let rest = "extension UIView {\n  \n\n  func g() {}\n}"
    RewritingRow("", text, rest, findings: ["2:3 override-in-extension"]).check()
  }

  @Test func `nothing moves out of a condition`() {
    let text = "class A: B {}\nextension A {\n  #if DEBUG\n  override func f() {}\n  #endif\n}"
    RewritingRow("", text, text, findings: ["4:3 override-in-extension"]).check()
  }
}
#endif

#if SourceRewriting
import Testing

@Suite struct `Attributes` {
  @Test(arguments: [
    RewritingRow(
      "of Objective-C",
      "@objc class A { @objc(other:) func f() {}; @nonobjc var x = 1 }",
      "class A { func f() {}; var x = 1 }"
    ),
    RewritingRow(
      "on a line of its own, which stays",
      "@objcMembers\n@objc(Name)\nclass A {}",
      "\n\nclass A {}"
    ),
    RewritingRow(
      "of Interface Builder",
      "class A { @IBOutlet private weak var a: B!; @IBAction func f(_ b: B) {} }",
      "class A { private weak var a: B!; func f(_ b: B) {} }"
    ),
    RewritingRow(
      "designable and inspectable",
      "@IBDesignable class A { @IBInspectable var a = 1 }",
      "class A { var a = 1 }"
    ),
    RewritingRow(
      "the main actor",
      "@MainActor func f(_ g: @MainActor () -> Void) {}",
      "func f(_ g: () -> Void) {}"
    ),
    RewritingRow(
      "of a closure",
      "let a = { @MainActor [weak self] in g() }",
      "let a = { [weak self] in g() }"
    ),
    RewritingRow(
      "of a closure that says nothing else",
      "let a = { @MainActor in g() }",
      "let a = { g() }"
    ),
    RewritingRow(
      "others stay",
      "@available(iOS 13, *) @discardableResult func f() -> Int { 1 }",
      "@available(iOS 13, *) @discardableResult func f() -> Int { 1 }"
    ),
    RewritingRow(
      "an application begins nowhere",
      "@main class A: UIResponder, UIApplicationDelegate {}\n@UIApplicationMain class B {}",
      "class A: UIResponder, UIApplicationDelegate {}\nclass B {}"
    ),
    RewritingRow("another program does", "@main struct A {}", "@main struct A {}"),
    RewritingRow(
      "a managed property is a plain one",
      "class A: CALayer { @NSManaged public var b: CGFloat; @NSManaged var c: Bool, d: CGPoint }",
      "class A: CALayer { public var b: CGFloat = 0; var c: Bool = false, d: CGPoint = .zero }",
      findings: ["1:20 managed-property", "1:54 managed-property"]
    ),
    RewritingRow(
      "a managed object is nil, or the compiler wants a value",
      "class A { @NSManaged var b: Date?; @NSManaged var c: Date }",
      "class A { var b: Date?; var c: Date }",
      findings: ["1:11 managed-property", "1:36 managed-property"]
    ),
    RewritingRow(
      "in comments and texts nothing changes",
      "let a = \"@objc\" // @objc",
      "let a = \"@objc\" // @objc"
    ),
  ])
  func `what only Objective-C knows goes`(_ row: RewritingRow) { row.check() }
}
#endif

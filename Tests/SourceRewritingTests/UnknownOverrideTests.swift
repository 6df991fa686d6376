#if SourceRewriting
import Testing

@Suite struct `Overrides of what is not simulated` {
  @Test(arguments: [
    RewritingRow(
      "a method of a delegate",
      "class A: UICollectionViewController {\n  override func collectionView(_ v: V, willPerform c: C) {}\n}",
      "class A: UICollectionViewController {\n  func collectionView(_ v: V, willPerform c: C) {}\n}",
      findings: ["2:17 uncalled-method"]
    ),
    RewritingRow(
      "one that is a finding already",
      "class A: UIViewController { override func viewForZooming(in s: UIScrollView) -> UIView? { nil } }",
      "class A: UIViewController { func viewForZooming(in s: UIScrollView) -> UIView? { nil } }",
      findings: ["1:43 uncalled-method"]
    ),
    RewritingRow(
      "calls of the super one",
      "class A: UIViewController {\n  override func validate(_ c: UICommand) {\n    super.validate(c)\n  }\n"
        + "  override var focus: [Int] { super.focus + [1] }\n}",
      "class A: UIViewController {\n  func validate(_ c: UICommand) {\n    ()\n  }\n  \n}",
      findings: ["2:17 uncalled-method", "5:16 uncalled-method"]
    ),
    RewritingRow(
      "a result that is the body",
      "class A: UIView { override func f() -> Int { super.f() } }",
      "class A: UIView {  }",
      findings: ["1:33 uncalled-method"]
    ),
    RewritingRow(
      "observers of a property, and one that is set",
      "class A: UIView {\n  override var focus: Int {\n    didSet {}\n  }\n  override var mode: Int { get { super.mode } set { super.mode = newValue } }\n}",
      "class A: UIView {\n  \n\n\n  \n}",
      findings: ["2:16 uncalled-method", "5:16 uncalled-method"]
    ),
    RewritingRow(
      "what there is and cannot be overridden",
      "class A: UIWindow { override var rootViewController: UIViewController? { nil } }",
      "class A: UIWindow { var rootViewController_ofA: UIViewController? { nil } }",
      findings: ["1:34 uncalled-method"]
    ),
    RewritingRow(
      "the delegate of a scroll view, which a class hides",
      "class A: UIScrollView { override var delegate: D? { get { super.delegate } set { super.delegate = newValue } } }",
      "class A: UIScrollView { var delegate: D? { get { super.delegate } set { super.delegate = newValue } } }"
    ),
    RewritingRow(
      "the name of a class, which a class hides",
      "class A: NSObject { override class func description() -> String { \"a\" } }\n"
        + "class B: A { override class func description() -> String { \"b\" } }",
      "class A: NSObject { class func description() -> String { \"a\" } }\n"
        + "class B: A { override class func description() -> String { \"b\" } }"
    ),
    RewritingRow(
      "the way in which Objective-C finds methods",
      "class A: NSObject {\n  override func responds(to s: Selector!) -> Bool { b.responds(to: s) }\n}",
      "class A: NSObject {\n  \n}",
      findings: ["2:17 uncalled-method"]
    ),
    RewritingRow(
      "a type that is not here",
      "class A: UIViewController {\n  override func f(with b: [UIMenuBuilder]) { super.f(with: b) }\n"
        + "  override var g: UIPrinter? { nil }\n  override func h(_ a: UIOwn, _ b: UIView) {}\n}\nclass UIOwn {}",
      "class A: UIViewController {\n  \n  \n  func h(_ a: UIOwn, _ b: UIView) {}\n}\nclass UIOwn {}",
      findings: ["2:17 uncalled-method", "3:16 uncalled-method", "4:17 uncalled-method"]
    ),
    RewritingRow(
      "a subclass's override of that",
      "class A: UIView { override func f() {} }\nclass B: A { override func f() { super.f() } }",
      "class A: UIView { func f() {} }\nclass B: A { override func f() { super.f() } }",
      findings: ["1:33 uncalled-method"]
    ),
  ])
  func `what nobody can override stays alone`(_ row: RewritingRow) { row.check() }

  @Test(arguments: [
    "class A: UIView { override func layoutSubviews() {}; override class var layerClass: AnyClass { B.self } }",
    "class A: UICollectionViewController { override func collectionView(_ v: V, didSelectItemAt p: P) {} }",
    "class A: UILabel { override var text: String? { didSet {} }; override var hash: Int { 1 } }",
    "class A: BaseScreen { override func setUp() {} }",
    "class A: NSObject { override func copy() -> Any { self }; override func forward() {} }",
  ])
  func `what can be overridden, or nobody knows, stays`(_ source: String) {
    RewritingRow("", source, source).check()
  }
}
#endif

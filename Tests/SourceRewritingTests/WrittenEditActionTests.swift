#if SourceRewriting
import Testing

/// What menus over selected text do, in classes of an app.
@Suite struct `Edit actions that are written` {
  private static let back = "#sourceLocation(file: \"App.swift\", line: "

  @Test(arguments: [
    RewritingRow(
      "a label that copies",
      "class A: UILabel {\n  override func copy(_ sender: Any?) {}\n}",
      "class A: UILabel {\n  override func copy(_ sender: Any?) {}\n\n"
        + "override class var writtenEditActions: Set<String> { super.writtenEditActions.union([\"copy:\"]) }"
        + "\n\(back)3)\n}"
    ),
    RewritingRow(
      "two actions of a public class",
      "public class A: UIView {\n  public override func cut(_ s: Any?) {}\n"
        + "  public override func paste(_ s: Any?) {}\n}",
      "public class A: UIView {\n  public override func cut(_ s: Any?) {}\n"
        + "  public override func paste(_ s: Any?) {}\n\n"
        + "public override class var writtenEditActions: Set<String> "
        + "{ super.writtenEditActions.union([\"cut:\", \"paste:\"]) }\n\(back)4)\n}"
    ),
    RewritingRow(
      "a copy that is no action",
      "class A: NSObject {\n  override func copy() -> Any { self }\n}",
      "class A: NSObject {\n  override func copy() -> Any { self }\n}"
    ),
  ])
  func `a class says which actions of menus it has`(_ row: RewritingRow) { row.check() }
}
#endif

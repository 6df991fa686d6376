#if SourceRewriting
import SwiftSyntax

/// The rule that a controller that is presented or pushed, and an object that is asked about drags note the line, which findings name.
///
/// The methods and properties can be overridden, or set, and so cannot take a line themselves.
final class PlaceRule: RewritingRule {
  override class var words: [String] { ["present(", "pushViewController("] + delegates }

  private static let delegates = ["dragDelegate", "dropDelegate"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if ["present", "pushViewController"].contains(name?.baseName.text),
      labels.starts(with: ["_", "animated"]),
      let shown = node.arguments.first
    {
      note(shown.expression.range)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let last = parts.last else {
      return .visitChildren
    }
    let name =
      parts[0].as(MemberAccessExprSyntax.self)?.declName
      ?? parts[0].as(DeclReferenceExprSyntax.self)
    if Self.delegates.contains(name?.baseName.text ?? ""),
      !parts[2].is(NilLiteralExprSyntax.self)
    {
      note(parts[2].range.lowerBound..<last.range.upperBound)
    }
    return .visitChildren
  }

  private func note(_ value: Range<Int>) {
    changes.edits.insert("UIResponder.noted(", at: value.lowerBound)
    changes.edits.insert(")", at: value.upperBound)
    changes.needsShim = true
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that a font by its name says where the app has another one in its place: the font that is missing is no
/// mistake there.
final class FontRule: RewritingRule {
  override class var words: [String] { ["UIFont"] }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["UIFont", "UIFont.init"].contains(node.calledExpression.trimmedDescription),
      node.arguments.map({ $0.label?.text }) == ["name", "size"], hasFallback(node),
      let last = node.arguments.last
    else { return .visitChildren }
    changes.edits.insert(", hasFallback: true", at: last.range.upperBound)
    return .visitChildren
  }

  /// Returns whether `??` follows, or the font is bound by `if` or `guard`.
  private func hasFallback(_ node: FunctionCallExprSyntax) -> Bool {
    if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let next = sequence.elements.drop { $0.id != node.id }.dropFirst().first
    return next?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

extension ExprSyntax {
  /// Whether the expression is `nil` if something within it before a dot is, as in `a?.b`.
  var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.hasOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.hasOptionalChain
    }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.hasOptionalChain }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// The expression whose member the name is, as `b` in `a.b`, or `nil` for a name alone.
  var memberAccess: MemberAccessExprSyntax? {
    parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil }
  }
}
#endif

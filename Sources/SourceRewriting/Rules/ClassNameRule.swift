#if SourceRewriting
import SwiftSyntax

/// The rule that a class is described by Swift, as its method `description()` is Objective-C's, and that its name is UIKit's.
final class ClassNameRule: RewritingRule {
  override class var words: [String] { ["description", "NSStringFromClass"] }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name == "NSStringFromClass", !module.declares(name, in: node.enclosingType) {
      changes.virtualNames.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "description", let type = method.base, isMetatype(type)
    else { return .visitChildren }
    changes.edits.insert("String(describing: ", at: type.range.lowerBound)
    changes.edits.insert(")", at: type.range.upperBound)
    changes.edits.remove(type.range.upperBound..<node.range.upperBound, of: file.bytes)
    return .visitChildren
  }

  /// Returns whether an expression is seen to be a type: `type(of:)`, a type and `.self`, or `Self`.
  private func isMetatype(_ node: ExprSyntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
        && call.arguments.first?.label?.text == "of"
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "self" && member.base?.startsLikeType == true
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether the expression begins with a capital letter, as the names of types do.
  fileprivate var startsLikeType: Bool { trimmedDescription.first?.isUppercase == true }
}
#endif

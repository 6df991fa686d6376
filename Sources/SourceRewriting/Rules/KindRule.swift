#if SourceRewriting
import SwiftSyntax

/// The rule that the question of what class an object is needs no class of Foundation's.
///
/// `delegate?.isKind(of: Screen.self)` is asked of a protocol of UIKit, too, whose objects need not be `NSObject` here.
final class KindRule: RewritingRule {
  override class var words: [String] { ["isKind(of:", "isMember(of:"] }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.calledExpression.as(MemberAccessExprSyntax.self),
      let test = test(call.declName.baseName.text), let base = call.base,
      !base.is(SuperExprSyntax.self), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "of",
      let value = argument.expression.as(MemberAccessExprSyntax.self),
      value.declName.baseName.text == "self", let type = value.base
    else { return .visitChildren }
    let answer = "(object: Any) -> Bool in \(test(type.trimmedDescription))"
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let whole = node.range
    let inner = object.range
    changes.edits.replace(
      whole.lowerBound..<inner.lowerBound,
      with: base.hasOptionalChain ? "(" : "({ \(answer) })("
    )
    changes.edits.replace(
      inner.upperBound..<whole.upperBound,
      with: base.hasOptionalChain ? " as Any?).map({ \(answer) })" : ")"
    )
    return .visitChildren
  }

  /// Returns how a question is asked of a type, or `nil` for another one.
  private func test(_ name: String) -> ((String) -> String)? {
    switch name {
    case "isKind": { "object is \($0)" }
    case "isMember": { "type(of: object) == \($0).self" }
    default: nil
    }
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that conditions of compilation answer as they do for an app of iOS.
final class ConditionRule: RewritingRule {
  override class var words: [String] { ["canImport", "os("] }
  private var isInCondition = false

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    isInCondition = true
    walk(condition)
    isInCondition = false
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInCondition, let name = node.arguments.first?.expression.trimmedDescription else {
      return .visitChildren
    }
    switch node.calledExpression.trimmedDescription {
    case "canImport":
      if AppleModules.shim.contains(name) {
        replace(node, with: "canImport(UIKitShim)")
      } else if AppleModules.missing.contains(name) || AppleModules.others.contains(name) {
        replace(node, with: "false")
      }
    case "os" where name == "iOS": replace(node, with: "canImport(UIKitShim)")
    case "os" where AppleModules.otherSystems.contains(name): replace(node, with: "false")
    default: break
    }
    return .skipChildren
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule of cells, headers and footers which are registered and cannot be made.
///
/// A table makes them by an initializer that a class loses with one of its own; without it the program stops, as an
/// app does under UIKit, with words that name no line.
final class RegisteredClassRule: RewritingRule {
  override class var words: [String] { ["register("] }

  /// The classes that tables make, with the labels of the initializer.
  private static let initializers = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "register",
      let argument = node.arguments.first, argument.label == nil,
      let metatype = argument.expression.as(MemberAccessExprSyntax.self),
      metatype.declName.baseName.text == "self",
      let name = metatype.base?.trimmedDescription,
      let type = module.type(name, in: node.enclosingType),
      let labels = module.roots(of: type).lazy.compactMap({ Self.initializers[$0] }).first,
      !isMade(type, by: labels)
    else { return .visitChildren }
    let written = labels.map { $0 + ":" }.joined()
    warn(
      "unregistrable-class",
      "'\(name)' has no 'init(\(written))', by which a table makes what is registered: the program stops there",
      at: argument.expression,
      hint: "write 'override init(\(written))' in '\(name)'"
    )
    return .visitChildren
  }

  /// Returns whether a class has the initializer, or inherits it, as one without initializers of its own does.
  private func isMade(_ type: DeclaredType, by labels: [String]) -> Bool {
    for part in module.lineage(of: type) {
      if part.initializers.contains(where: { $0.labels == labels }) { return true }
      if part.initializers.contains(where: { !$0.isConvenience }) { return false }
    }
    return true
  }
}
#endif

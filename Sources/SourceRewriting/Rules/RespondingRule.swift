#if SourceRewriting
import SwiftSyntax

/// The rule that the question whether an object has a method asks of what class it is.
///
/// `delegate?.responds(to: #selector(P.done))` names the classes of the module that have `done`, with those that inherit
/// from them. What other modules have cannot be seen: UIKit's own classes count as without.
final class RespondingRule: RewritingRule {
  override class var words: [String] { ["responds(to:"] }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.calledExpression.as(MemberAccessExprSyntax.self),
      call.declName.baseName.text == "responds", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "to", let base = call.base,
      let macro = argument.expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector", let selector = macro.arguments.first,
      selector.label == nil, let asked = method(of: selector.expression)
    else { return .visitChildren }
    let classes = module.all.filter { type in
      type.kind == .reference && type.members.contains { asked.isNamed($0) && !$0.isStatic }
    }
    let seen = classes.filter { type in
      !type.isGeneric
        && (!type.isPrivate || type.end.map { module.files[$0.file] === file } == true)
    }
    for type in classes where !seen.contains(where: { $0.name == type.name }) {
      warn(
        "unknown-responder",
        "'\(type.name)' has '\(asked.name)' and cannot be asked for here: it counts as without",
        at: node,
        hint: "let the whole module see the class, without parameters"
      )
    }
    let tests = seen.map { "object is \($0.name)" }.joined(separator: " || ")
    let answer = "(object: Any) -> Bool in \(tests.isEmpty ? "false" : tests)"
    if base.hasOptionalChain {
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(node, with: "(\(object.trimmedDescription) as Any?).map({ \(answer) })")
    } else {
      replace(node, with: "({ \(answer) })(\(base.trimmedDescription))")
    }
    return .skipChildren
  }

  /// A method by its name, and its labels if they are written.
  private struct Method {
    let name: String
    let labels: [String]?

    func isNamed(_ member: DeclaredMember) -> Bool {
      member.baseName == name && (labels == nil || member.labels == labels)
    }
  }

  /// Returns the method that `Type.method(_:)`, `Type.method` or `method(_:)` names.
  private func method(of expression: ExprSyntax) -> Method? {
    if let cast = expression.as(SequenceExprSyntax.self) {
      return cast.elements.first.flatMap(method(of:))
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { method(of: $0.expression) }
    }
    // `tableView(_:didSelectRowAt:)` without a type, and the `?` of an optional method.
    let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    let name =
      inner.as(MemberAccessExprSyntax.self)?.declName ?? inner.as(DeclReferenceExprSyntax.self)
    return name.map { name in
      Method(
        name: name.baseName.text,
        labels: name.argumentNames?.arguments.map(\.name.text)
      )
    }
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that the question whether an object has a method asks of what class it is.
///
/// `delegate?.responds(to: #selector(P.done))` names the classes of the module that have `done`, with those that inherit
/// from them, and the type itself if it is another module's, as `UIView` in `#selector(UIView.sizeToFit)`. What objects of
/// other modules leave out of a delegate's protocol cannot be seen: there the module's classes alone count.
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
    let isUIKit = asked.type?.hasPrefix("UI") ?? true
    if let type = asked.type, !isUIKit, isDelegate(type),
      module.types[type] == nil
    {
      warn(
        "unknown-responder",
        "'\(type)' is another module's: its classes that have '\(asked.name)' count as without",
        at: node,
        hint: "the classes of this module are asked for"
      )
    }
    let names = seen.map(\.name) + foreignTypes(asked)
    let tests = names.map { "object is \($0)" }.joined(separator: " || ")
    let answer = "(object: Any) -> Bool in \(tests.isEmpty ? "false" : tests)"
    if base.hasOptionalChain {
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(node, with: "(\(object.trimmedDescription) as Any?).map({ \(answer) })")
    } else {
      replace(node, with: "({ \(answer) })(\(base.trimmedDescription))")
    }
    return .skipChildren
  }

  /// Returns the types of other modules whose objects have a method: the one that is named, and those that the module
  /// extends by it.
  private func foreignTypes(_ asked: Method) -> [String] {
    let extended = module.all.filter { type in
      type.kind == .foreign && !UIKitClasses.lineage(of: type.name).isEmpty
        && type.members.contains { asked.isNamed($0) && !$0.isStatic }
    }.map(\.name)
    guard let type = asked.type, module.type(type)?.kind ?? .foreign == .foreign,
      !isDelegate(type), !extended.contains(type)
    else { return extended }
    return extended + [type]
  }

  private func isDelegate(_ type: String) -> Bool {
    ["Delegate", "DataSource"].contains(where: type.hasSuffix)
  }

  /// A method by its name, and its labels if they are written.
  private struct Method {
    /// The type that is written before it, or `nil` for none.
    var type: String?
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
    let type = inner.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return name.map { name in
      Method(
        type: type.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil },
        name: name.baseName.text,
        labels: name.argumentNames?.arguments.map(\.name.text)
      )
    }
  }
}
#endif

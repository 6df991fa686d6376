#if SourceRewriting
import SwiftSyntax

/// The rule that `#selector(…)` becomes a selector that holds the method itself, found by the compiler as before.
///
/// `#selector(tapped)` in a class `Screen` is `Selector("tapped:", Screen.tapped)`. So is `Selector("tapped:")` where the
/// class around it has such a method, or else one class of the module alone.
final class SelectorRule: RewritingRule {
  override class var words: [String] { ["#selector", "Selector", "action: \"", "selector: \""] }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    changes.needsShim = true
    changes.virtualNames.insert("Selector")
    let scope = node.enclosingType
    guard let written = selector(argument.label?.text, argument.expression, in: scope) else {
      warn(
        "unknown-selector",
        "it cannot be seen of what type '\(argument.expression.trimmedDescription)' is a method",
        at: node,
        hint: "name the type: #selector(Type.method)"
      )
      return .skipChildren
    }
    replace(node, with: written)
    return .skipChildren
  }

  /// Finds selectors of texts, which have a name alone unless the module has the method.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, node.arguments.first?.label == nil
    {
      changes.virtualNames.insert("Selector")
      let argument = node.arguments.first?.expression
      if let written = argument.flatMap(selector(ofText:)) {
        changes.needsShim = true
        replace(node, with: written)
      } else {
        findText(argument?.trimmedDescription ?? "", at: node)
        // 'Selector("a:")' is the literal itself, which has no line.
        if node.calledExpression.trimmedDescription == "Selector" {
          changes.edits.insert(".init", at: node.calledExpression.range.upperBound)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if ["action", "selector"].contains(node.label?.text),
      let text = node.expression.as(StringLiteralExprSyntax.self),
      node.parent?.parent?.is(FunctionCallExprSyntax.self) == true,
      text.segments.trimmedDescription.allSatisfy({
        $0.isLetter || $0.isNumber || $0 == ":" || $0 == "_"
      }), text.segments.trimmedDescription.hasSuffix(":"), !isWords(node)
    {
      if let written = selector(ofText: node.expression) {
        changes.needsShim = true
        changes.virtualNames.insert("Selector")
        replace(node.expression, with: written)
      } else {
        findText(text.trimmedDescription, at: node.expression)
        changes.virtualNames.insert("Selector")
        changes.edits.insert("Selector.init(", at: node.expression.range.lowerBound)
        changes.edits.insert(")", at: node.expression.range.upperBound)
      }
    }
    return .visitChildren
  }

  /// Returns whether an argument goes to a function of the module that takes a text there.
  private func isWords(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    return module.all.contains { type in
      type.members.contains { member in
        guard member.baseName == name, let labels = member.labels,
          let place = labels.firstIndex(of: argument.label?.text ?? "_"),
          member.parameterTypes.indices.contains(place)
        else { return false }
        return member.parameterTypes[place] == "String"
      }
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Selector" { changes.virtualNames.insert("Selector") }
    return .visitChildren
  }

  /// Returns the selector of the method that a text names: of the class around it, or else of the only class of the
  /// module with such a method.
  private func selector(ofText expression: ExprSyntax) -> String? {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      expression = inner.expression
    }
    guard let text = expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription else {
      return nil
    }
    func method(of type: DeclaredType) -> String? {
      guard type.kind != .value, type.kind != .interface, !type.isGeneric else { return nil }
      let member = type.members.first { member in
        guard let labels = member.labels, !member.isStatic else { return false }
        return (member.objectiveCName ?? SelectorName.name(of: member.baseName, labels: labels))
          == text
      }
      // Several methods of one name have labels; without arguments there are none to write.
      return member.map { "\(type.name).\($0.labels == [] ? $0.baseName : $0.name)" }
    }
    let scope = expression.enclosingType.flatMap { module.type($0) }
    let own = (scope.map(module.lineage(of:)) ?? []).lazy.compactMap(method).first
    let all = module.all.compactMap(method)
    return (own ?? (all.count == 1 ? all[0] : nil)).map { "Selector(\"\(text)\", \($0))" }
  }

  private func findText(_ text: String, at node: some SyntaxProtocol) {
    warn(
      "selector-of-text",
      "the selector \(text) names a method by a text: nothing comes of it here",
      at: node,
      hint: "write #selector(…), which the compiler checks too"
    )
  }
}

extension SelectorRule {
  /// A method or property that a selector names.
  private struct Reference {
    /// The type, as it is to be written.
    var type: String
    /// The name without labels.
    var baseName: String
    /// The name with its labels if they are written.
    var written: String
    /// The labels, or `nil` if they are not written.
    var labels: [String]?
    /// The type behind `as`, which says which one of several is meant.
    var cast: FunctionTypeSyntax?

    /// Returns whether a method is the one that is meant.
    func isMeant(_ member: DeclaredMember) -> Bool {
      guard labels == nil || member.labels == labels else { return false }
      return cast.map { member.parameterTypes == $0.method.parameterTypes } ?? true
    }

    /// The method of the type, as a function that takes the receiver first.
    var value: String {
      let method = type + "." + written
      guard let cast else { return method }
      let isWhole = cast.returnClause.type.as(FunctionTypeSyntax.self) != nil
      return method + " as " + (isWhole ? "" : "(\(type)) -> ") + cast.trimmedDescription
    }
  }

  private func selector(_ label: String?, _ expression: ExprSyntax, in scope: String?) -> String? {
    guard let reference = reference(to: expression, in: scope) else { return nil }
    let name = reference.baseName
    switch label {
    case "getter": return "Selector(\"\(name)\", getter: \\\(reference.type).\(name))"
    case "setter":
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      return "Selector(\"set\(capital):\", setter: \\\(reference.type).\(name))"
    default: break
    }
    let type = module.type(reference.type, in: scope)
    let declared = type.map { module.members(name, of: $0) } ?? []
    let member =
      declared.first(where: reference.isMeant)
      ?? declared.first { reference.labels == nil || $0.labels == reference.labels }
    guard member?.isStatic != true else { return nil }
    var known = SelectorName.name(of: name, labels: member?.labels ?? reference.labels ?? [])
    if let own = member?.objectiveCName { known = own }
    if let member, type?.kind == .interface || member.modifiers.contains("optional") {
      let isOptional = member.modifiers.contains("optional")
      let method = isOptional ? "`\(member.name)`" : reference.written
      return
        "Selector(\"\(known)\", \(isOptional ? "optional: " : ""){ (target: any \(reference.type)) in target.\(method) })"
    }
    if type == nil, isProtocolOfUIKit(reference.type) {
      return
        "Selector(\"\(known)\", { (target: any \(reference.type)) in target.\(reference.written) })"
    }
    return "Selector(\"\(known)\", \(reference.value))"
  }

  private func isProtocolOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }

  private func reference(to expression: ExprSyntax, in scope: String?) -> Reference? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return reference(to: inner.expression, in: scope)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      var found = reference(to: first, in: scope)
      found?.cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.functionType
      return found
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return scope.map { reference(to: name, of: $0) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return type(of: base, in: scope).map { reference(to: member.declName, of: $0) }
  }

  private func reference(to name: DeclReferenceExprSyntax, of type: String) -> Reference {
    Reference(
      type: type,
      baseName: name.baseName.text,
      written: name.trimmedDescription,
      labels: name.argumentNames?.arguments.map(\.name.text)
    )
  }

  /// Returns the type whose member is meant by what stands before the last dot.
  private func type(of base: ExprSyntax, in scope: String?) -> String? {
    let text = base.trimmedDescription
    if ["self", "Self", "super", "type(of: self)", "type(of:self)"].contains(text) { return scope }
    let names = text.split(separator: ".")
    if names.allSatisfy({ $0.isNameOfType }) { return text }
    // A property of a type that is written is as good as the name of the type.
    guard let property = names.last.map(String.init), let scope,
      names.count == 1 || names.count == 2 && names[0] == "self",
      let owner = module.type(scope),
      let type = module.members(property, of: owner).first(where: { $0.labels == nil })?.type
    else { return nil }
    let name = type.trimmingSuffix { "?!".contains($0) }
    return name.isNameOfType ? String(name) : nil
  }
}

extension TypeSyntax {
  /// The type of a function, without what is written around it.
  fileprivate var functionType: FunctionTypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.functionType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.functionType
    }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.functionType
    }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension FunctionTypeSyntax {
  /// The method itself where the type takes the receiver first, as `(Screen) -> (Button) -> Void` does.
  fileprivate var method: FunctionTypeSyntax {
    returnClause.type.as(FunctionTypeSyntax.self) ?? self
  }
  /// The types of the parameters, as they are written.
  fileprivate var parameterTypes: [String] { parameters.map { $0.type.trimmedDescription } }
}

extension Substring {
  /// Whether the name begins as those of types do: with a capital, perhaps behind underscores.
  fileprivate var isNameOfType: Bool { drop { $0 == "_" }.first?.isUppercase == true }
}

extension String {
  /// Returns the text without letters at its end.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// A walk over the declarations of a file; bodies of functions are left out.
final class DeclarationVisitor: SyntaxVisitor {
  /// The types and extensions, in the order in which they end.
  private(set) var types: [DeclaredType] = []
  /// The declarations that only this file sees.
  private(set) var privateNames: [ModuleDeclarations.PrivateName] = []
  /// The names of the variables that code in Objective-C can observe.
  private(set) var dynamicProperties: Set<String> = []
  private let file: Int
  private var open: [DeclaredType] = []

  /// Creates a walk over the file with a number.
  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The words that say who sees something.
  private static let access: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  private func begin(
    _ name: String,
    _ kind: DeclaredType.Kind,
    _ inherited: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax,
    _ block: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let around = open.last.map { $0.name + "." } ?? ""
    var type = DeclaredType(name: around + name, kind: kind)
    type.inherited = inherited?.inheritedTypes.map { $0.type.nameWithoutAttributes } ?? []
    type.isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    type.isPrivate =
      open.last?.isPrivate == true
      || modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    type.isOpen = modifiers.contains { $0.name.text == "open" }
    if kind != .foreign {
      type.end = (file, block.rightBrace.range.lowerBound)
      type.declaration = block.parent
      notePrivate(name, modifiers)
    }
    open.append(type)
    return .visitChildren
  }

  private func end() { if let type = open.popLast() { types.append(type) } }

  private func notePrivate(_ name: String, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers
    where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      privateNames.append(.init(name: name, file: file, modifier: modifier.rangeWithSpace))
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = begin(
      node.name.text,
      .reference,
      node.inheritanceClause,
      node.modifiers,
      node.memberBlock
    )
    open[open.count - 1].isGeneric = node.genericParameterClause != nil
    return next
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .value, node.inheritanceClause, node.modifiers, node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .value, node.inheritanceClause, node.modifiers, node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .value, node.inheritanceClause, node.modifiers, node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, .interface, node.inheritanceClause, node.modifiers, node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node.extendedType.nameWithoutAttributes,
      .foreign,
      node.inheritanceClause,
      node.modifiers,
      node.memberBlock
    )
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    notePrivate(node.name.text, node.modifiers)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    var member = member(
      node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")",
      node.name.text,
      labels,
      node.modifiers,
      node.attributes,
      Syntax(node)
    )
    member.parameterTypes = parameters.map { $0.type.trimmedDescription }
    member.type = node.signature.returnClause?.type.trimmedDescription
    add(member)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      notePrivate(name, node.modifiers)
      if node.isDynamicVariable, !node.isComputed || node.setter != nil {
        dynamicProperties.insert(name)
      }
      var member = member(name, name, nil, node.modifiers, node.attributes, Syntax(node))
      member.type =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap { typeMade(by: $0.value) }
      add(member)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !open.isEmpty {
      open[open.count - 1].initializers.append(
        DeclaredInitializer(
          labels: node.signature.parameterClause.parameters.map(\.firstName.text),
          isConvenience: node.modifiers.contains { $0.name.text == "convenience" }
        )
      )
    }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Returns the type whose initializer a value calls by the type's name, as `Model()` does.
  private func typeMade(by value: ExprSyntax) -> String? {
    let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
    return name.split(separator: ".").allSatisfy { $0.first?.isUppercase == true } && !name.isEmpty
      ? name : nil
  }

  private func member(
    _ name: String,
    _ baseName: String,
    _ labels: [String]?,
    _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax,
    _ node: Syntax
  ) -> DeclaredMember {
    let block = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.as(
      MemberBlockSyntax.self
    )
    var member = DeclaredMember(
      name: name,
      baseName: baseName,
      labels: labels,
      modifiers: Set(modifiers.filter { $0.detail == nil }.map(\.name.text)),
      isInExtension: open.last?.kind == .foreign,
      file: file,
      node: node
    )
    member.isConditional = block == nil
    if member.isInExtension, member.modifiers.isDisjoint(with: Self.access) {
      let around = block?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
      member.accessOfExtension = around.first(where: Self.access.contains)
    }
    for attribute in attributes {
      if case .attribute(let attribute) = attribute, attribute.name == "objc",
        let arguments = attribute.arguments
      {
        member.objectiveCName = arguments.trimmedDescription
      }
    }
    return member
  }

  private func add(_ member: DeclaredMember) {
    guard !open.isEmpty else { return }
    open[open.count - 1].members.append(member)
  }
}

extension TypeSyntax {
  /// The name without attributes, generic arguments and the words `any` and `some`.
  var nameWithoutAttributes: String {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameWithoutAttributes }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.nameWithoutAttributes }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameWithoutAttributes + "." + type.name.text
    }
    return trimmedDescription
  }
}

extension AttributeSyntax {
  /// The name without its arguments.
  var name: String { attributeName.nameWithoutAttributes }
}
#endif

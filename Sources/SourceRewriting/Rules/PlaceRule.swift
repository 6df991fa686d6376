#if SourceRewriting
import SwiftSyntax

/// The rule that a controller that is shown, a view that is for the keyboard, and an object that is asked about drags note
/// the line, which findings name.
///
/// The methods and properties can be overridden, or set, and so cannot take a line themselves.
final class PlaceRule: RewritingRule {
  override class var words: [String] { ["present("] + keyboardViews + delegates }

  private static let keyboardViews = ["inputAccessoryView", "inputView"]
  private static let delegates = ["dragDelegate", "dropDelegate"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if name?.baseName.text == "present", labels.starts(with: ["_", "animated"]),
      let shown = node.arguments.first
    {
      note(shown.expression.range)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let last = parts.last else {
      return .visitChildren
    }
    let name =
      parts[0].as(MemberAccessExprSyntax.self)?.declName
      ?? parts[0].as(DeclReferenceExprSyntax.self)
    if (Self.keyboardViews + Self.delegates).contains(name?.baseName.text ?? ""),
      !parts[2].is(NilLiteralExprSyntax.self)
    {
      note(parts[2].range.lowerBound..<last.range.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let binding = node.bindings.first, let block = binding.accessorBlock,
      Self.keyboardViews.contains(binding.pattern.trimmedDescription)
    else { return .visitChildren }
    switch block.accessors {
    case .getter(let code): noteResults(of: code)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.text == "get" }
      if let body = getter?.body { noteResults(of: body.statements) }
    }
    return .visitChildren
  }

  /// Notes the line of each view that a getter answers.
  private func noteResults(of code: CodeBlockItemListSyntax) {
    let returns = ReturnedValues(viewMode: .sourceAccurate)
    returns.walk(code)
    let only = code.count == 1 ? code.first?.item.as(ExprSyntax.self) : nil
    for value in returns.found + [only].compactMap(\.self)
    where !value.is(NilLiteralExprSyntax.self) && !value.is(IfExprSyntax.self)
      && !value.is(SwitchExprSyntax.self)
    {
      note(value.range)
    }
  }

  private func note(_ value: Range<Int>) {
    changes.edits.insert("UIResponder.noted(", at: value.lowerBound)
    changes.edits.insert(")", at: value.upperBound)
    changes.needsShim = true
  }
}

/// The values that the statements of a body return, without those of closures and functions in it.
private final class ReturnedValues: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { found.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule of key-value observing: an observation gets the name of its property, and each `@objc dynamic var` of the app
/// says when it changes.
final class ObservingRule: RewritingRule {
  override class var words: [String] { ["observe(", "dynamic", "NSKeyValue"] }

  /// The properties of views that say so here.
  private static let geometry: Set = ["bounds", "center", "contentOffset", "contentSize", "frame"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.hasPrefix("NSKeyValueObserv") { needModule() }
    return .visitChildren
  }

  private func needModule() { changes.modules.insert("VirtualFoundation") }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "observe",
      let argument = node.arguments.first, argument.label == nil,
      let path = argument.expression.as(KeyPathExprSyntax.self)
    else { return .visitChildren }
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let name = names.joined(separator: ".")
    changes.edits.insert(", named: \"\(name)\"", at: argument.expression.range.upperBound)
    needModule()
    if !Self.geometry.contains(name), !module.dynamicProperties.contains(name) {
      warn(
        "unobserved-property",
        "nothing here says when '\(name)' changes: the closure is not called",
        at: argument.expression,
        hint: "the geometry of views is observed, and each '@objc dynamic var' of the app"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isDynamicVariable, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    func word(_ old: String) -> String {
      "VirtualFoundation.ObservedValues.didChange(self, \"\(name)\", from: \(old), to: \(name))"
    }
    guard let block = binding.accessorBlock else {
      changes.edits.insert(" { didSet { \(word("oldValue")) } }", at: binding.range.upperBound)
      needModule()
      return .visitChildren
    }
    guard case .accessors(let accessors) = block.accessors,
      accessors.allSatisfy({ ["didSet", "willSet"].contains($0.accessorSpecifier.text) })
    else { return .visitChildren }
    if let setter = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
      guard let body = setter.body else { return .visitChildren }
      let old = setter.parameters?.name.text ?? "oldValue"
      changes.edits.insert(" \(word(old));", at: body.leftBrace.range.upperBound)
    } else {
      changes.edits.insert(
        " didSet { \(word("oldValue")) }",
        at: block.leftBrace.range.upperBound
      )
    }
    needModule()
    return .visitChildren
  }
}
#endif

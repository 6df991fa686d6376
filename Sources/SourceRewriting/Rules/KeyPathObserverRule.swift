#if SourceRewriting
import SwiftSyntax

/// The rule of observers by the texts of key paths: a class that overrides `observeValue(forKeyPath:…)` of `NSObject` says
/// that it has the method, which without Objective-C nothing could override.
final class KeyPathObserverRule: RewritingRule {
  override class var words: [String] { ["forKeyPath", "NSKeyValueChange"] }

  private static let method = "observeValue(forKeyPath:of:change:context:)"

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.hasPrefix("NSKeyValueChange") { needModule() }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.hasPrefix("NSKeyValueChange") { needModule() }
    return .visitChildren
  }

  private func needModule() { changes.modules.insert("VirtualFoundation") }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.contains(where: { $0.label?.text == "forKeyPath" }) { needModule() }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    guard "\(node.name.text)(\(labels.joined()))" == Self.method,
      let word = node.modifiers.first(where: { $0.name.text == "override" }),
      let scope = node.enclosingType, let type = module.type(scope),
      !module.lineage(of: type).dropFirst().contains(where: { ancestor in
        ancestor.members.contains { $0.name == Self.method }
      })
    else { return .visitChildren }
    needModule()
    remove(word)
    // The class, or the extension that the method stands in, says that it observes.
    if let place = ConformancePlace(around: node) {
      changes.edits.insert(place.text("VirtualFoundation.KeyValueObserver"), at: place.offset)
    }
    let calls = SuperCalls(of: "observeValue")
    calls.walk(node)
    for call in calls.found { replace(call, with: "VirtualFoundation.ObservedValues.notHandled") }
    return .visitChildren
  }
}
#endif

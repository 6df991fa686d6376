#if SourceRewriting
import SwiftSyntax

/// The rule that a statement notes its line where it sets something of which a finding may say that it has no effect.
///
/// `bar.prompt = text` is `bar.prompt = UIResponder.noted(for: "prompt", text)`, and so is what a method gets first. A
/// method that gets nothing has its object noted. Names alone are those of UIKit's in subclasses of its classes.
final class SettingRule: RewritingRule {
  override class var words: [String] { ["import UIKit"] }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let last = parts.last,
      let name = settingName(parts[0]), isValue(parts[2])
    else { return .visitChildren }
    note(name, parts[2].range.lowerBound..<last.range.upperBound)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = settingName(node.calledExpression) else { return .visitChildren }
    if let first = node.arguments.first?.expression {
      if isValue(first) { note(name, first.range) }
    } else if node.trailingClosure == nil,
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !base.hasOptionalChain, !base.is(SuperExprSyntax.self)
    {
      note(name, base.range)
    }
    return .visitChildren
  }

  /// Returns the name of the property or method, if it is one of those of which something is said.
  private func settingName(_ node: ExprSyntax) -> String? {
    let member = node.as(MemberAccessExprSyntax.self)
    let name = (member?.declName ?? node.as(DeclReferenceExprSyntax.self))?.baseName.text
    guard let name, SettingNames.all.contains(name) else { return nil }
    return member.map { $0.base != nil } ?? isInSubclassOfUIKit(node) ? name : nil
  }

  private func isInSubclassOfUIKit(_ node: ExprSyntax) -> Bool {
    guard let scope = node.enclosingType, let type = module.type(scope) else { return false }
    return (module.roots(of: type) + [type.name]).contains { !UIKitClasses.lineage(of: $0).isEmpty }
  }

  /// Returns whether an expression can be an argument of a function, and is not `nil`, which sets nothing.
  private func isValue(_ node: ExprSyntax) -> Bool {
    !node.is(NilLiteralExprSyntax.self) && !node.is(IfExprSyntax.self)
      && !node.is(SwitchExprSyntax.self) && !node.is(InOutExprSyntax.self)
  }

  private func note(_ name: String, _ value: Range<Int>) {
    changes.edits.insert("UIResponder.noted(for: \"\(name)\", ", at: value.lowerBound)
    changes.edits.insert(")", at: value.upperBound)
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that previews for Xcode's canvas go: `#Preview { … }` and types that conform to SwiftUI's `PreviewProvider`.
final class PreviewRule: RewritingRule {
  override class var words: [String] { ["#Preview", "PreviewProvider"] }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  private func removePreview(
    _ node: some SyntaxProtocol,
    _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    removeProvider(node, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    removeProvider(node, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    removeProvider(node, node.inheritanceClause)
  }

  private func removeProvider(
    _ node: some SyntaxProtocol,
    _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let names = inherited?.inheritedTypes.map { $0.type.nameWithoutAttributes } ?? []
    guard names.contains(where: { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0) })
    else { return .visitChildren }
    remove(node)
    return .skipChildren
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that previews for Xcode's canvas go: `#Preview { … }`, types that conform to SwiftUI's `PreviewProvider`, and
/// those by which SwiftUI shows views and controllers of UIKit, with their extensions.
final class PreviewRule: RewritingRule {
  override class var words: [String] { ["#Preview"] + protocols }

  private static let protocols = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  /// The protocols of SwiftUI whose types are more than previews.
  private static let others: Set = ["App", "View", "ViewModifier"]

  /// Returns whether a file has previews, and nothing else of SwiftUI.
  static func areAll(of file: SourceFile, in module: ModuleDeclarations) -> Bool {
    guard file.contains(anyOf: words) else { return false }
    return !module.all.contains { type in
      type.declaration?.root.id == file.tree.id && !others.isDisjoint(with: type.inherited)
    }
  }

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

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = module.type(node.extendedType.nameWithoutAttributes)?.declaration
    let group = extended?.asProtocol((any DeclGroupSyntax).self)
    if let clause = group?.inheritanceClause, isOfPreviews(clause) {
      remove(node)
      return .skipChildren
    }
    return removeProvider(node, node.inheritanceClause)
  }

  private func removeProvider(
    _ node: some SyntaxProtocol,
    _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard let inherited, isOfPreviews(inherited) else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  private func isOfPreviews(_ inherited: InheritanceClauseSyntax) -> Bool {
    inherited.inheritedTypes.contains { type in
      let name = type.type.nameWithoutAttributes
      return Self.protocols.contains { name == $0 || name == "SwiftUI." + $0 }
    }
  }
}
#endif

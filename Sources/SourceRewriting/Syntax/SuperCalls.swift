#if SourceRewriting
import SwiftSyntax

/// The places of code that name a member of `super`.
final class SuperCalls: SyntaxVisitor {
  private(set) var found: [MemberAccessExprSyntax] = []
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      found.append(node)
    }
    return .visitChildren
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that subclasses of `UIColor`, `UIFont` and `UIImage` repeat that they are safe to hand on, as Swift wants.
///
/// UIKit's own are safe by their headers, where a subclass in Swift 5 mode need not say so.
final class SendableClassRule: RewritingRule {
  override class var words: [String] { ["class "] }

  private static let roots: Set = ["UIColor", "UIFont", "UIImage"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = node.enclosingType.map { $0 + "." } ?? ""
    guard let clause = node.inheritanceClause, let type = module.type(scope + node.name.text),
      module.roots(of: type).contains(where: Self.roots.contains),
      !type.inherited.contains(where: { $0.hasSuffix("Sendable") })
    else { return .visitChildren }
    // Unchecked, since Swift asks a subclass to repeat how the class above conforms, and UIKit's conform so; the subclass
    // answers for what it adds, as under UIKit.
    changes.edits.insert(", @unchecked Sendable", at: clause.inheritedTypes.range.upperBound)
    return .visitChildren
  }
}
#endif

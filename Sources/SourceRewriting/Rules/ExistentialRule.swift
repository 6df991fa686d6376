#if SourceRewriting
import SwiftSyntax

/// The rule that a source of a table is `any UITableViewDataSource`, and so are the app's protocols that refine it.
///
/// The protocol has types of its own here, by which a table knows of methods that are left out. Swift wants the word
/// for such a protocol, which UIKit's does not need.
final class ExistentialRule: RewritingRule {
  override class var words: [String] { [":"] }

  private lazy var names: Set<String> = {
    var names: Set = ["UITableViewDataSource"]
    var count = 0
    let interfaces = (module.all + module.imported.values).filter { $0.kind == .interface }
    while names.count > count {
      count = names.count
      names.formUnion(interfaces.filter { !names.isDisjoint(with: $0.inherited) }.map(\.name))
    }
    return names
  }()

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    file.contains(anyOf: Array(names)) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.name.text) else { return .visitChildren }
    var whole = TypeSyntax(node)
    if let all = node.parent?.parent?.parent?.as(CompositionTypeSyntax.self) {
      let first = all.elements.first { names.contains($0.type.trimmedDescription) }
      guard first?.type.id == whole.id else { return .visitChildren }
      whole = TypeSyntax(all)
    }
    guard let parent = whole.parent, !Self.namesProtocol(parent) else { return .visitChildren }
    let isOptional =
      parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    changes.edits.insert(isOptional ? "(any " : "any ", at: whole.range.lowerBound)
    if isOptional { changes.edits.insert(")", at: whole.range.upperBound) }
    return .visitChildren
  }

  /// Returns whether a type inside of a node is the protocol itself rather than an object of it.
  private static func namesProtocol(_ node: Syntax) -> Bool {
    switch node.kind {
    case .inheritedType, .genericParameter, .conformanceRequirement, .sameTypeRequirement,
      .extensionDecl, .someOrAnyType, .memberType, .metatypeType, .typeInitializerClause:
      true
    default: false
    }
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The place at which a class or an extension names one more protocol.
struct ConformancePlace {
  /// The place.
  let offset: Int
  private let isFirst: Bool

  /// Creates the place of the nearest class or extension that something stands in, or `nil` for none.
  init?(around node: some SyntaxProtocol) {
    var around = node.parent
    while let next = around {
      if let place = Self(of: next) {
        self = place
        return
      }
      around = next.parent
    }
    return nil
  }

  /// Creates the place of a declaration, or `nil` for one of another kind.
  init?(of node: Syntax) {
    let end: Int
    if let type = node.as(ClassDeclSyntax.self) {
      end = (type.genericParameterClause?.range ?? type.name.range).upperBound
    } else if let type = node.as(ExtensionDeclSyntax.self) {
      end = type.extendedType.range.upperBound
    } else {
      return nil
    }
    let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    offset = clause?.inheritedTypes.range.upperBound ?? end
    isFirst = clause == nil
  }

  /// Returns what is written there.
  func text(_ name: String) -> String { (isFirst ? ": " : ", ") + name }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that requirements that a type may leave out become properties that hold the method, or `nil`.
///
/// `@objc optional func cell(_ cell: Cell, didTap index: Int)` is the requirement of a property
/// `` `cell(_:didTap:)`: ((Cell, Int) -> Void)? ``, which is `nil` unless `OptionalWitnesses` writes another one.
final class OptionalRequirementRule: RewritingRule {
  override class var words: [String] { ["optional", "@objc"] }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOfObjectiveC = node.attributes.contains { element in
      if case .attribute(let attribute) = element { attribute.name == "objc" } else { false }
    }
    guard isOfObjectiveC else { return .visitChildren }
    restrictToClasses(node)
    var defaults: [String] = []
    let access = node.modifiers.map(\.name.text).first {
      ["public", "fileprivate", "private"].contains($0)
    }
    let scope = node.enclosingType.map { $0 + "." } ?? ""
    for member in module.type(scope + node.name.text)?.members ?? []
    where member.modifiers.contains("optional") {
      guard let type = member.closureType else { continue }
      let property = "var `\(member.name)`: \(type)"
      changes.edits.remove(member.range, of: file.bytes)
      changes.edits.insert(property + " { get }", at: member.range.lowerBound)
      defaults.append("\(access == "public" ? "public " : "")\(property) { nil }")
    }
    if !defaults.isEmpty {
      let body = defaults.joined(separator: "; ")
      let around = access.map { $0 == "public" ? "" : $0 + " " } ?? ""
      changes.edits.insert(
        "; \(around)extension \(scope)\(node.name.text) { \(body) }",
        at: node.range.upperBound
      )
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.modifiers.first(where: { $0.name.text == "optional" }) {
      remove(modifier)
      warn(
        "optional-property",
        "a property that a type may leave out has to be there",
        at: node,
        hint: "make a method of it, which may be left out"
      )
    }
    return .skipChildren
  }

  /// Protocols of Objective-C are those of classes.
  private func restrictToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      changes.edits.insert(": AnyObject", at: node.name.range.upperBound)
      return
    }
    let names = clause.inheritedTypes.map { $0.type.nameWithoutAttributes }
    if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      changes.edits.insert(", AnyObject", at: clause.inheritedTypes.range.upperBound)
    }
  }
}

extension DeclaredMember {
  /// The type of a property that holds the method or nothing; `nil` for a property.
  var closureType: String? {
    guard labels != nil else { return nil }
    return "((\(parameterTypes.joined(separator: ", "))) -> \(type ?? "Void"))?"
  }
}
#endif

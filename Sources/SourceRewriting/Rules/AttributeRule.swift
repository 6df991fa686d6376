#if SourceRewriting
import SwiftSyntax

/// The rule that attributes of Objective-C, of Interface Builder and of the main actor go.
final class AttributeRule: RewritingRule {
  override class var words: [String] { ["@", "nonisolated"] }

  private static let removed: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBOutletCollection",
    "IBSegueAction",
    "MainActor", "NSApplicationMain", "UIApplicationMain", "nonobjc", "objc", "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.name {
    case "NSManaged":
      warn(
        "managed-property",
        "a property of Core Data has no value here",
        at: node,
        hint: "keep the model out of the sources, and give the screen values"
      )
    case "main" where isOnApplicationDelegate(node): remove(node)
    case let name where Self.removed.contains(name): remove(node)
    default: break
    }
    return .skipChildren
  }

  /// Removes the `in` of a closure that says nothing but its actor before it.
  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    let isBare =
      node.capture == nil && node.parameterClause == nil && node.effectSpecifiers == nil
      && node.returnClause == nil
    let names = node.attributes.compactMap { element in
      if case .attribute(let attribute) = element { attribute.name } else { nil }
    }
    guard isBare, names.allSatisfy(Self.removed.contains) else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  private func isOnApplicationDelegate(_ node: AttributeSyntax) -> Bool {
    guard let type = node.parent?.parent?.as(ClassDeclSyntax.self) else { return false }
    return type.inheritanceClause?.inheritedTypes.contains {
      ["UIApplicationDelegate", "App"].contains($0.type.nameWithoutAttributes)
    } ?? false
  }
}
#endif

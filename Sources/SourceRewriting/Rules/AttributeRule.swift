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
        "a property that Core Data or Core Animation manages is a plain one here",
        at: node,
        hint: "it is nil or 0 until code sets it, and no animation does"
      )
      remove(node)
      if let property = node.parent?.parent?.as(VariableDeclSyntax.self) { addValues(to: property) }
    case "main" where isOnApplicationDelegate(node): remove(node)
    case let name where Self.removed.contains(name): remove(node)
    default: break
    }
    return .skipChildren
  }

  /// Has properties begin with nothing, as memory of Objective-C does; the compiler refuses those of other types.
  private func addValues(to property: VariableDeclSyntax) {
    for binding in property.bindings where binding.initializer == nil {
      guard let type = binding.typeAnnotation?.type,
        let value = Self.emptyValues[type.trimmedDescription]
      else { continue }
      changes.edits.insert(" = \(value)", at: type.range.upperBound)
    }
  }

  /// The values of types of Objective-C that are no objects; an optional is `nil` by itself.
  private static let emptyValues: [String: String] = {
    let numbers = ["Int", "UInt"].flatMap { name in ["", "8", "16", "32", "64"].map { name + $0 } }
    var values = ["Bool": "false", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero"]
    for name in numbers + ["CGFloat", "Double", "Float", "TimeInterval"] { values[name] = "0" }
    return values
  }()

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

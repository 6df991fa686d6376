#if SourceRewriting
import SwiftSyntax

/// The rule that the version of the system is the simulated device's, where `ProcessInfo` says the host's.
final class SystemVersionRule: RewritingRule {
  override class var words: [String] { Array(names.keys) }

  /// The members of Foundation, and those of UIKitShim in their place.
  private static let names = [
    "isOperatingSystemAtLeast": "isOperatingSystemOfDeviceAtLeast",
    "operatingSystemVersion": "operatingSystemVersionOfDevice",
    "operatingSystemVersionString": "operatingSystemVersionStringOfDevice",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.names[node.declName.baseName.text],
      let base = node.base?.trimmedDescription,
      ["processInfo", "ProcessInfo()"].contains(where: base.hasSuffix)
    else { return .visitChildren }
    replace(node.declName, with: name)
    changes.needsShim = true
    return .visitChildren
  }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that literals of colors and pictures become values of UIKit's classes, and `#keyPath` a text.
final class LiteralRule: RewritingRule {
  override class var words: [String] {
    ["#colorLiteral", "#imageLiteral", "#fileLiteral", "#keyPath"]
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pound.range.lowerBound..<node.macroName.range.upperBound
    switch node.macroName.text {
    case "colorLiteral": write("UIColor", at: name)
    case "imageLiteral":
      write("UIImage", at: name)
      if let label = node.arguments.first?.label {
        replace(label, with: "imageLiteralResourceName")
      }
    case "fileLiteral":
      warn("file-literal", "a file of the app's bundle is not known here", at: node)
    case "keyPath":
      guard let path = node.arguments.first?.expression.trimmedDescription else { break }
      // The types that a path begins with are not part of its text.
      let names = path.split(separator: ".").drop { $0.first?.isUppercase == true }
      replace(node, with: "\"" + names.joined(separator: ".") + "\"")
    default: break
    }
    return .visitChildren
  }

  private func write(_ name: String, at place: Range<Int>) {
    changes.edits.replace(place, with: name)
    changes.needsShim = true
  }
}
#endif

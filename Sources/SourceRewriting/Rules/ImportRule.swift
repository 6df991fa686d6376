#if SourceRewriting
import SwiftSyntax

/// The rule that imports of UIKit become imports of the shim, those of a simulated pod imports of the simulation, and
/// those of frameworks that only Apple has go.
///
/// XCTest brings UIKit with it, as on iOS. Of logs the names are imported that the file uses.
final class ImportRule: RewritingRule {
  override class var words: [String] { ["import", "Darwin."] }

  /// The pods that are simulated here, with what their modules have.
  private static let pods = [
    "TableViewScrollAndSelect": [
      "class TableSelection.TableViewScrollAndSelectController",
      "protocol TableSelection.TableViewScrollAndSelectDelegate",
    ]
  ]

  /// The names of logs, and of the locks beside them, that are there.
  private static let logNames = ["Logger", "OSAllocatedUnfairLock", "OSLog", "OSLogType", "os_log"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if AppleModules.shim.contains(module) {
      let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
      changes.edits.replace(start..<node.path.range.upperBound, with: "UIKitShim")
      changes.importsShim = true
    } else if module == "XCTest" {
      changes.needsShim = true
    } else if module == "Darwin" {
      replace(node.path, with: "Foundation")
    } else if AppleModules.logs.contains(module) {
      changes.edits.remove(node.range, of: file.bytes)
      changes.virtualNames.formUnion(Self.logNames.filter { file.contains(anyOf: [$0]) })
    } else if let names = Self.pods[module] {
      replace(node, with: names.map { "import \($0)" }.joined(separator: "; "))
    } else if AppleModules.missing.contains(module) {
      changes.edits.remove(node.range, of: file.bytes)
      let isForPreviews = module == "SwiftUI" && PreviewRule.areAll(of: file, in: self.module)
      guard !isForPreviews, !node.isUnderCondition(ofImporting: module) else {
        return .skipChildren
      }
      warn(
        "missing-module",
        "there is no module '\(module)' here: the import is left out, and so is what comes of it",
        at: node,
        hint: "code that uses '\(module)' compiles in a file that 'exclude' names, or not at all"
      )
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The C library comes with Foundation, and with UIKit.
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      replace(base, with: "Foundation")
      changes.modules.insert("Foundation")
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Returns whether the node is compiled only where a module can be imported.
  fileprivate func isUnderCondition(ofImporting module: String) -> Bool {
    var node = parent
    while let next = node {
      let condition = next.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription
      if condition?.contains("canImport(\(module))") == true { return true }
      node = next.parent
    }
    return false
  }
}
#endif

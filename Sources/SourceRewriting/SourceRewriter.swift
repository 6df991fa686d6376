package import LayoutDiagnostics

#if SourceRewriting
import SwiftSyntax
#endif

/// A rewriter of an app's sources, which compile with UIKitShim then and without Objective-C.
///
/// What becomes of a file has the lines of the file, and says whose they are, so that errors, findings and
/// `#filePath` name the app's own places. Columns are the file's up to the first thing on a line that is rewritten.
package struct SourceRewriter: Sendable {
  /// A file as it is, or as it is compiled.
  package struct File: Sendable, Hashable {
    /// The path, which errors name.
    package let path: String
    /// The text.
    package let text: String

    /// Creates a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The files as they are compiled, in the order of the app's.
  package private(set) var files: [File] = []
  /// The findings, by place.
  package private(set) var findings: [Diagnostic] = []

  /// Whether the trait `SourceRewriting` is on, without which nothing is rewritten.
  package static var isAvailable: Bool {
    #if SourceRewriting
    true
    #else
    false
    #endif
  }

  /// Creates what becomes of all files of a module.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - modules: The files of the app's other modules that this one may import, which are rewritten apart.
  ///   - assets: The names in the asset catalogs of the module.
  /// - Complexity: O(*n*) in the length of all files.
  package init(
    _ sources: [File],
    importing modules: [[File]] = [],
    assets: AssetNames = AssetNames()
  ) {
    #if SourceRewriting
    let parsed = sources.map { SourceFile(path: $0.path, text: $0.text) }
    let others = modules.map { files in
      // What others do not see need not be parsed.
      let seen = files.filter { $0.text.contains("public") || $0.text.contains("open") }
      return ModuleDeclarations(seen.map { SourceFile(path: $0.path, text: $0.text) })
    }
    let module = ModuleDeclarations(parsed, importing: others)
    let changes = parsed.map { Self.changes(of: $0, in: module) }
    let added = AddedMembers(module: module, changes: changes)
    OptionalWitnesses(added: added).write()
    MethodMarkers(added: added).write()
    let inherited = InheritedMethods(added: added).write()
    DependentProperties(added: added).write()
    EditActions(added: added).write()
    let called = ForeignOverrides(of: module, changes: changes).write()
    UnknownOverrides(added: added).write(allBut: called)
    ExtensionMembers(of: module, changes: changes).move(allBut: called, and: inherited)
    if changes.contains(where: \.importsShim) {
      // A header of the module or of a pod may bring UIKit to all of its files.
      for changes in changes where !changes.importsShim { changes.needsShim = true }
    }
    AssetSymbols(names: assets, module: module, changes: changes).write()
    for (file, changes) in zip(parsed, changes) {
      files.append(File(path: file.path, text: Self.text(of: file, with: changes)))
    }
    findings = changes.flatMap(\.findings).sortedByPlace()
    #else
    files = sources
    #endif
  }
}

#if SourceRewriting
extension SourceRewriter {
  private static let rules: [RewritingRule.Type] = [
    // What is around others comes first.
    SettingRule.self,
    ImportRule.self, ConditionRule.self, AttributeRule.self, SelectorRule.self,
    OptionalRequirementRule.self, OptionalCallRule.self, LiteralRule.self, ClassNameRule.self,
    ClockRule.self, SystemVersionRule.self, DateShadowRule.self, SendableClassRule.self,
    RegisteredClassRule.self,
    RespondingRule.self, KindRule.self, UncalledMethodRule.self, ObservingRule.self,
    KeyPathObserverRule.self,
    FoundationRule.self, PlaceRule.self, PreviewRule.self, FontRule.self, ExistentialRule.self,
  ]

  private static func changes(of file: SourceFile, in module: ModuleDeclarations) -> FileChanges {
    let changes = FileChanges()
    for rule in rules where file.contains(anyOf: rule.words) {
      rule.init(file, in: module, for: changes).walk(file.tree)
    }
    return changes
  }

  private static func text(of file: SourceFile, with changes: FileChanges) -> String {
    var imports: [String] = []
    if changes.needsShim { imports.append("import UIKitShim") }
    let own = changes.virtualNames.isEmpty ? [] : ["VirtualFoundation"]
    imports += changes.modules.union(own).sorted().map { "import \($0)" }
    // An import of one name goes before that of a whole module, and so before Foundation's.
    imports += changes.virtualNames.sorted().compactMap { name in
      virtualKinds[name].map { "import \($0) VirtualFoundation.\(name)" }
    }
    let head = imports.isEmpty ? "" : imports.joined(separator: "; ") + "\n"
    let body = changes.edits.text(of: 0..<file.bytes.count, in: file.bytes)
    let end = changes.endings.isEmpty ? "" : "\n" + changes.endings.joined(separator: "\n") + "\n"
    return head + SourceLocationMark(file: file, offset: 0).text + "\n" + body + end
  }

  /// The names of the module VirtualFoundation that go before those of Foundation.
  private static let virtualKinds = [
    "ContinuousClock": "struct", "DispatchGroup": "class", "DispatchQueue": "class",
    "DispatchTime": "struct", "DispatchWorkItem": "class", "MainActor": "enum",
    "Logger": "struct", "NotificationCenter": "class", "OSAllocatedUnfairLock": "struct",
    "OSLog": "class", "OSLogType": "struct", "RunLoop": "class", "Selector": "typealias",
    "SuspendingClock": "typealias", "Task": "struct",
    "NSStringFromClass": "func", "Timer": "class", "os_log": "func",
  ]
}
#endif

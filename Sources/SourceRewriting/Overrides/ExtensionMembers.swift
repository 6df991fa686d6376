#if SourceRewriting
import LayoutDiagnostics
import SwiftSyntax

/// The members of extensions that override, or are overridden or open to that, which Swift has in classes alone.
///
/// They move to the end of their class, with marks of their lines. What only their own file sees, and they use, is
/// seen by the whole module then.
struct ExtensionMembers {
  private let module: ModuleDeclarations
  private let changes: [FileChanges]

  /// Creates the movement, after all rules had their say.
  init(of module: ModuleDeclarations, changes: [FileChanges]) {
    self.module = module
    self.changes = changes
  }

  /// Moves the members.
  ///
  /// - Parameters:
  ///   - called: Overrides that stay where an extension of a class of UIKit's has them.
  ///   - written: Members that are overrides without having said so.
  func move(allBut called: Set<DeclaredMember.Place>, and written: Set<DeclaredMember.Place>) {
    let overridden = overriddenNames()
    for type in module.all {
      for member in type.members where member.isInExtension {
        let isOverridden = overridden[type.name]?.contains(member.name) == true && !member.isPrivate
        let isOverride = member.modifiers.contains("override") || written.contains(member.place)
        let isOpen = type.isOpen && member.modifiers.contains("open") && !member.isConditional
        guard isOverride || isOverridden || isOpen else { continue }
        guard type.kind == .reference || !called.contains(member.place) else { continue }
        guard type.kind == .reference, let end = type.end, !member.isConditional else {
          report(member, of: type)
          // UIKit's class keeps its own.
          if type.kind == .foreign {
            changes[member.file].remove(member, of: module.files[member.file])
          }
          continue
        }
        move(member, to: end)
      }
    }
  }

  /// Returns the names of members that a subclass overrides, by the classes that it inherits from.
  private func overriddenNames() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for type in module.all where type.kind == .reference {
      let own = type.members.filter { $0.modifiers.contains("override") }.map(\.name)
      for ancestor in module.lineage(of: type).dropFirst() {
        names[ancestor.name, default: []].formUnion(own)
      }
    }
    return names
  }

  private func move(_ member: DeclaredMember, to end: (file: Int, offset: Int)) {
    let (source, target) = (module.files[member.file], module.files[end.file])
    let text = changes[member.file].edits.text(
      of: member.range,
      in: source.bytes,
      skippingWhole: true
    )
    changes[member.file].remove(member, of: source)
    let indent = String(repeating: " ", count: source.column(at: member.range.lowerBound) - 1)
    let mark = SourceLocationMark(file: source, offset: member.range.lowerBound).text
    let back = SourceLocationMark(file: target, offset: end.offset).text
    let brace = String(repeating: " ", count: target.column(at: end.offset) - 1)
    let access = member.accessOfExtension.map { $0 + " " } ?? ""
    changes[end.file].edits.insert(
      "\n\(mark)\n\(indent)\(access)\(text)\n\(back)\n\(brace)",
      at: end.offset
    )
    if member.file != end.file { reveal(namesIn: member, of: source) }
    changes[end.file].virtualNames.formUnion(changes[member.file].virtualNames)
  }

  /// Lets the whole module see what a member uses of its file.
  private func reveal(namesIn member: DeclaredMember, of source: SourceFile) {
    let used = Set(
      source.tree.tokens(viewMode: .sourceAccurate).filter {
        member.range.contains($0.range.lowerBound)
      }.map(\.text)
    )
    for name in module.privateNames where name.file == member.file && used.contains(name.name) {
      changes[member.file].edits.remove(name.modifier, of: source.bytes)
    }
  }

  private func report(_ member: DeclaredMember, of type: DeclaredType) {
    let file = module.files[member.file]
    changes[member.file].findings.append(
      Diagnostic(
        .warning,
        code: "override-in-extension",
        type.kind == .foreign
          ? "'\(type.name)' is not the app's: what an extension of it overrides is left out"
          : "'\(member.name)' stands under a condition, and cannot move into '\(type.name)' with it",
        at: SourceMark(
          file: file.path,
          line: file.line(at: member.range.lowerBound),
          column: file.column(at: member.range.lowerBound)
        ),
        hint: "write it in the class '\(type.name)', or in a subclass"
      )
    )
  }
}

/// A line that says where the next one is of.
struct SourceLocationMark {
  /// The directive.
  let text: String

  /// Creates the mark of a place of a file.
  init(file: SourceFile, offset: Int) {
    text = "#sourceLocation(file: \(file.path.literal), line: \(file.line(at: offset)))"
  }
}
#endif

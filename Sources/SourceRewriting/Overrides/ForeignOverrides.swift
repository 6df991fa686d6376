#if SourceRewriting
import SwiftSyntax

/// The members that an app adds to UIKit's classes in extensions, and overrides below: Swift calls what the type of the
/// expression has, and Objective-C what the object has.
///
/// What is overridden asks for the class of its receiver and calls the override, which gets a name of its own. So does
/// what it does itself, which is what `super` means in an override. All stays on its line.
struct ForeignOverrides {
  /// An override, and the member of a class of UIKit's that it overrides.
  private struct Pair {
    let override: DeclaredMember
    let code: OverridableCode
    let base: DeclaredMember
    /// The class of the override and those that it inherits from, up to UIKit's first.
    let line: [String]
    /// The class that the extension of the base is of.
    let baseClass: String
    /// The name that the override gets.
    var name: String { override.baseName + "_of" + line[0].replacing(".", with: "") }
    /// The name that what the base does itself gets.
    var ownName: String { base.baseName + "_of" + baseClass.replacing(".", with: "") }
  }

  private let module: ModuleDeclarations
  private let changes: [FileChanges]

  /// Creates the search, after all rules had their say.
  init(of module: ModuleDeclarations, changes: [FileChanges]) {
    self.module = module
    self.changes = changes
  }

  /// Writes the calls.
  ///
  /// - Returns: The overrides that are called, which nobody has to move any more.
  func write() -> Set<DeclaredMember.Place> {
    let pairs = module.all.flatMap { type in
      type.members.compactMap { pair(of: $0, in: type) }
    }
    for (_, overrides) in Dictionary(grouping: pairs, by: \.base.place) { call(overrides) }
    for pair in pairs { rename(pair, among: pairs) }
    return Set(pairs.map(\.override.place))
  }

  /// Returns what a member overrides, if an extension of a class of UIKit's declares that.
  private func pair(of member: DeclaredMember, in type: DeclaredType) -> Pair? {
    guard member.modifiers.contains("override"), !member.isStatic,
      let code = OverridableCode(member.node)
    else { return nil }
    let line = lineage(of: type)
    for name in line.dropFirst() {
      guard let ancestor = module.types[name] else { continue }
      let candidates = ancestor.members.filter {
        $0.name == member.name && !$0.modifiers.contains("override") && !$0.isStatic
      }
      let same = candidates.first { $0.parameterTypes == member.parameterTypes }
      guard let base = same ?? (candidates.count == 1 ? candidates[0] : nil) else { continue }
      guard ancestor.kind == .foreign, OverridableCode(base.node) != nil else { return nil }
      return Pair(override: member, code: code, base: base, line: line, baseClass: name)
    }
    return nil
  }

  /// Returns the names of a class and of those that it inherits from, the nearest first, with UIKit's.
  private func lineage(of type: DeclaredType) -> [String] {
    guard type.kind == .reference else { return UIKitClasses.lineage(of: type.name) }
    let own = module.lineage(of: type)
    let foreign = (own.last?.inherited ?? []).lazy.map(UIKitClasses.lineage(of:))
    return own.map(\.name) + (foreign.first { !$0.isEmpty } ?? [])
  }

  /// Lets what is overridden call its overrides.
  private func call(_ pairs: [Pair]) {
    guard let first = pairs.first, let code = OverridableCode(first.base.node) else { return }
    let deepest = pairs.sorted {
      ($1.line.count, $0.line[0]) < ($0.line.count, $1.line[0])
    }
    changes[first.base.file].edits.insert(
      code.head(
        callingOneOf: deepest.map { .init(type: $0.line[0], name: $0.name) },
        orOwn: first.ownName
      ),
      at: code.brace
    )
  }

  /// Gives an override its own name, and the next one's to its `super`.
  private func rename(_ pair: Pair, among all: [Pair]) {
    let changes = changes[pair.override.file]
    let file = module.files[pair.override.file]
    changes.edits.replace(pair.code.name, with: pair.name)
    for modifier in pair.override.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    where modifier.name.text == "override" {
      changes.edits.remove(modifier.rangeWithSpace, of: file.bytes)
    }
    let next = pair.line.dropFirst().lazy.compactMap { name in
      all.first { $0.base.place == pair.base.place && $0.line[0] == name }?.name
    }.first
    let calls = SuperCalls(of: pair.override.baseName)
    calls.walk(pair.override.node)
    for call in calls.found {
      changes.edits.replace(call.range, with: "self." + (next ?? pair.ownName))
    }
  }
}
#endif

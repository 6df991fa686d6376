#if SourceRewriting
/// The types of the app's other modules, which are rewritten apart, as far as a module sees them.
///
/// Nothing is written into them here: they have no place, and their members no file.
enum ImportedTypes {
  /// Returns the public types, and the public members that the modules add to types of others, by their names; of two
  /// modules that have one name the first one counts.
  ///
  /// - Parameter modules: The modules, each with all of its files.
  /// - Returns: The types.
  static func types(of modules: [ModuleDeclarations]) -> [String: DeclaredType] {
    var found: [String: DeclaredType] = [:]
    for type in modules.flatMap(\.all) where type.isPublic || type.kind == .foreign {
      let seen = seenPart(of: type)
      if type.kind == .foreign, found[type.name]?.kind == .foreign {
        found[type.name]?.members += seen.members
      } else if found[type.name] == nil {
        found[type.name] = seen
      }
    }
    return found
  }

  private static func seenPart(of type: DeclaredType) -> DeclaredType {
    var type = type
    type.isImported = true
    type.end = nil
    type.declaration = nil
    if type.kind != .interface {
      type.members.removeAll { member in
        member.modifiers.union([member.accessOfExtension].compactMap(\.self))
          .isDisjoint(with: ["open", "public"])
      }
    }
    return type
  }
}
#endif

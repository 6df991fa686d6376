#if SourceRewriting
/// The classes of UIKit that are simulated, and what their subclasses see and can override.
enum PublicMembers {
  /// A class.
  struct Class {
    /// The class that it inherits from, or `nil` if that is one of Foundation's.
    let parent: String?
    /// The names with labels of the members that subclasses can override; those of the type itself after `class:`.
    let overridable: Set<String>
    /// The names of those that they cannot.
    let final: Set<String>
  }

  /// The classes by their names.
  static let classes = Dictionary(
    uniqueKeysWithValues: written.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      let members = Set(words.dropFirst(2))
      let final = members.filter { $0.hasPrefix("final:") }
      return (
        words[0],
        Class(
          parent: words[1] == "-" ? nil : words[1],
          overridable: members.subtracting(final),
          final: Set(final.map { String($0.dropFirst("final:".count)) })
        )
      )
    }
  )
}
#endif

#if SourceRewriting
/// The properties that hold the methods of a class which a protocol lets it leave out.
struct OptionalWitnesses {
  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  private var module: ModuleDeclarations { added.module }

  /// Writes a property into each class that has such a method, and into the class that it inherits the protocol from.
  func write() {
    for type in module.all where type.kind == .reference {
      for interface in conformances(of: type) {
        for requirement in interface.members where requirement.modifiers.contains("optional") {
          write(requirement, of: interface, in: type)
        }
      }
    }
  }

  /// Returns the protocols that the class or one that it inherits from conforms to.
  private func conformances(of type: DeclaredType) -> [DeclaredType] {
    var found: [DeclaredType] = []
    for part in module.lineage(of: type) {
      for interface in module.interfaces(of: part)
      where !found.contains(where: { $0.name == interface.name }) {
        found.append(interface)
      }
    }
    return found
  }

  private func write(
    _ requirement: DeclaredMember,
    of interface: DeclaredType,
    in type: DeclaredType
  ) {
    guard let property = requirement.closureType, type.end != nil else { return }
    let isOwn = implements(requirement, type)
    let isRoot = !module.lineage(of: type).dropFirst().contains { conforms($0, to: interface) }
    // The class that conforms has the property for its subclasses to override, those of other modules too.
    let isOverridden =
      interface.isPublic && type.isOpen
      || module.all.contains { isSubclass($0, of: type, with: requirement) }
    guard isOwn || isRoot && isOverridden else { return }
    let words = (interface.isPublic ? type.access : "") + (isRoot ? "" : "override ")
    let value = isOwn ? "self." + written(requirement) : "nil"
    added.add("\(words)var `\(requirement.name)`: \(property) { \(value) }", to: type)
  }

  /// Returns the name of a method as a value.
  private func written(_ requirement: DeclaredMember) -> String {
    requirement.labels?.isEmpty == true ? requirement.baseName : requirement.name
  }

  private func implements(_ requirement: DeclaredMember, _ type: DeclaredType) -> Bool {
    type.members.contains { $0.name == requirement.name && !$0.isStatic && $0.labels != nil }
  }

  private func conforms(_ type: DeclaredType, to interface: DeclaredType) -> Bool {
    module.interfaces(of: type).contains { $0.name == interface.name }
  }

  private func isSubclass(
    _ type: DeclaredType,
    of parent: DeclaredType,
    with requirement: DeclaredMember
  ) -> Bool {
    type.kind == .reference && implements(requirement, type)
      && module.lineage(of: type).dropFirst().contains { $0.name == parent.name }
  }
}
#endif

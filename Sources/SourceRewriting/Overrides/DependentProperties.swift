#if SourceRewriting
/// The properties of an app's classes that change with others, and what a class says of them to observers by
/// Objective-C's names.
///
/// `keyPathsForValuesAffectingValue(forKey:)`, `keyPathsForValuesAffectingTotal()` and
/// `automaticallyNotifiesObservers(forKey:)`, with one for each key, are methods of `NSObject` there; here a class says that
/// it has them.
struct DependentProperties {
  private static let method = "keyPathsForValuesAffectingValue(forKey:)"
  private static let prefix = DeclaredMember.dependencePrefix
  private static let teller = "automaticallyNotifiesObservers(forKey:)"
  private static let tellerPrefix = "automaticallyNotifiesObserversOf"

  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  private var module: ModuleDeclarations { added.module }

  /// Writes what the classes say.
  func write() {
    for type in module.all where type.kind == .reference {
      if type.hasDependentProperties { writePaths(of: type) }
      writeTeller(of: type)
    }
  }

  private func isRoot(_ type: DeclaredType, _ isMeant: (DeclaredType) -> Bool) -> Bool {
    !module.lineage(of: type).dropFirst().contains(where: isMeant)
  }

  private func writePaths(of type: DeclaredType) {
    guard let source = type.members.first(where: \.isSourceOfDependence) else { return }
    let isRoot = isRoot(type, \.hasDependentProperties)
    let own = type.members.first { $0.isStatic && $0.name == Self.method }
    let words = type.access + (isRoot ? "" : "override ")
    let table = table(
      of: type.members.filter { $0.isSourceOfDependence && $0.name != Self.method },
      after: Self.prefix
    )
    let head = "class func \(Self.prefix)Value(forKey key: String) -> Set<String>"
    if let own {
      if isRoot {
        added.removeOverride(of: own)
        added.replaceSuper(of: own, by: "VirtualFoundation.AffectingPaths(\(table))")
      }
    } else {
      let rest = isRoot ? "[]" : "super.\(Self.prefix)Value(forKey: key)"
      added.add("\(words)\(head) { \(table)[key] ?? \(rest) }", to: type)
    }
    let values = type.members.filter(\.isComputedDynamic).map(\.name)
    let cases = values.map { "case \"\($0)\": return self.\($0) as Any; " }.joined()
    let rest = isRoot ? "nil" : "super.computedValue(forKey: key)"
    if isRoot || !values.isEmpty {
      added.add(
        "\(words)func computedValue(forKey key: String) -> Any? { switch key { \(cases)default: return \(rest) } }",
        to: type
      )
    }
    guard isRoot else { return }
    conform(own ?? source, of: type, to: "KeyValueDependent")
  }

  /// Returns an expression of what members answer, by the keys that follow a prefix in their names.
  private func table(of members: [DeclaredMember], after prefix: String) -> String {
    let entries = members.map { member in
      let key = member.baseName.dropFirst(prefix.count)
      let call = member.baseName + (member.labels == nil ? "" : "()")
      return "\"\(key.prefix(1).lowercased() + key.dropFirst())\": \(call)"
    }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }

  private func writeTeller(of type: DeclaredType) {
    func isOfOneKey(_ member: DeclaredMember) -> Bool {
      member.isStatic && member.baseName.hasPrefix(Self.tellerPrefix)
    }
    func isTeller(_ member: DeclaredMember) -> Bool {
      member.isStatic && member.name == Self.teller || isOfOneKey(member)
    }
    guard let first = type.members.first(where: isTeller) else { return }
    let isRoot = isRoot(type) { $0.members.contains(where: isTeller) }
    let table = table(of: type.members.filter(isOfOneKey), after: Self.tellerPrefix)
    let own = type.members.first { $0.isStatic && $0.name == Self.teller }
    if let own {
      guard isRoot else { return }
      added.removeOverride(of: own)
      added.replaceSuper(of: own, by: "VirtualFoundation.AutomaticNotices(\(table))")
    } else {
      let words = type.access + (isRoot ? "" : "override ")
      let rest = isRoot ? "true" : "super.automaticallyNotifiesObservers(forKey: key)"
      added.add(
        "\(words)class func automaticallyNotifiesObservers(forKey key: String) -> Bool "
          + "{ \(table)[key] ?? \(rest) }",
        to: type
      )
    }
    if isRoot { conform(own ?? first, of: type, to: "KeyValueTeller") }
  }

  private func conform(_ member: DeclaredMember, of type: DeclaredType, to name: String) {
    added.conform(around: member, to: "VirtualFoundation.\(name)")
    added.changes[member.file].modules.insert("VirtualFoundation")
    if let end = type.end { added.changes[end.file].modules.insert("VirtualFoundation") }
  }
}
#endif

#if SourceRewriting
/// The actions of menus over selected text that classes of the app have: all responders have the methods, and a menu asks
/// which of them are written.
struct EditActions {
  private static let names = [
    "copy(_:)", "cut(_:)", "delete(_:)", "paste(_:)", "select(_:)", "selectAll(_:)",
  ]

  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  /// Has each such class say which ones it has.
  func write() {
    for type in added.module.all where type.kind == .reference {
      let own = Self.names.filter { name in
        type.members.contains { $0.name == name && $0.modifiers.contains("override") }
      }
      guard !own.isEmpty else { continue }
      let list = own.map { "\"\($0.prefix { $0 != "(" }):\"" }.joined(separator: ", ")
      added.add(
        type.access
          + "override class var writtenEditActions: Set<String> { super.writtenEditActions.union([\(list)]) }",
        to: type
      )
    }
  }
}
#endif

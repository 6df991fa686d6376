#if SourceRewriting
/// The protocols by which classes say whether they leave out a method of which the files ask.
struct MethodMarkers {
  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  /// Writes the protocols, and has classes conform to them.
  func write() {
    let questions = MethodQuestions(module: added.module)
    var written: Set<String> = []
    for changes in added.changes {
      for name in changes.askedMethods.sorted() where written.insert(name).inserted {
        guard let method = OptionalMethods.all[name] else { continue }
        for isThere in [false, true] {
          let marker = questions.marker(of: name, isThere: isThere)
          let classes =
            isThere
            ? questions.classes(having: name, method)
            : questions.classes(leavingOut: name, method)
          for type in classes { added.conform(type, to: marker) }
          if !classes.isEmpty { changes.endings.append("protocol \(marker): AnyObject {}") }
        }
      }
    }
  }
}
#endif

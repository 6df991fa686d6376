#if SourceRewriting
/// The question whether an object leaves out a method of UIKit's delegates.
///
/// Swift gives each class that conforms to a protocol all of its methods. So the classes of the module that leave one out
/// conform to a protocol that says so, and those that inherit from them and have it to another one. An object of
/// another module has it.
struct MethodQuestions {
  let module: ModuleDeclarations

  /// Returns the classes of the module that conform to the protocol of a method and leave it out, without those that
  /// inherit from one of them.
  func classes(leavingOut name: String, _ method: OptionalMethods.Method) -> [DeclaredType] {
    func leavesOut(_ type: DeclaredType) -> Bool {
      let line = module.lineage(of: type)
      return line.contains { isRequired(method, of: $0) }
        && !line.contains { has(name, $0) }
    }
    return module.all.filter { type in
      type.kind == .reference && leavesOut(type)
        && !module.lineage(of: type).dropFirst().contains { !$0.isImported && leavesOut($0) }
    }
  }

  /// Returns the test of the object `$0`.
  func test(of name: String, _ method: OptionalMethods.Method) -> String {
    let (without, with) = (marker(of: name, isThere: false), marker(of: name, isThere: true))
    let isEverywhere = classes(having: name, method).isEmpty
    return "$0 is \(without)" + (isEverywhere ? "" : " && !($0 is \(with))")
  }

  /// Returns the classes that have a method which one that they inherit from leaves out, without those that inherit it.
  func classes(having name: String, _ method: OptionalMethods.Method) -> [DeclaredType] {
    let leaving = Set(classes(leavingOut: name, method).map(\.name))
    return module.all.filter { type in
      let ancestors = module.lineage(of: type).dropFirst()
      return type.kind == .reference && has(name, type)
        && ancestors.contains { leaving.contains($0.name) }
        && !ancestors.contains { has(name, $0) }
    }
  }

  private func isRequired(_ method: OptionalMethods.Method, of type: DeclaredType) -> Bool {
    method.isRequired(of: type, in: module)
      || type.inherited.contains("UITableViewController")
        && !method.protocols.isDisjoint(with: ["UITableViewDataSource", "UITableViewDelegate"])
  }

  private func has(_ name: String, _ type: DeclaredType) -> Bool {
    type.members.contains { $0.name == name && !$0.isStatic }
  }

  /// Returns the name of the protocol of classes that have a method, or that leave it out.
  func marker(of name: String, isThere: Bool) -> String {
    let words = name.split { "(_:)".contains($0) }.joined(separator: "_")
    return "\(isThere ? "With" : "Without")_\(words)"
  }
}
#endif

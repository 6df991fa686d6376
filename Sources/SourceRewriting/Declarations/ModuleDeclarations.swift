#if SourceRewriting
import SwiftSyntax

/// The types of the app's module, over all of its files.
struct ModuleDeclarations {
  /// A declaration that only its own file sees.
  struct PrivateName {
    /// The name without labels.
    let name: String
    /// The number of the file.
    let file: Int
    /// The bytes of the word that makes it private, with the space behind it.
    let modifier: Range<Int>
  }

  /// The files.
  let files: [SourceFile]
  /// The types by their names.
  private(set) var types: [String: DeclaredType] = [:]
  /// The types of the app's other modules by their names, as far as this one sees them.
  let imported: [String: DeclaredType]
  /// The names of the types, in the order of the files.
  private(set) var order: [String] = []
  /// The declarations that only their own file sees.
  private(set) var privateNames: [PrivateName] = []
  /// The names of the variables that code in Objective-C can observe.
  private(set) var dynamicProperties: Set<String> = []

  /// Creates the list of what some files declare.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - modules: The app's other modules, which the files may import.
  init(_ files: [SourceFile], importing modules: [Self] = []) {
    self.files = files
    imported = ImportedTypes.types(of: modules)
    for (number, file) in files.enumerated() {
      let visitor = DeclarationVisitor(file: number)
      visitor.walk(file.tree)
      for type in visitor.types { add(type) }
      privateNames += visitor.privateNames
      dynamicProperties.formUnion(visitor.dynamicProperties)
    }
  }

  private mutating func add(_ part: DeclaredType) {
    guard var type = types[part.name] else {
      types[part.name] = part
      order.append(part.name)
      return
    }
    if part.kind != .foreign {
      type.kind = part.kind
      type.end = part.end
      type.declaration = part.declaration
      type.isPublic = part.isPublic
      type.isOpen = part.isOpen
      type.isPrivate = part.isPrivate
      type.isGeneric = part.isGeneric
    }
    type.inherited += part.inherited
    type.members += part.members
    type.initializers += part.initializers
    types[part.name] = type
  }

  /// The types, in the order of the files.
  var all: [DeclaredType] { order.compactMap { types[$0] } }

  /// Returns the type that a name means inside of another type, or `nil` for one that no module of the app has.
  func type(_ name: String, in scope: String? = nil) -> DeclaredType? {
    var around = scope?.split(separator: ".") ?? []
    while !around.isEmpty {
      let full = around.joined(separator: ".") + "." + name
      if let type = types[full] ?? imported[full] { return type }
      around.removeLast()
    }
    return types[name] ?? imported[name]
  }

  /// Returns whether the app declares the type that a name means, rather than only extending another module's.
  func declares(_ name: String, in scope: String?) -> Bool {
    type(name, in: scope).map { $0.kind != .foreign } ?? false
  }

  /// Returns the class and those of the app that it inherits from, the nearest first.
  func lineage(of type: DeclaredType) -> [DeclaredType] {
    var line = [type]
    while let parent = line.last?.inherited.lazy.compactMap({
      self.type($0, in: line.last?.name)
    }).first(where: { $0.kind == .reference }), !line.contains(where: { $0.name == parent.name }) {
      line.append(parent)
    }
    return line
  }

  /// Returns the names of what a class and those of the app that it inherits from inherit and the app does not
  /// declare.
  func roots(of type: DeclaredType) -> [String] {
    lineage(of: type).flatMap { part in
      part.inherited.filter { !declares($0, in: part.name) }
    }
  }

  /// Returns the protocols of the app that a type says it conforms to, with those that they refine.
  func interfaces(of type: DeclaredType) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var open = [type]
    while let next = open.popLast() {
      for name in next.inherited {
        guard let interface = self.type(name, in: next.name), interface.kind == .interface,
          !found.contains(where: { $0.name == interface.name })
        else { continue }
        found.append(interface)
        open.append(interface)
      }
    }
    return found
  }

  /// Returns the members with a name without labels of a type and of those it inherits from.
  func members(_ baseName: String, of type: DeclaredType) -> [DeclaredMember] {
    (lineage(of: type) + interfaces(of: type)).flatMap {
      $0.members.filter { $0.baseName == baseName }
    }
  }

  /// The requirements of protocols that a type may leave out, by their names with labels.
  var optionalRequirements: [String: (interface: DeclaredType, member: DeclaredMember)] {
    var found: [String: (DeclaredType, DeclaredMember)] = [:]
    let others = imported.values.sorted { $0.name < $1.name }
    for type in all + others where type.kind == .interface {
      for member in type.members where member.modifiers.contains("optional") {
        found[member.name] = found[member.name] ?? (type, member)
      }
    }
    return found
  }

  /// Returns whether some type of the module has a property of a name.
  func hasProperty(_ name: String) -> Bool {
    all.contains { $0.members.contains { $0.labels == nil && $0.name == name } }
  }
}
#endif

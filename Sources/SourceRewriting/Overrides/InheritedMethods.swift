#if SourceRewriting
import LayoutDiagnostics
import SwiftSyntax

/// The methods of UIKit's delegates that a subclass adds to a class which conforms to their protocol.
///
/// UIKit asks the object, and Swift the class that conforms: that one gets the method, which answers as if it were left
/// out, and the subclass overrides it.
struct InheritedMethods {
  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  private var module: ModuleDeclarations { added.module }

  /// Writes the methods.
  ///
  /// - Returns: The members that are overrides by that.
  func write() -> Set<DeclaredMember.Place> {
    var overrides: Set<DeclaredMember.Place> = []
    var written: Set<String> = []
    for type in module.all where type.kind == .reference {
      for member in type.members where isCandidate(member) {
        guard let method = OptionalMethods.all[member.name] else { continue }
        let ancestors = module.lineage(of: type).dropFirst()
        if let base = ancestors.last(where: { method.isRequired(of: $0, in: module) }) {
          guard !ancestors.contains(where: { implements(member.name, $0) }) else { continue }
          guard !base.isImported else {
            report(member, base.name)
            continue
          }
          if written.insert(base.name + " " + member.name).inserted { write(member, in: base) }
          overrides.insert(member.place)
          override(member, of: type, isSeenOutside: base.isPublic)
        } else if !method.isRequired(of: type, in: module), method.isOfUIKit,
          let root = unknownRoot(of: type)
        {
          report(member, root)
        }
      }
    }
    for type in module.all where type.inherited.contains("UITableViewController") {
      writeCommitting(of: type)
    }
    return overrides
  }

  private func isCandidate(_ member: DeclaredMember) -> Bool {
    member.labels != nil && !member.isStatic && !member.isConditional && !member.isPrivate
      && !member.modifiers.contains("override")
  }

  private func implements(_ name: String, _ type: DeclaredType) -> Bool {
    type.members.contains { $0.name == name && !$0.isStatic && !$0.isPrivate }
  }

  /// Writes the method that a member overrides.
  private func write(_ member: DeclaredMember, in base: DeclaredType) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      return (label == "_" ? "" : label + ": ") + name
    }
    let signature = function.signature.trimmedDescription.split(whereSeparator: \.isNewline)
    added.add(
      "\(base.access)func \(member.baseName)\(signature.joined(separator: " ")) "
        + "{ UIResponder.MethodsLeftOut.answers.\(member.baseName)(\(arguments.joined(separator: ", "))) }",
      to: base
    )
    if let end = base.end { added.changes[end.file].needsShim = true }
    writeEditing(member.name, in: base)
  }

  /// The methods of data sources of which a table asks whether a class has them, and the names of the answers.
  private static let editing = [
    "tableView(_:commit:forRowAt:)": "hasCommitMethod",
    "tableView(_:moveRowAt:to:)": "hasMoveMethod",
  ]

  /// Has a class say that it has none of the methods that change rows, and its subclasses which ones they have.
  private func writeEditing(_ name: String, in base: DeclaredType) {
    guard let answer = Self.editing[name] else { return }
    added.add("\(base.access)class var \(answer): Bool { false }", to: base)
    writeAnswer(answer, for: name, in: base)
    added.conform(base, to: "UITableView.\(answer == "hasMoveMethod" ? "Moving" : "Committing")")
  }

  /// Has a controller of a table say that it has no method that deletes rows, and its subclasses that they have one.
  private func writeCommitting(of type: DeclaredType) {
    let name = "tableView(_:commit:forRowAt:)"
    guard let answer = Self.editing[name], !implements(name, type) else { return }
    added.add("\(type.access)override class var \(answer): Bool { false }", to: type)
    writeAnswer(answer, for: name, in: type)
  }

  /// Has the subclasses of a class say that they have a method.
  private func writeAnswer(_ answer: String, for name: String, in base: DeclaredType) {
    for type in module.all where type.kind == .reference && implements(name, type) {
      let ancestors = module.lineage(of: type).dropFirst()
      guard ancestors.contains(where: { $0.name == base.name }),
        !ancestors.contains(where: { implements(name, $0) })
      else { continue }
      let access = base.isPublic && type.isPublic ? "public " : ""
      added.add("\(access)override class var \(answer): Bool { true }", to: type)
    }
  }

  private func override(_ member: DeclaredMember, of type: DeclaredType, isSeenOutside: Bool) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    let isShown =
      isSeenOutside && type.isPublic
      && member.modifiers.isDisjoint(with: ["open", "public"]) && member.accessOfExtension == nil
    added.changes[member.file].edits.replace(
      function.funcKeyword.range,
      with: (isShown ? "public " : "") + "override func"
    )
  }

  /// The ends of names of protocols, which stand in the place of a class that is inherited from.
  private static let protocolEndings = [
    "DataSource", "Delegate", "Input", "Logic", "Object", "Output", "Protocol", "Type", "able",
    "ing",
  ]

  /// Returns the class that a class inherits from and that no module of the app has, whose protocols are not known.
  private func unknownRoot(of type: DeclaredType) -> String? {
    guard let last = module.lineage(of: type).last, let parent = last.inherited.first,
      !module.declares(parent, in: last.name), UIKitClasses.lineage(of: parent).isEmpty,
      !Self.protocolEndings.contains(where: parent.hasSuffix)
    else { return nil }
    return parent
  }

  private func report(_ member: DeclaredMember, _ root: String) {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return }
    added.changes[member.file].findings.append(
      Diagnostic(
        .warning,
        code: "uncalled-method",
        "'\(root)' is another module's: if its objects are delegates, nothing calls '\(member.name)' here",
        at: module.files[member.file].mark(of: function.name),
        hint: "write the method in '\(root)' too, and override it"
      )
    )
  }
}
#endif

#if SourceRewriting
import LayoutDiagnostics
import SwiftSyntax

/// The overrides of what UIKit's classes have and the simulated ones do not, or have and let nobody override.
///
/// Such a member stays as one of its own, which nothing here calls, or is left out if it needs a value of what it overrides
/// or a type that is not here, and so the rest of the module compiles. A finding says so at its place.
struct UnknownOverrides {
  /// A kind of what an override is of, where nothing can be overridden.
  private enum Base {
    /// A member that the simulated class does not have.
    case unknown
    /// One that it has and that cannot be overridden.
    case final
    /// One of an extension of the class in another module of the app.
    case added
    /// One by which Objective-C finds methods.
    case runtime
    /// One of an extension of a protocol that it conforms to, which a member of a class hides.
    case hidden
  }

  /// The members that are written, after all rules had their say.
  let added: AddedMembers

  private var module: ModuleDeclarations { added.module }

  /// Takes the word `override` away from all of them.
  ///
  /// - Parameter called: Overrides of what the app's own extensions have, which are called otherwise.
  func write(allBut called: Set<DeclaredMember.Place>) {
    for type in module.all where type.kind == .reference {
      for member in type.members
      where member.modifiers.contains("override") && !called.contains(member.place) {
        guard let base = base(of: member, in: type) else { continue }
        if base == .hidden {
          added.removeOverride(of: member)
          continue
        }
        report(member, base, of: type, detach(member, base, of: type))
      }
    }
  }

  /// The members of Foundation's class that can be overridden.
  private static let ofFoundation: Set = [
    "copy()", "debugDescription", "description", "hash", "isEqual(_:)", "mutableCopy()",
  ]

  /// The members of Foundation's class that Objective-C alone has.
  private static let ofObjectiveC: Set = [
    "class:resolveInstanceMethod(_:)", "conforms(to:)", "doesNotRecognizeSelector(_:)",
    "forwardingTarget(for:)", "method(for:)", "responds(to:)",
  ]

  /// Returns what a member overrides that cannot be overridden, or `nil` if it can or nobody knows.
  private func base(of member: DeclaredMember, in type: DeclaredType) -> Base? {
    let own = module.lineage(of: type)
    let parents = (own.last?.inherited ?? []).lazy.map(UIKitClasses.lineage(of:))
    let name = (member.isStatic ? "class:" : "") + member.name
    if Self.ofObjectiveC.contains(name), !own.dropFirst().contains(where: { $0.declares(member) }) {
      return .runtime
    }
    if name == "class:description()", !own.dropFirst().contains(where: { $0.declares(member) }) {
      return .hidden
    }
    guard let foreign = parents.first(where: { !$0.isEmpty }) else { return nil }
    func isDeclared(in types: [DeclaredType]) -> Bool {
      types.contains { $0.declares(member) }
    }
    let classes = foreign.compactMap { PublicMembers.classes[$0] }
    let extended = foreign.compactMap { module.types[$0] }
    guard !isDeclared(in: own.dropFirst() + extended), !Self.ofFoundation.contains(name),
      !isKeyValueCoding(member),
      !classes.contains(where: { $0.overridable.contains(name) })
    else { return nil }
    if isDeclared(in: foreign.compactMap { module.imported[$0] }) { return .added }
    let isDelegate = foreign.first == "UIScrollView" && name == "delegate"
    if isDelegate, !member.isStored { return .hidden }
    return classes.contains { $0.final.contains(name) } ? .final : .unknown
  }

  /// Returns whether other rules have the member called.
  private func isKeyValueCoding(_ member: DeclaredMember) -> Bool {
    member.isSourceOfDependence || member.baseName.hasPrefix("automaticallyNotifiesObservers")
      || member.baseName == "observeValue"
  }

  /// Makes a member one of its own, or takes it away if it is nothing without what it overrides: if it needs a value of
  /// that, which nobody knows, or a type that is not here.
  ///
  /// - Returns: The advice for one that is taken away, or `nil` for one that stays.
  private func detach(_ member: DeclaredMember, _ base: Base, of type: DeclaredType) -> String? {
    let changes = added.changes[member.file]
    let calls = SuperCalls(of: member.baseName)
    calls.walk(member.node)
    let statements = calls.found.compactMap { call in
      let whole = call.parent?.as(FunctionCallExprSyntax.self).map(Syntax.init) ?? Syntax(call)
      let isStatement = member.type == nil && whole.parent?.is(CodeBlockItemSyntax.self) == true
      return isStatement ? whole.range : nil
    }
    let types = member.parameterTypes + [member.type].compactMap(\.self)
    let missing = types.lazy.compactMap { UIKitNames.firstMissing(in: $0, of: module) }.first
    let isCallable = base == .added || statements.count == calls.found.count
    let needsSuper = member.isStored || !isCallable
    if missing != nil || needsSuper || base == .runtime {
      changes.remove(member, of: module.files[member.file])
      let reason =
        base == .runtime
        ? "Objective-C alone asks it"
        : missing.map { "it names '\($0)'" } ?? "it needs a value of 'super'"
      return "it is left out, since \(reason): keep calls of it out of tests"
    }
    added.removeOverride(of: member)
    if base != .unknown, let name = member.nameToken {
      changes.edits.insert("_of" + type.name.replacing(".", with: ""), at: name.range.upperBound)
    }
    // What the other module has is there to be called.
    if base != .added {
      for statement in statements { changes.edits.replace(statement, with: "()") }
    }
    return nil
  }

  private func report(
    _ member: DeclaredMember,
    _ base: Base,
    of type: DeclaredType,
    _ advice: String?
  ) {
    guard !UncalledMethodRule.methods.contains(member.name), let name = member.nameToken else {
      return
    }
    added.changes[member.file].findings.append(
      Diagnostic(
        .warning,
        code: "uncalled-method",
        "nothing here calls '\(member.name)' of '\(type.name)': what it overrides is "
          + (base == .added ? "an extension's of another module" : "not simulated"),
        at: module.files[member.file].mark(of: name),
        hint: advice
      )
    )
  }
}

extension DeclaredType {
  /// Returns whether the type has a member of the name of another one.
  fileprivate func declares(_ member: DeclaredMember) -> Bool {
    members.contains { $0.name == member.name && $0.isStatic == member.isStatic }
  }
}

extension DeclaredMember {
  /// Whether it is a property that keeps a value, as one with observers does.
  fileprivate var isStored: Bool {
    node.as(VariableDeclSyntax.self).map { !$0.isComputed } ?? false
  }
  /// The word that names the member.
  fileprivate var nameToken: TokenSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) { return function.name }
    let pattern = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier
  }
}
#endif

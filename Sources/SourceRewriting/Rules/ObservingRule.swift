#if SourceRewriting
import SwiftSyntax

/// The rule of key-value observing: an observation gets the names of its property and the way to it, and each
/// `@objc dynamic var` of the app says when it changes.
final class ObservingRule: RewritingRule {
  override class var words: [String] {
    ["observe(", "dynamic", "NSKeyValue", "willChangeValue(", "didChangeValue("]
  }

  /// The properties of views that say so here.
  private static let geometry: Set = ["bounds", "center", "contentOffset", "contentSize", "frame"]
  /// The properties of UIKit that always are the same object.
  private static let constants: Set = [
    "contentView", "imageView", "navigationBar", "searchBar", "tabBar", "tableView", "textLabel",
    "titleLabel", "toolbar", "view",
  ]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.hasPrefix("NSKeyValueObserv") { needModule() }
    return .visitChildren
  }

  private func needModule() { changes.modules.insert("VirtualFoundation") }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let method =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let method, let argument = node.arguments.first else { return .visitChildren }
    let isByHand = ["willChangeValue", "didChangeValue"].contains(method)
    if isByHand, argument.label?.text == "forKey" { needModule() }
    guard argument.label?.text == (isByHand ? "for" : nil), isByHand || method == "observe",
      let path = argument.expression.as(KeyPathExprSyntax.self)
    else { return .visitChildren }
    let way = ObservedWay(path)
    needModule()
    let through = way.objects.isEmpty ? "" : ", through: [\(way.objects.joined(separator: ", "))]"
    changes.edits.insert(
      ", named: \"\(way.names.joined(separator: "."))\"\(isByHand ? "" : through)",
      at: argument.expression.range.upperBound
    )
    if !isByHand,
      let name = way.names.first(where: { !isObserved($0, isLast: $0 == way.names.last) })
    {
      warn(
        "unobserved-property",
        "nothing here says when '\(name)' changes: the closure is not called",
        at: argument.expression,
        hint: "the geometry of views is observed, and each '@objc dynamic var' of the app"
      )
    }
    return .visitChildren
  }

  /// Returns whether something says when a property changes; one on the way may also never do.
  private func isObserved(_ name: String, isLast: Bool) -> Bool {
    if module.dynamicProperties.contains(name) { return true }
    if !isLast {
      return Self.constants.contains(name)
        || module.all.contains { $0.members.contains { $0.name == name } }
    }
    let isAffected = module.all.contains { type in
      type.hasDependentProperties && type.members.contains { $0.name == name }
    }
    return Self.geometry.contains(name) || isAffected || isToldByHand(name)
  }

  private func isToldByHand(_ name: String) -> Bool {
    let words = ["forKey: \"\(name)\"", "for: \\.\(name))", "forKey: #keyPath(\(name))"]
    return module.files.contains { $0.contains(anyOf: words.map { "didChangeValue(\($0)" }) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isDynamicVariable, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    func word(_ old: String) -> String {
      "VirtualFoundation.ObservedValues.didChange(self, \"\(name)\", from: \(old), to: \(name))"
    }
    guard let block = binding.accessorBlock else {
      changes.edits.insert(" { didSet { \(word("oldValue")) } }", at: binding.range.upperBound)
      needModule()
      return .visitChildren
    }
    if let body = node.setter?.body {
      // What a setter sets is told by Objective-C when it is done.
      changes.edits.insert(
        " let formerOfKey = self.\(name); defer { \(word("formerOfKey")) };",
        at: body.leftBrace.range.upperBound
      )
      needModule()
    }
    guard case .accessors(let accessors) = block.accessors, !node.isComputed else {
      return .visitChildren
    }
    if let setter = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
      guard let body = setter.body else { return .visitChildren }
      let old = setter.parameters?.name.text ?? "oldValue"
      changes.edits.insert(" \(word(old));", at: body.leftBrace.range.upperBound)
    } else {
      changes.edits.insert(
        " didSet { \(word("oldValue")) }",
        at: block.leftBrace.range.upperBound
      )
    }
    needModule()
    return .visitChildren
  }
}

/// The names of a key path, and the way to the last one.
private struct ObservedWay {
  let names: [String]
  /// The paths to the objects before the last property, as they are written.
  let objects: [String]

  init(_ path: KeyPathExprSyntax) {
    var names: [String] = []
    var paths: [String] = []
    var text = "\\" + (path.root?.trimmedDescription ?? "")
    for component in path.components {
      if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
        names.append(property.declName.baseName.text)
        text += "." + property.declName.baseName.text
        paths.append(text)
      } else {
        text += component.trimmedDescription
      }
    }
    self.names = names
    objects = paths.dropLast().map(\.self)
  }
}
#endif

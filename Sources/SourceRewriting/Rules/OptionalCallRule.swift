#if SourceRewriting
import SwiftSyntax

/// The rule of calls of methods that a type may leave out.
///
/// Of the app's own protocols the property that holds the method is called, `delegate?.cell?(self, didTap: 1)` as
/// `` delegate?.`cell(_:didTap:)`?(self, 1) ``. Of UIKit's the method is, which does nothing where it is left out; where
/// it answers something, `MethodQuestions` asks first. The window of an application's delegate, which may be left out as
/// well, is one that is there.
final class OptionalCallRule: RewritingRule {
  override class var words: [String] {
    ["?(", "!(", "? {", "! {", ":)", "= nil", "let ", "delegate?.window", "delegate!.window"]
  }

  private lazy var requirements = module.optionalRequirements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      if let access = force.expression.as(MemberAccessExprSyntax.self) { call(access, in: node) }
      return .visitChildren
    }
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return .visitChildren }
    if call(access, in: node) { return .visitChildren }
    let name = access.declName.baseName.text
    let labels = node.labels
    let full = node.fullName(of: access)
    if labels.contains(where: { $0 != "_" }) || isOfUIKit(full) && !module.hasProperty(name) {
      replace(chain.questionMark, with: "")
      if let method = OptionalMethods.all[full], method.hasResult {
        ask(for: full, method, of: base, in: node)
      } else if !base.hasOptionalChain, node.parent?.is(CodeBlockItemSyntax.self) != true {
        insert("Optional(", around: node)
      }
    }
    return .visitChildren
  }

  /// Calls the property that holds a method of the app's own protocols, or returns false for another method.
  @discardableResult
  private func call(_ access: MemberAccessExprSyntax, in node: FunctionCallExprSyntax) -> Bool {
    guard let full = requirement(of: access, in: node) else { return false }
    replace(access.declName, with: "`\(full)`")
    for argument in node.arguments {
      if let label = argument.label, let colon = argument.colon {
        changes.edits.remove(
          label.range.lowerBound..<colon.rangeWithSpace.upperBound,
          of: file.bytes
        )
      }
    }
    return true
  }

  /// Returns the name with labels of a method of the app's own protocols that is called, or `nil` for another method.
  private func requirement(
    of access: MemberAccessExprSyntax,
    in call: FunctionCallExprSyntax
  ) -> String? {
    let full = call.fullName(of: access)
    guard call.trailingClosure != nil, access.declName.argumentNames == nil else {
      return requirements[full] == nil ? nil : full
    }
    // The closure stands for one more parameter, whose label is not written.
    let start = full.dropLast()
    return requirements.keys.sorted().first { name in
      name.hasPrefix(start) && name.dropFirst(start.count).filter { $0 == ":" }.count == 1
        && call.additionalTrailingClosures.isEmpty
    }
  }

  /// Returns whether UIKit has a method that a type may leave out, which a property of closures may be called as.
  private func isOfUIKit(_ name: String) -> Bool {
    OptionalMethods.all[name] != nil || UncalledMethodRule.methods.contains(name)
  }

  /// Has a call of a method answer `nil` for objects of classes that leave it out.
  private func ask(
    for name: String,
    _ method: OptionalMethods.Method,
    of base: ExprSyntax,
    in call: FunctionCallExprSyntax
  ) {
    let questions = MethodQuestions(module: module)
    let isAsked = !questions.classes(leavingOut: name, method).isEmpty
    let isWhole =
      call.parent?.is(MemberAccessExprSyntax.self) != true
      && call.parent?.is(OptionalChainingExprSyntax.self) != true
    if method.isLength, isWhole {
      let isOptional = isAsked || base.hasOptionalChain
      changes.edits.insert(isOptional ? "(" : "Optional(", at: call.range.lowerBound)
      changes.edits.insert(
        ").flatMap({ $0 == UITableView.unanswered ? nil : $0 })",
        at: call.range.upperBound
      )
      changes.needsShim = true
    } else if !isAsked, !base.hasOptionalChain, call.parent?.is(CodeBlockItemSyntax.self) != true {
      insert("Optional(", around: call)
    }
    if isAsked {
      changes.askedMethods.insert(name)
      let chain = base.as(OptionalChainingExprSyntax.self)
      let question = ".flatMap({ \(questions.test(of: name, method)) ? nil : $0 })?"
      if let chain {
        replace(chain.questionMark, with: question)
      } else {
        changes.edits.insert("Optional(", at: base.range.lowerBound)
        changes.edits.insert(")" + question, at: base.range.upperBound)
      }
    }
  }

  private func insert(_ start: String, around node: some SyntaxProtocol) {
    changes.edits.insert(start, at: node.range.lowerBound)
    changes.edits.insert(")", at: node.range.upperBound)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    nameProperty(of: node)
    let base = node.base?.trimmedDescription ?? ""
    guard node.declName.baseName.text == "window",
      ["UIApplication.shared.delegate?", "UIApplication.shared.delegate!"].contains(base)
    else { return .visitChildren }
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self) {
      replace(chain.questionMark, with: "")
    } else if let force = node.parent?.as(ForceUnwrapExprSyntax.self) {
      replace(force.exclamationMark, with: "")
    } else if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
      insert("Optional(", around: node)
    }
    return .visitChildren
  }

  /// Names the property that holds a method of the app's own protocols where the method is not called:
  /// `d.m(_:) != nil`, `if let m = d.m`.
  private func nameProperty(of node: MemberAccessExprSyntax) {
    guard !node.isCalled, !node.isInMacro, node.base != nil else { return }
    let name = node.declName.baseName.text
    if let names = node.declName.argumentNames {
      let full = name + names.trimmedDescription
      if requirements[full] != nil { replace(node.declName, with: "`\(full)`") }
    } else if node.isAskedForNil, !module.hasProperty(name) {
      let found = requirements.keys.filter { $0.hasPrefix(name + "(") }
      if found.count == 1 { replace(node.declName, with: "`\(found[0])`") }
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var labels: [String] { arguments.map { $0.label?.text ?? "_" } }

  /// Returns the name with labels of the method that is called.
  fileprivate func fullName(of method: MemberAccessExprSyntax) -> String {
    let name = method.declName.baseName.text
    return method.declName.argumentNames.map { name + $0.trimmedDescription }
      ?? name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is called, also one that may be missing.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.as(ExprSyntax.self)?.id
      }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }

  /// Whether it is asked of the member whether it is there: by a binding, or by a comparison with `nil`.
  fileprivate var isAskedForNil: Bool {
    if parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    let others = parent?.as(ExprListSyntax.self)?.filter { $0.id != ExprSyntax(self).id } ?? []
    return others.count == 2 && others[1].is(NilLiteralExprSyntax.self)
      && ["==", "!="].contains(others[0].trimmedDescription)
  }

  /// Whether the member is named by a macro, as in `#selector`.
  fileprivate var isInMacro: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(MacroExpansionExprSyntax.self) }
  }
}
#endif

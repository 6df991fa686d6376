#if SourceRewriting
import SwiftSyntax

/// The rule of the present date where its type is not written: `.now`, `.init()`, `Date.init`, and a calendar's today.
///
/// What a declaration's type says is written out; for the rest members of the file go before Foundation's.
final class DateShadowRule: RewritingRule {
  override class var words: [String] { ["now", "Date", "timeIntervalSinceNow", "isDateIn"] }

  /// The members that go before those of Foundation in a file, in one line.
  static let shadows = """
    fileprivate extension Date { init() { self = .onVirtualClock }; \
    init(timeIntervalSinceNow interval: TimeInterval) \
    { self.init(timeInterval: interval, since: .onVirtualClock) }; \
    static var now: Date { .onVirtualClock }; \
    var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.onVirtualClock) } }
    fileprivate extension Calendar { \
    func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .onVirtualClock) }; \
    func isDateInYesterday(_ date: Date) -> Bool { isDateOnVirtualClock(date, -1) }; \
    func isDateInTomorrow(_ date: Date) -> Bool { isDateOnVirtualClock(date, 1) }; \
    func isDateOnVirtualClock(_ date: Date, _ days: Int) -> Bool { \
    self.date(byAdding: .day, value: days, to: .onVirtualClock).map \
    { isDate(date, inSameDayAs: $0) } ?? false } }
    """

  private static let days = ["isDateInToday", "isDateInTomorrow", "isDateInYesterday"]

  private var hasBareInitializer = false
  private var namesDate = false

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Date" { namesDate = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard let access = node.memberAccess else {
      if name == "timeIntervalSinceNow", node.isUsed { shadow() }
      return .visitChildren
    }
    let isCalled = access.parent?.is(FunctionCallExprSyntax.self) == true
    switch (access.base?.trimmedDescription, name) {
    case (nil, "now") where !isCalled: present(at: access)
    case (nil, "init") where isCalled: initialize(access)
    case ("Date", "init") where !isCalled: shadow()
    case (_?, _) where Self.days.contains(name): shadow()
    default: break
    }
    return .visitChildren
  }

  private func initialize(_ access: MemberAccessExprSyntax) {
    guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return }
    if call.isOfWrittenType("Date") { return present(at: call) }
    hasBareInitializer = true
  }

  /// Writes the date where its type is said, and has the file's own members found elsewhere.
  private func present(at node: some ExprSyntaxProtocol) {
    guard !module.declares("Date", in: node.enclosingType) else { return }
    guard node.isOfWrittenType("Date") else { return shadow() }
    replace(node, with: "Date.onVirtualClock")
    changes.virtualNames.insert("Date")
  }

  private func shadow() {
    guard !module.declares("Date", in: nil) else { return }
    if !changes.endings.contains(Self.shadows) { changes.endings.append(Self.shadows) }
    changes.virtualNames.insert("Date")
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if hasBareInitializer, namesDate { shadow() }
  }
}

extension ExprSyntaxProtocol {
  /// Returns whether the expression is the value of a variable or parameter of a written type, or an optional one of it.
  fileprivate func isOfWrittenType(_ name: String) -> Bool {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return false }
    let type =
      clause.parent?.as(FunctionParameterSyntax.self)?.type
      ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return [name, name + "?"].contains(type?.trimmedDescription)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a value, and not a part of another name.
  fileprivate var isUsed: Bool { parent?.is(MemberAccessExprSyntax.self) != true }
}
#endif

#if SourceRewriting
import SwiftSyntax

/// The rule that times, timers and queues are those of the virtual clock.
final class ClockRule: RewritingRule {
  override class var words: [String] {
    Array(Self.virtual) + Array(hosts.keys) + [
      "Date", "MainActor", "timeIntervalSinceNow", "NSDate", "systemUptime", "isMainThread",
    ] + Array(others)
  }

  /// The names that the module VirtualFoundation has in the place of Foundation's.
  private static let virtual: Set = [
    "ContinuousClock", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWorkItem",
    "NotificationCenter", "RunLoop", "SuspendingClock", "Task", "Timer",
  ]

  /// The names that Foundation does not have on all systems, and the module VirtualFoundation has.
  private static let others: Set = [
    "CACurrentMediaTime", "CADisplayLink", "CAFrameRateRange", "CFAbsoluteTimeGetCurrent",
    "NSSelectorFromString", "NSStringFromSelector",
  ]

  /// The members of a thread that have nothing to do with a clock.
  private static let timeless: Set = ["callStackSymbols", "current", "isMainThread", "main"]

  /// The names that stay with the clock of the host, and what there is in their place.
  private static let hosts = [
    "DispatchSemaphore": "closures",
    "DispatchSource": "Timer",
    "OperationQueue": "DispatchQueue",
    "Thread": "DispatchQueue",
    "usleep": "DispatchQueue.main.asyncAfter",
    "sleep": "DispatchQueue.main.asyncAfter",
  ]

  private func note(_ name: String, at node: some SyntaxProtocol) {
    guard !module.declares(name, in: node.enclosingType) else { return }
    if Self.virtual.contains(name) {
      changes.virtualNames.insert(name)
    } else if Self.others.contains(name) {
      changes.modules.insert("VirtualFoundation")
    } else if let other = Self.hosts[name] {
      warn(
        "clock-of-the-host",
        "'\(name)' goes by the clock of the host, which stands apart from the virtual one",
        at: node,
        hint: "\(other) is on the virtual clock"
      )
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let access = node.memberAccess
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let isTimeless = name == "Thread" && Self.timeless.contains(member)
    if access == nil, !isTimeless,
      name != "sleep" || node.parent?.is(FunctionCallExprSyntax.self) == true
    {
      note(name, at: node)
    }
    if name == "MainActor", access == nil, !module.declares(name, in: node.enclosingType) {
      changes.virtualNames.insert(name)
    }
    if let access { noteMember(name, of: access) }
    return .visitChildren
  }

  private func noteMember(_ name: String, of access: MemberAccessExprSyntax) {
    let base = access.base?.trimmedDescription
    switch name {
    case "now" where base == "Date": write("Date.onVirtualClock", at: access)
    case "timeIntervalSinceNow" where access.base != nil:
      replace(access.declName, with: "timeIntervalSince(.onVirtualClock)")
      changes.virtualNames.insert("Date")
    case "timeIntervalSinceReferenceDate" where base == "Date":
      write("Date.onVirtualClock.timeIntervalSinceReferenceDate", at: access)
    case "isMainThread" where ["Thread", "Thread.current"].contains(base):
      replace(access.declName, with: "isMainOnVirtualClock")
      changes.modules.insert("VirtualFoundation")
    case "systemUptime" where base == "ProcessInfo.processInfo":
      write("CACurrentMediaTime()", at: access)
    default: break
    }
  }

  private func write(_ text: String, at node: some SyntaxProtocol) {
    replace(node, with: text)
    changes.virtualNames.insert("Date")
    changes.needsShim = true
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    guard ["Date", "Date.init", "Foundation.Date", "NSDate"].contains(called),
      !module.declares(called, in: node.enclosingType), node.trailingClosure == nil
    else { return .visitChildren }
    if node.arguments.isEmpty {
      write(
        called == "NSDate"
          ? "NSDate(timeInterval: 0, since: .onVirtualClock)" : "Date.onVirtualClock",
        at: node
      )
      return .skipChildren
    }
    if node.arguments.count == 1, let argument = node.arguments.first,
      argument.label?.text == "timeIntervalSinceNow", let label = argument.label
    {
      replace(label, with: "timeInterval")
      changes.edits.insert(", since: .onVirtualClock", at: argument.expression.range.upperBound)
      changes.virtualNames.insert("Date")
    }
    return .visitChildren
  }
}
#endif

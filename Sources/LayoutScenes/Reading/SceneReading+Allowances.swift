import LayoutDiagnostics

extension SceneReading {
  /// Reads what is wrong with the layout and meant so; the scene and the steps are read by then.
  func allowances(_ written: WrittenEntry) -> [Allowance]? {
    var earlier: [Allowance] = []
    return list(written, of: "maps") { value in
      guard let allowance = allowance(value) else { return nil }
      if let first = earlier.first(where: { $0.rule == allowance.rule && $0.view == allowance.view }
      ) {
        report(
          "duplicate-allowance",
          "\(quoted(allowance.rule.rawValue)) is allowed at \(quoted(allowance.view)) already",
          at: allowance.mark,
          notes: [.init("the other one is here", at: first.mark)]
        )
      }
      earlier.append(allowance)
      return allowance
    }
  }

  private func allowance(_ value: WrittenValue) -> Allowance? {
    guard let fields = fields(value, .allowance) else { return nil }
    let rule: LayoutRule? = require("rule", of: fields).flatMap { choice($0) }
    let view = require("at", of: fields).flatMap(allowedView)
    let reason = require("reason", of: fields).flatMap(text)
    if let reason, reason.allSatisfy(\.isWhitespace) {
      report(
        "missing-value",
        "the reason is empty",
        at: fields["reason"]?.value.mark,
        hint: "say in a few words why this is meant so"
      )
      return nil
    }
    guard let rule, let view, let reason else { return nil }
    return Allowance(rule, at: view, reason: reason, mark: value.mark)
  }

  /// Reads the name of a view that the scene has, or may have after a step.
  private func allowedView(_ written: WrittenEntry) -> String? {
    guard let name = text(written) else { return nil }
    let inStack = hasStack ? ["stack"] + stackNames.map(\.name) : []
    if inStack.contains(name) { return name }
    if let view = NamedView(rawValue: name) {
      check(view, at: written.value.mark)
      return missingViews[view] == nil ? name : nil
    }
    let names = NamedView.allCases.filter { missingViews[$0] == nil }.map(\.rawValue) + inStack
    report(
      "no-such-view",
      "no view is named \(quoted(name))",
      at: written.value.mark,
      notes: [.init("the names are \(quotedList(names))")],
      hint: nearestWord(to: name, among: names).map { "write '\($0)'" }
    )
    return nil
  }
}

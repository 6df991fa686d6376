public import LayoutDiagnostics

/// A rule of layouts that can be broken: one word for a scenario, one for Swift.
public enum LayoutRule: String, Sendable, Hashable, CaseIterable {
  /// Required constraints cannot hold together.
  case conflict
  /// Something was asked for that UIKit answers with an exception.
  case misuse
  /// A view that is drawn may lie in more than one place, or have more than one size.
  case ambiguity = "ambiguous"
  /// A view of the scene is not seen, or not touched where it lies; only a validation looks for that.
  case placement
  /// A text or a control of the scene is hard to read, or has no words; only a validation looks for that.
  case content
  /// A constraint has no effect; only a validation looks for that.
  case effect

  /// The noun in a sentence.
  package var noun: String {
    switch self {
    case .conflict: "conflict"
    case .misuse: "misuse"
    case .ambiguity: "ambiguity"
    case .placement: "placement"
    case .content: "content"
    case .effect: "effect"
    }
  }

  /// Whether a validation alone looks for it.
  package var isOfValidation: Bool {
    switch self {
    case .conflict, .misuse, .ambiguity: false
    case .placement, .content, .effect: true
    }
  }
}

/// An allowance of an intended mistake of a layout, with its reason.
public struct Allowance: Sendable, Hashable {
  /// The broken rule.
  public var rule: LayoutRule
  /// The name of the view with the mistake, which stands for the views without names in it too.
  public var view: String
  /// The reason.
  public var reason: String
  /// The place in the file, or `nil` for one from code.
  public var mark: SourceMark?

  /// Creates an allowance.
  public init(_ rule: LayoutRule, at view: String, reason: String, mark: SourceMark? = nil) {
    self.rule = rule
    self.view = view
    self.reason = reason
    self.mark = mark
  }
}

/// An entry of `allow`.
struct AllowanceMap: KeyMap {
  static let keys = MapKeys<Self>(.allowance)

  static func initial(at mark: SourceMark?) -> Allowance { Allowance(.misuse, at: "", reason: "") }

  let rule = Key("rule", ValueReader<LayoutRule>.choice)
    .help(
      "What is wrong: required constraints in conflict, misuse that UIKit answers with an exception, a view whose place or size is open, and what validation alone finds: a view that is not seen or touched where it lies, a text or control that is hard to read, a constraint without effect."
    )
    .meant(by: "code", "kind", "what")
  let at = Key("at", .allowedView)
    .help(
      "The view with which it is wrong, with the views without names in it: one that places name, 'stack', or a view of the scene or of its cells."
    )
    .meant(by: "view", "name", "on")
  let reason = Key("reason", .text)
    .help("Why it is meant so.")
    .meant(by: "because", "why", "comment")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Allowance? {
    let rule = fields.required(\.rule)
    let view = fields.required(\.at)
    let reason = fields.required(\.reason)
    if let reason, reason.allSatisfy(\.isWhitespace) {
      reading.report("missing-value", "the reason is empty", at: fields.reason?.value.mark)
        .hint("say in a few words why this is meant so")
      return nil
    }
    guard let rule, let view, let reason else { return nil }
    return Allowance(rule, at: view, reason: reason, mark: fields.mark)
  }
}

extension ValueReader where Value == [Allowance] {
  /// A reader of what is wrong and meant so, each once; the scene and the steps are read by then.
  static var allowances: Self {
    Self(
      "a list of maps such as {rule: ambiguous, at: touchView, reason: a text}",
      .list(.map(.allowance))
    ) { reading, written in
      var earlier: [Allowance] = []
      return reading.list(written, of: "maps") { value in
        guard let allowance = reading.map(value, AllowanceMap.self) else { return nil }
        if let first = earlier.first(where: {
          $0.rule == allowance.rule && $0.view == allowance.view
        }) {
          let message =
            "\(quoted(allowance.rule.rawValue)) is allowed at \(quoted(allowance.view)) already"
          reading.report("duplicate-allowance", message, at: allowance.mark)
            .note("the other one is here", at: first.mark)
        }
        earlier.append(allowance)
        return allowance
      }
    }
  }
}

extension ValueReader where Value == String {
  /// The name of a view that the scene has, or may have after a step.
  fileprivate static var allowedView: Self {
    Self("the name of a view", .suggestion(NamedView.allCases.map(\.rawValue))) {
      reading,
      written in
      guard let name = reading.text(written) else { return nil }
      let own = reading.namesOfViews
      if own.contains(name) { return name }
      if let view = NamedView(rawValue: name) {
        reading.check(view, at: written.value.mark)
        return reading.missingViews[view] == nil ? name : nil
      }
      let views = NamedView.allCases.filter { reading.missingViews[$0] == nil }
      let names = views.map(\.rawValue) + own
      reading.report("no-such-view", "no view is named \(quoted(name))", at: written.value.mark)
        .note("the names are \(quotedList(names))")
        .hint(nearestWord(to: name, among: names).map { "write '\($0)'" })
      return nil
    }
  }
}

public import LayoutDiagnostics

/// A rule of layouts that can be broken: one word for a scenario, one for Swift.
public enum LayoutRule: String, Sendable, Hashable, CaseIterable {
  /// Required constraints cannot hold together.
  case conflict
  /// Something was asked for that UIKit answers with an exception.
  case misuse
  /// A view that is drawn may lie in more than one place, or have more than one size.
  case ambiguity = "ambiguous"

  /// The noun in a sentence.
  package var noun: String {
    switch self {
    case .conflict: "conflict"
    case .misuse: "misuse"
    case .ambiguity: "ambiguity"
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

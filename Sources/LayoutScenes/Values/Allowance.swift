public import LayoutDiagnostics

/// What can be wrong with a layout: one word for a scenario, one for Swift.
public enum LayoutRule: String, Sendable, Hashable, CaseIterable {
  /// Required constraints cannot hold together.
  case conflict
  /// Something was asked for that UIKit answers with an exception.
  case misuse
  /// A view that is drawn may lie in more than one place, or have more than one size.
  case ambiguity = "ambiguous"

  /// What it is called in a sentence.
  package var noun: String {
    switch self {
    case .conflict: "conflict"
    case .misuse: "misuse"
    case .ambiguity: "ambiguity"
    }
  }
}

/// Something wrong with a layout that is meant so, and why.
public struct Allowance: Sendable, Hashable {
  /// What is wrong.
  public var rule: LayoutRule
  /// The name of the view with which it is wrong; it stands for the views without names in it too.
  public var view: String
  /// Why it is meant so.
  public var reason: String
  /// Where the file says so; nil for one that comes from code.
  public var mark: SourceMark?

  /// Makes an allowance.
  public init(_ rule: LayoutRule, at view: String, reason: String, mark: SourceMark? = nil) {
    self.rule = rule
    self.view = view
    self.reason = reason
    self.mark = mark
  }
}

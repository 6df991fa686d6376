package import Foundation
package import LayoutDiagnostics
package import LayoutVocabulary

/// A change of one constraint of a scenario, as an edit of the text of its file.
package struct ConstraintEdit: Sendable, Hashable {
  /// A kind of change.
  package enum Change: Sendable, Hashable {
    /// The constraint gets another priority.
    case priority(Float)
    /// The constraint gets another relation.
    case relation(LayoutRelation)
    /// The constraint gets another constant.
    case constant(CGFloat)
    /// The constraint goes.
    case removal
    /// Another constraint, of this text, comes after it.
    case addition(String)
    /// Another one comes after it, which gives a length for a reason.
    case length(String, reason: String)

    /// Returns whether two changes are of one kind.
    package func isLike(_ other: Self) -> Bool {
      switch (self, other) {
      case (.priority, .priority), (.relation, .relation), (.constant, .constant),
        (.removal, .removal), (.addition, .addition), (.length, .length):
        true
      default: false
      }
    }
  }

  /// The place of the constraint.
  package let mark: SourceMark
  /// The change.
  package let change: Change
  /// The constraint as it stands.
  package let oldText: String
  /// The constraint that comes of it, empty if it goes.
  package let newText: String
  private let edit: TextEdit

  /// Creates a change, or `nil` if no constraint stands alone at the place or the file's form leaves no room for it.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - constraint: The constraint.
  package init?(_ change: Change, of constraint: PlacedConstraint) {
    self.change = change
    mark = constraint.mark
    oldText = constraint.text
    var changed = constraint.written
    switch change {
    case .priority(let priority): changed.priority = priority
    case .relation(let relation): changed.relation = relation
    case .constant(let constant): changed.constant = constant
    case .removal:
      guard let removal = constraint.removal else { return nil }
      (newText, edit) = ("", removal)
      return
    case .addition(let text), .length(let text, _):
      guard let addition = constraint.addition(of: text) else { return nil }
      (newText, edit) = (text, addition)
      return
    }
    newText = changed.writtenText
    guard newText != oldText else { return nil }
    edit = .replacing(mark, by: constraint.quotes + newText + constraint.quotes)
  }

  /// The number of lines that the file has more after the change.
  package var addedLines: Int {
    edit.length == nil ? -1 : edit.text.contains("\n") ? 1 : 0
  }

  /// Returns the text of the file after the change.
  package func applied(to source: SourceText) -> String { TextEdit.applying([edit], to: source) }

  /// The advice in words: "write 'touchView.width == 72 @ 999' in place of 'touchView.width == 72'".
  package var advice: String {
    switch change {
    case .priority, .relation, .constant:
      "write \(quoted(newText)) in place of \(quoted(oldText))"
    case .removal: "delete \(quoted(oldText))"
    case .addition: "add \(quoted(newText))"
    case .length(_, let reason): "add \(quoted(newText)), \(reason)"
    }
  }
}

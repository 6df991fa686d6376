package import LayoutDiagnostics

/// A remark that pictures show about a thing on the screen, or between things.
package struct Annotation: Sendable, Hashable {
  /// A thing that a remark is about.
  package enum Subject: Sendable, Hashable {
    /// A thing, with a number of the legend or with words.
    case thing(Place)
    /// The distance between two edges that lie in one direction.
    case measure(Edge, Edge)
    /// The span from one place to another, from top to bottom.
    case bracket(Place, Place)
    /// The way from one place to another.
    case arrow(Place, Place)
    /// The way of the finger up to the snapshot.
    case path
    /// The whole picture.
    case caption(String)
  }

  /// An edge of a thing on the screen.
  package struct Edge: Sendable, Hashable {
    /// The thing, or `nil` for the screen.
    package var place: Place?
    package var side: Side
  }

  /// A side of a thing, or of the screen.
  package enum Side: String, Sendable, Hashable, CaseIterable {
    case top
    case bottom
    case left
    case right
    case leading
    case trailing

    /// Whether it is an edge that goes from left to right.
    package var isHorizontal: Bool { self == .top || self == .bottom }

    /// Returns whether it is at the left, or `nil` for the top and the bottom.
    package func isLeft(inRightToLeft isRightToLeft: Bool) -> Bool? {
      switch self {
      case .top, .bottom: nil
      case .left: true
      case .right: false
      case .leading: !isRightToLeft
      case .trailing: isRightToLeft
      }
    }
  }

  package var subject: Subject
  /// The number in the legend, or `nil` for none.
  package var number: Int?
  /// The words, in the legend for a thing with a number, or `nil` for none.
  package var text: String?
  /// The side at which it stands, or `nil` for the best.
  package var side: Side?
  /// The snapshots whose pictures show it, or `nil` for all.
  package var snapshots: [String]?
  /// The place in the file, or `nil` for one from code.
  package var mark: SourceMark?

  /// Creates an annotation.
  package init(_ subject: Subject, mark: SourceMark? = nil) {
    self.subject = subject
    self.mark = mark
  }

  /// Whether it is about the whole picture, and has no place on the screen.
  package var isCaption: Bool { if case .caption = subject { true } else { false } }

  /// Whether it is the way of the finger up to whatever moment a picture shows.
  var isWayOfAllMoments: Bool { subject == .path && snapshots == nil }

  /// Returns whether the picture of a snapshot shows it.
  package func isShown(in snapshot: String) -> Bool { snapshots?.contains(snapshot) ?? true }
}

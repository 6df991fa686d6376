import Foundation

/// A format of the Visual Format Language, taken apart, such as `H:|-[a(40)]-8-[b]|`.
///
/// Names are not looked up yet. Places are ranges of characters, counted from 0, by which an error points
/// into the format.
struct VisualFormat: Hashable {
  /// The direction in which the elements follow each other.
  let axis: LayoutAxis
  /// The views in reading order, and at either end perhaps their superview.
  let elements: [Element]
  /// The connections between each element and the next one.
  let connections: [Connection]

  /// An element at which a connection begins or ends.
  enum Element: Hashable {
    /// `|`, the superview of the view beside it
    case superview(of: Name, place: Range<Int>)
    /// `[name(sizes)]`
    case view(Name, sizes: [Predicate])
  }

  /// A name of a view in the dictionary of views.
  struct Name: Hashable {
    let text: String
    let place: Range<Int>
  }

  /// A connection between two elements.
  enum Connection: Hashable {
    /// Nothing: the two meet.
    case touching
    /// `-`: the space that the system recommends.
    case standardSpace
    /// `-8-` or `-(>=8,<=20@750)-`
    case spaces([Predicate])
  }

  /// A predicate of a space or of the size of a view: `>=8@750`.
  struct Predicate: Hashable {
    let relation: LayoutConstraint.Relation
    let object: Value
    /// The priority, or `nil` for required.
    let priority: Value?
  }

  /// A number, or the name of one or of a view.
  struct Value: Hashable {
    enum Content: Hashable {
      case number(CGFloat)
      case name(String)
    }

    let content: Content
    let place: Range<Int>
  }
}

/// An error of a format that makes no constraints.
struct VisualFormatError: Error, Hashable {
  /// The reason, in lower case and without a period.
  let reason: String
  /// The characters that are meant, counted from 0, beyond the last one for the end of the format.
  let place: Range<Int>
  /// The advice, or `nil` if there is none.
  var hint: String?
}

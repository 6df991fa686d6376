package import Foundation

/// A format of the Visual Format Language, taken apart, such as `H:|-[a(40)]-8-[b]|`.
///
/// Names are not looked up yet. Places are ranges of characters, counted from 0, by which an error points
/// into the format.
package struct VisualFormat: Hashable {
  /// The direction in which the elements follow each other.
  package let axis: LayoutAxis
  /// The views in reading order, and at either end perhaps their superview.
  package let elements: [Element]
  /// The connections between each element and the next one.
  package let connections: [Connection]

  /// An element at which a connection begins or ends.
  package enum Element: Hashable {
    /// `|`, the superview of the view beside it
    case superview(of: Name, place: Range<Int>)
    /// `[name(sizes)]`
    case view(Name, sizes: [Predicate])
  }

  /// A name of a view in the dictionary of views.
  package struct Name: Hashable {
    /// The name.
    package let text: String
    /// The characters of the format.
    package let place: Range<Int>

    /// Creates a name.
    package init(text: String, place: Range<Int>) {
      self.text = text
      self.place = place
    }
  }

  /// A connection between two elements.
  package enum Connection: Hashable {
    /// Nothing: the two meet.
    case touching
    /// `-`: the space that the system recommends.
    case standardSpace
    /// `-8-` or `-(>=8,<=20@750)-`
    case spaces([Predicate])
  }

  /// A predicate of a space or of the size of a view: `>=8@750`.
  package struct Predicate: Hashable {
    /// The relation to the object.
    package let relation: LayoutRelation
    /// The object that is compared with.
    package let object: Value
    /// The priority, or `nil` for required.
    package let priority: Value?
  }

  /// A number, or the name of one or of a view.
  package struct Value: Hashable {
    /// A content of a value.
    package enum Content: Hashable {
      /// A number.
      case number(CGFloat)
      /// A name.
      case name(String)
    }

    /// The number or the name.
    package let content: Content
    /// The characters of the format.
    package let place: Range<Int>
  }
}

/// An error of a format that makes no constraints.
package struct VisualFormatError: Error, Hashable {
  /// The reason, in lower case and without a period.
  package let reason: String
  /// The characters that are meant, counted from 0, beyond the last one for the end of the format.
  package let place: Range<Int>
  /// The advice, or `nil` if there is none.
  package var hint: String?

  /// Creates an error.
  package init(reason: String, place: Range<Int>, hint: String? = nil) {
    self.reason = reason
    self.place = place
    self.hint = hint
  }
}

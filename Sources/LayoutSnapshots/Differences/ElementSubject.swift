import LayoutDiagnostics

/// The words for an element of a picture in a message.
struct ElementSubject: Hashable {
  /// The row, header or the like that the element is or belongs to.
  struct RowPlace: Hashable {
    /// The role: "row".
    let role: String
    /// The prefix of the number, "1/" for the rows of section 1, or empty if there is none.
    let section: String
    /// The number of the place.
    let number: Int
  }

  /// The row that the element is or belongs to, or `nil` if there is none.
  let place: RowPlace?
  /// The part in that row or on the screen, empty for the row itself.
  let part: String
}

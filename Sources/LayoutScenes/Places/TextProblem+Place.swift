extension TextProblem {
  /// Returns a problem of a place.
  static func place(
    _ message: String,
    _ range: Range<Int>,
    hint: String? = nil,
    note: String? = nil
  ) -> Self {
    Self(code: "place", message: message, range: range, hint: hint, note: note)
  }
}

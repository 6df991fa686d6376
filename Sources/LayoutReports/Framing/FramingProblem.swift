/// A reason why a picture cannot be framed as its file says.
package struct FramingProblem: Error, Hashable {
  /// The reason in words.
  package let message: String
  /// The advice.
  package let hint: String
}

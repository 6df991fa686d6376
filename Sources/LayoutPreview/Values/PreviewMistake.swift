/// A request that cannot be answered, in words for the reader.
package struct PreviewMistake: Error, Sendable, Hashable {
  /// The message, in lower case and without a period.
  package let message: String

  init(_ message: String) { self.message = message }

  /// The mistake of a question whose file was saved again before the answer was there.
  static let overtaken = Self("the file has been saved again meanwhile")
}

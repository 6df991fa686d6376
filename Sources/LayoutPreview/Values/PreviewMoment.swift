/// A moment of a scenario.
package enum PreviewMoment: Sendable, Hashable {
  /// After the last step.
  case end
  /// After this number of steps, 0 for the beginning.
  case steps(Int)
  /// A time since the beginning.
  case time(Duration)

  /// Creates a moment from `end`, from `3` for a number of steps, or from `420ms`.
  package init(_ text: String) throws(PreviewMistake) {
    if text == "end" || text.isEmpty {
      self = .end
    } else if let count = Int(text), count >= 0 {
      self = .steps(count)
    } else if text.hasSuffix("ms"), let number = Int64(text.dropLast(2)), (0...1 << 40) ~= number {
      self = .time(.milliseconds(number))
    } else {
      throw PreviewMistake("'\(text)' is no moment: write 'end', '3' for three steps, or '420ms'")
    }
  }
}

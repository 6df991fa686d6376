/// A value for each frame of a part of a film: a row goes by in a small part of a long one.
struct FilmPart<Value> {
  /// The frames of the part.
  let frames: Range<Int>
  private(set) var values: [Value]

  /// Creates the values of a part, one for each of its frames.
  init(_ values: [Value], in frames: Range<Int>) {
    precondition(values.count == frames.count, "\(values.count) values for \(frames.count) frames")
    (self.values, self.frames) = (values, frames)
  }

  /// Creates the same value for each frame of a part.
  init(repeating value: Value, in frames: Range<Int>) {
    self.init(Array(repeating: value, count: frames.count), in: frames)
  }

  /// The value in a frame of the part.
  subscript(frame: Int) -> Value {
    get { values[frame - frames.lowerBound] }
    set { values[frame - frames.lowerBound] = newValue }
  }

  /// Returns what a function makes of each value and its frame.
  func mapped<Other>(_ change: (Int, Value) -> Other) -> FilmPart<Other> {
    FilmPart<Other>(zip(frames, values).map(change), in: frames)
  }
}

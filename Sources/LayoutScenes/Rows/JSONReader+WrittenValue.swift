import LayoutDiagnostics

extension JSONReader {
  /// Reads a value as a file of YAML would have it.
  mutating func written(
    _ marks: ByteMarks,
    depth: Int = 0
  ) throws(FileProblem) -> WrittenValue {
    try checkDepth(depth)
    let place = marks.mark(at: position)
    func value(_ content: WrittenValue.Content) -> WrittenValue {
      WrittenValue(content: content, mark: place, textColumn: nil)
    }
    switch next {
    case UInt8(ascii: "{"):
      var entries: [WrittenEntry] = []
      try object { reader, name, offset throws(FileProblem) in
        let read = try reader.written(marks, depth: depth + 1)
        entries.append(WrittenEntry(key: name, keyMark: marks.mark(at: offset), value: read))
      }
      return value(.map(entries))
    case UInt8(ascii: "["):
      var values: [WrittenValue] = []
      try list { reader throws(FileProblem) in
        values.append(try reader.written(marks, depth: depth + 1))
      }
      return value(.list(values))
    case UInt8(ascii: "\""): return value(.text(try string(), isPlain: false))
    default:
      let word = try word()
      return value(word == "null" ? .nothing : .text(word, isPlain: true))
    }
  }
}

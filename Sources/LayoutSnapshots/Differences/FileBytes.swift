import Foundation

// Questions about parts of a file's bytes, which no text has to be made for.
extension [UInt8] {
  /// Returns the first place of a byte from another place on, or the end.
  ///
  /// - Complexity: O(*n*).
  func place(of byte: UInt8, from start: Int) -> Int {
    guard start < count else { return count }
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return bytes.count }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Returns whether a part of the file is a word.
  func part(_ part: Range<Int>, is word: String) -> Bool {
    part.count == word.utf8.count && holds(word, at: part.lowerBound)
  }

  /// Returns whether a word stands at a place.
  func holds(_ word: String, at place: Int) -> Bool {
    guard place <= count - word.utf8.count else { return false }
    var word = word
    return word.withUTF8 { word in
      unsafe withUnsafeBytes { bytes in
        guard let ours = bytes.baseAddress, let theirs = word.baseAddress else { return true }
        return unsafe memcmp(ours + place, theirs, word.count) == 0
      }
    }
  }

  /// Returns whether a part of the file is the same as a part of another one.
  func part(_ part: Range<Int>, equals other: [UInt8], _ otherPart: Range<Int>) -> Bool {
    guard part.count == otherPart.count, !part.isEmpty else {
      return part.isEmpty && otherPart.isEmpty
    }
    return unsafe withUnsafeBytes { ours in
      unsafe other.withUnsafeBytes { theirs in
        let (ours, theirs) = unsafe (ours[part], theirs[otherPart])
        guard let left = unsafe UnsafeRawBufferPointer(rebasing: ours).baseAddress,
          let right = unsafe UnsafeRawBufferPointer(rebasing: theirs).baseAddress
        else { return true }
        return unsafe memcmp(left, right, ours.count) == 0
      }
    }
  }

  /// Returns the number of bytes that the file has in common with a text from the begin on.
  ///
  /// - Complexity: O(*n*).
  func commonStart(with text: String.UTF8View) -> Int {
    let place = unsafe text.withContiguousStorageIfAvailable { theirs in
      unsafe withUnsafeBytes { ours in
        unsafe Self.commonStart(ours, UnsafeRawBufferPointer(theirs))
      }
    }
    return place ?? zip(self, text).prefix { $0 == $1 }.count
  }

  private static func commonStart(
    _ ours: UnsafeRawBufferPointer,
    _ theirs: UnsafeRawBufferPointer
  ) -> Int {
    let most = Swift.min(ours.count, theirs.count)
    var place = 0
    // Eight bytes at once.
    while place + 8 <= most,
      unsafe ours.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        == theirs.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    {
      place += 8
    }
    while place < most, unsafe ours[place] == theirs[place] { place += 1 }
    return place
  }

  /// Returns the number of the line, from 1, in which a place lies.
  func line(at place: Int) -> Int {
    var line = 1
    var next = self.place(of: UInt8(ascii: "\n"), from: 0)
    while next < place {
      line += 1
      next = self.place(of: UInt8(ascii: "\n"), from: next + 1)
    }
    return line
  }
}

import Foundation

/// A namespace for searches in bytes that go over many of them at a time.
enum ByteSearch {
  /// Returns the place of the first occurrence of some bytes at or behind a place.
  ///
  /// The system's search for one byte, which looks at many at a time, leads from one candidate to the next.
  ///
  /// - Parameters:
  ///   - needle: The bytes, at least one.
  ///   - probe: The place in `needle` of the byte to look for, best one that is rare.
  ///   - bytes: The bytes to look at.
  ///   - start: The place to begin at.
  /// - Returns: The place, or `nil` if there is none.
  static func first(
    _ needle: [UInt8],
    probe: Int,
    in bytes: [UInt8],
    from start: Int
  ) -> Int? {
    unsafe bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return nil }
      var place = start + probe
      let end = all.count - (needle.count - probe - 1)
      while place < end,
        let found = unsafe memchr(base + place, Int32(needle[probe]), end - place)
      {
        let candidate = unsafe UnsafeRawPointer(found) - base - probe
        var length = 0
        while length < needle.count, unsafe all[candidate + length] == needle[length] {
          length += 1
        }
        if length == needle.count { return candidate }
        place = candidate + probe + 1
      }
      return nil
    }
  }

  /// Returns the place behind the next line feed at or behind a place, or `nil` if there is none.
  static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress,
        let found = unsafe memchr(base + start, 0x0A, all.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base + 1
    }
  }

  /// Returns the start of the line that a place is in, or `limit` if the line begins before that.
  static func lineStart(in bytes: [UInt8], before place: Int, limit: Int) -> Int {
    var start = place
    while start > limit, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Returns the number of line feeds in a part.
  static func lineFeeds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBytes { all in
      var count = 0
      for place in range where unsafe all[place] == 0x0A { count += 1 }
      return count
    }
  }
}

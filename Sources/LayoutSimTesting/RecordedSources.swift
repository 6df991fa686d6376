import Foundation
import LayoutSnapshots
import Synchronization

/// The sources of tests whose literals this process replaces.
///
/// Lines and columns are those of the source that was compiled. All that is recorded is put into that again, from
/// its end, so that several literals of a file do not move each other.
package enum RecordedSources {
  private struct Source {
    let original: [UInt8]
    var written: [UInt8]
    var texts: [Int: (range: Range<Int>, bytes: [UInt8])] = [:]
  }

  // Tests run side by side.
  private static let sources = Mutex<[String: Source]>([:])

  /// Puts a text in the place of the literal of a call.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: The text that the literal had when it was compiled, or `nil` if there was none.
  ///   - path: The path of the source.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The reason why that cannot be, or `nil` if it is done.
  package static func record(
    _ text: String,
    for expected: String?,
    in path: String,
    line: Int,
    column: Int
  ) -> String? {
    sources.withLock { sources in
      do {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
          return "'\(path)' is a link"
        }
        let present = try WholeFile.read(path, allowsPipes: false)
        var source = sources[path] ?? Source(original: present, written: present)
        guard present == source.written else { return "'\(path)' was changed meanwhile" }
        let literal = try SourceLiteral(in: source.original, line: line, column: column)
        guard literal.value == expected else {
          return "'\(path)' is not what was compiled; run the test again"
        }
        let bytes = Array(literal.replacement(by: text).utf8)
        if let other = source.texts[literal.range.lowerBound], other.bytes != bytes {
          return "this line recorded another text before in this run"
        }
        source.texts[literal.range.lowerBound] = (literal.range, bytes)
        source.written = source.original
        for change in source.texts.values.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
        {
          source.written.replaceSubrange(change.range, with: change.bytes)
        }
        try WholeFile.write(source.written, to: path)
        sources[path] = source
        return nil
      } catch let refusal as SourceLiteral.Refusal {
        return "\(path):\(line): \(refusal.words)"
      } catch {
        return "\(error)"
      }
    }
  }
}

/// A form in which goldens are written, by the ending of their names.
package enum GoldenForm: String, Sendable, Hashable, CaseIterable {
  /// A picture as SVG, whose name says nothing more.
  case svg
  /// Pixels.
  case png
  /// A text of a Swift test.
  case txt

  /// Creates the form of a file, or `nil` for a file that is neither a golden nor waits for review.
  package init?(ofFile name: some StringProtocol) {
    guard let form = Self.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = form
  }

  /// The ending of the names of goldens.
  package var ending: String { ".\(rawValue)" }

  /// The ending of a snapshot's name where files of several forms lie side by side: none for SVG.
  var mark: String { self == .svg ? "" : ending }

  /// Returns whether a file that begins so was written by this package.
  func isOurs(_ start: [UInt8]) -> Bool {
    switch self {
    case .svg: GoldenEntry.isPicture(start)
    case .png: PixelMark.isThere(in: start)
    case .txt: TextGolden.version(of: start) != nil
    }
  }

  /// Returns the bytes of the golden that a result for review becomes.
  func golden(of result: [UInt8]) -> [UInt8] {
    self == .png ? PixelMark.rule(in: result).file : result
  }

  /// Returns the version of a file, as it is written, if it is newer than this package reads, or else `nil`.
  func newerVersion(in bytes: [UInt8]) -> String? {
    switch self {
    case .svg: PictureVersion.newer(in: bytes)
    case .png: nil
    case .txt: TextGolden.newer(in: bytes)
    }
  }
}

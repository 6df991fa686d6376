import Foundation

/// The Swift files of a folder of the working copy, to be searched for names.
public struct SwiftSources: Sendable {
  private let bytes: Data

  /// Reads all files in a folder that people write.
  public init(in folder: String) throws {
    let top = "\(Repository.root)/\(folder)"
    bytes = try FileManager.default.subpathsOfDirectory(atPath: top).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
      .reduce(into: Data()) { $0 += try Data(contentsOf: URL(fileURLWithPath: "\(top)/\($1)")) }
  }

  /// Returns what stands between two texts on a line, wherever both do.
  ///
  /// Complexity: linear in the length of the files.
  public func names(after beginning: String, before end: String) -> Set<String> {
    let (beginning, end) = (Data(beginning.utf8), Data(end.utf8))
    var names: Set<String> = []
    var place = bytes.startIndex
    while let found = bytes.range(of: beginning, in: place..<bytes.endIndex) {
      place = found.upperBound
      let line = bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
      guard let rest = line.range(of: end) else { continue }
      names.insert(String(decoding: line[..<rest.lowerBound], as: UTF8.self))
    }
    return names
  }
}

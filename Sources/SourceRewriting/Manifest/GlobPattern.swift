/// A pattern of paths: `*` and `?` stand for letters of one name, `**` for any folders, and a folder for all in it.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let names: [Substring]

  /// Creates a pattern of paths whose names are divided by slashes.
  public init(_ text: String) {
    self.text = text
    names = text.split(separator: "/").filter { $0 != "." }
  }

  /// The folder that all paths of the pattern lie in: its names before the first with a wildcard.
  public var folder: String {
    names.prefix { !$0.contains { "*?".contains($0) } }.joined(separator: "/")
  }

  /// Returns whether a path, or a folder that it lies in, is meant.
  ///
  /// - Complexity: O(*n* · *m*) in the number of names of both for a pattern with one `**`.
  public func matches(_ path: String) -> Bool {
    Self.matches(names[...], path.split(separator: "/")[...])
  }

  private static func matches(_ names: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool
  {
    guard let name = names.first else { return true }
    if name == "**" {
      let rest = names.dropFirst()
      return rest.isEmpty
        || (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
    }
    guard let first = path.first, matches(name: name[...], first[...]) else { return false }
    return matches(names.dropFirst(), path.dropFirst())
  }

  private static func matches(name: Substring, _ text: Substring) -> Bool {
    guard let letter = name.first else { return text.isEmpty }
    if letter == "*" {
      return matches(name: name.dropFirst(), text)
        || !text.isEmpty && matches(name: name, text.dropFirst())
    }
    guard let first = text.first, letter == "?" || letter == first else { return false }
    return matches(name: name.dropFirst(), text.dropFirst())
  }
}

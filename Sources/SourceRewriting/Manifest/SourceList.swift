public import Foundation

/// The files of an app that a target is to be compiled from, as its `layoutsim-sources.json` names them.
public struct SourceList {
  /// The name of the file that names them, in the folder of the target.
  public static let fileName = "layoutsim-sources.json"

  /// The absolute paths of the files, in the order of their names.
  public let files: [URL]
  /// The absolute paths of the asset catalogs in the folders that the list names, in the order of their names.
  public let catalogs: [URL]
  /// The absolute paths of what says which names they hold: their folders without those of single assets, and what is
  /// said about a folder.
  public let catalogParts: [URL]
  /// The absolute paths of the folders in which files of the list come and go, but for that of the package itself.
  public let folders: [URL]

  /// The content of the file.
  private struct Manifest: Decodable {
    var sources: [String]
    var exclude: [String]?
  }

  /// Creates the list of what a file names.
  ///
  /// - Parameters:
  ///   - manifest: The file.
  ///   - package: The folder that paths are relative to, and that all files lie in.
  /// - Throws: `SourceListError` with all that is not as it has to be.
  public init(manifest: URL, package: URL) throws {
    let content: Manifest
    do {
      let data = try Data(contentsOf: manifest)
      let keys = (try JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
      let unknown = keys.keys.filter { $0 != "sources" && $0 != "exclude" }.sorted()
      guard unknown.isEmpty else {
        throw SourceListError(
          unknown.map { "'\($0)' is not a key: there are 'sources' and 'exclude'" }
        )
      }
      content = try JSONDecoder().decode(Manifest.self, from: data)
    } catch let error as SourceListError {
      throw error
    } catch {
      throw SourceListError(["it is not an object with a list 'sources' of paths: \(error)"])
    }
    try self.init(sources: content.sources, exclude: content.exclude ?? [], package: package)
  }

  /// Creates the list of what patterns name.
  ///
  /// - Parameters:
  ///   - sources: Patterns of files, relative to the package.
  ///   - exclude: Patterns of those that are left out.
  ///   - package: The folder that all files lie in.
  /// - Throws: `SourceListError` where a path leads out of the package, a pattern names no file, or two files have
  ///   one name.
  public init(sources: [String], exclude: [String], package: URL) throws {
    var problems: [String] = []
    var found: [String: URL] = [:]
    var catalogParts: Set<String> = []
    var folders: Set<String> = []
    let root = package.resolvingSymlinksInPath().path
    let left = exclude.map(GlobPattern.init)
    if sources.isEmpty { problems.append("'sources' names no file") }
    for text in sources {
      if text.hasPrefix("/") || text.split(separator: "/").contains("..") {
        problems.append("'\(text)' leads out of the package: paths are relative to its folder")
        continue
      }
      let names = Self.names(of: GlobPattern(text), in: root)
      let paths = names.filter { $0.hasSuffix(".swift") && GlobPattern(text).matches($0) }
      catalogParts.formUnion(names.filter(Self.isCatalogPart))
      folders.insert(Self.folder(of: GlobPattern(text)))
      if paths.isEmpty { problems.append("'\(text)' names no Swift file in '\(root)'") }
      for path in paths where !left.contains(where: { $0.matches(path) }) {
        let file = URL(fileURLWithPath: root).appendingPathComponent(path)
        if !file.resolvingSymlinksInPath().path.hasPrefix(root + "/") {
          problems.append("'\(path)' is a link that leads out of the package")
        }
        found[path] = file
      }
    }
    let paths = found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if problems.isEmpty, paths.isEmpty {
      problems.append("'exclude' leaves no file out of 'sources'")
    }
    for (name, same) in Dictionary(grouping: paths, by: Self.name).sorted(by: { $0.key < $1.key })
    where same.count > 1 {
      problems.append(
        "two files of one module cannot have the name '\(name)': \(same.joined(separator: ", "))"
      )
    }
    guard problems.isEmpty else { throw SourceListError(problems) }
    files = paths.compactMap { found[$0] }
    func urls(_ paths: Set<String>) -> [URL] {
      paths.filter { path in !left.contains { $0.matches(path) } }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { URL(fileURLWithPath: root).appendingPathComponent($0) }
    }
    catalogs = urls(catalogParts.filter { $0.hasSuffix(".xcassets") })
    self.catalogParts = urls(catalogParts)
    self.folders = urls(folders.filter { !$0.isEmpty })
  }

  /// Returns the name of what is compiled in the place of a file.
  ///
  /// It is another one, as the compiler takes `#fileID` from the mark in the first line, and no two files of a
  /// module have the same.
  public static func rewrittenName(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent + ".rewritten.swift"
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns whether a path is a catalog, a group in it, or what is said about such a folder.
  private static func isCatalogPart(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let catalog = names.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return false }
    let inside = names[(catalog + 1)...]
    return (inside.last == "Contents.json" ? inside.dropLast() : inside).allSatisfy {
      !$0.contains(".")
    }
  }

  /// Returns the folder whose files a pattern means, relative to the package.
  private static func folder(of pattern: GlobPattern) -> String {
    guard pattern.folder.hasSuffix(".swift") else { return pattern.folder }
    return pattern.folder.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Returns what the folder of a pattern holds, or the file that it names, relative to the package.
  private static func names(of pattern: GlobPattern, in root: String) -> [String] {
    let start = pattern.folder.isEmpty ? root : "\(root)/\(pattern.folder)"
    if start.hasSuffix(".swift"), FileManager.default.fileExists(atPath: start) {
      return [pattern.folder]
    }
    let names = FileManager.default.enumerator(atPath: start)?.allObjects as? [String] ?? []
    return names.map { pattern.folder.isEmpty ? $0 : "\(pattern.folder)/\($0)" }
  }
}

/// The reasons why a list of files cannot be used.
public struct SourceListError: Error, CustomStringConvertible {
  /// The reasons, at least one, in lower case and without a period.
  public let problems: [String]

  /// Creates the error.
  public init(_ problems: [String]) { self.problems = problems }

  /// The reasons, one a line.
  public var description: String { problems.joined(separator: "\n") }
}

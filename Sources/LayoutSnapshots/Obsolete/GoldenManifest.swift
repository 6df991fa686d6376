import LayoutDiagnostics

/// The goldens of a suite of Swift tests, by the names of their files: `Snapshots/<Suite>/.manifest`.
///
/// ```
/// # Swift Testing
/// four-rows.svg
/// six-rows.svg
/// ```
///
/// A full run of the tests writes it, and version control keeps it: so a golden that no test names any more
/// is found without running them. Each test library runs in a process of its own, which knows its own tests alone.
package struct GoldenManifest: Sendable, Hashable {
  /// A library that runs tests.
  package enum Library: String, Sendable, Hashable, CaseIterable {
    case swiftTesting = "Swift Testing"
    case xcTest = "XCTest"
  }

  /// The name of the file.
  package static let file = ".manifest"

  /// The names by the library whose tests have them, or by `nil` if the file does not say it.
  private var parts: [Library?: Set<String>] = [:]

  /// The names of the goldens' files, sorted and each once: `six-rows.svg`.
  package var names: [String] { Self.sorted(Set(parts.values.joined())) }

  /// Creates a manifest of names in any order.
  package init(_ names: some Sequence<String>, of library: Library? = nil) {
    parts[library] = Set(names)
  }

  /// Creates the manifest of a folder, or `nil` if it has none.
  ///
  /// - Throws: `FileError` if it exists and cannot be read.
  package init?(in folder: GoldenFolder) throws(FileError) {
    guard let lines = try FolderNotes.lines(of: "\(folder.path)/\(Self.file)") else { return nil }
    var library: Library?
    for line in lines where !line.isEmpty {
      if line.hasPrefix("#") {
        library = Library(rawValue: String(line.dropFirst(2)))
      } else {
        parts[library, default: []].insert(line)
      }
    }
  }

  /// Notes the names that the tests of a library have.
  ///
  /// A golden belongs to one test, and so to one library.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - library: The library.
  ///   - isAll: Whether these are all of the library's, so that others of its are none any more.
  package mutating func note(_ names: Set<String>, of library: Library, isAll: Bool) {
    if isAll {
      parts[library] = names
      // Who named these is unknown: this run would know them.
      parts[nil] = nil
    } else {
      parts[library, default: []].formUnion(names)
    }
    for other in parts.keys where other != library { parts[other]?.subtract(names) }
  }

  /// Returns whether a path is that of a file that says which goldens there are.
  package static func isNote(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return FolderNotes.names.contains { $0 == name.lowercased() }
  }

  /// Writes the manifest into a folder, unless it says the same already.
  ///
  /// - Throws: `FileError` when it cannot be written.
  package func write(to folder: GoldenFolder) throws(FileError) {
    let groups = parts.filter { !$0.value.isEmpty }
      .sorted { $0.key?.rawValue ?? "" < $1.key?.rawValue ?? "" }
    let lines = groups.flatMap { library, names in
      (library.map { ["# \($0.rawValue)"] } ?? []) + Self.sorted(names)
    }
    try FolderNotes.write(lines, to: "\(folder.path)/\(Self.file)")
  }

  private static func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A namespace for small text files beside goldens.
enum FolderNotes {
  /// The names of all such files.
  static let names = [GoldenManifest.file, EnvironmentList.file]

  /// Returns the lines of a file, or `nil` if there is no such file.
  ///
  /// - Throws: `FileError` if it cannot be read, or version control has left a conflict in it, whose lines would
  ///   be taken for names.
  static func lines(of path: String) throws(FileError) -> [String]? {
    do throws(FileError) {
      let bytes = try WholeFile.read(path, limit: 1 << 20)
      if let conflict = MergedText(bytes)?.conflicts.first {
        let reason = "it is damaged in line \(conflict.line) by an unresolved merge conflict"
        throw FileError(.read, path, .damaged, reason)
      }
      return String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    } catch {
      if error.cause == .notFound { return nil }
      throw error
    }
  }

  /// Writes lines, unless the file has them already, or removes the file if there are none.
  static func write(_ lines: [String], to path: String) throws(FileError) {
    var old: [String]?
    do throws(FileError) {
      old = try self.lines(of: path)?.filter { !$0.isEmpty } ?? []
    } catch {
      // What is written now is known without it.
      guard error.cause == .damaged else { throw error }
    }
    guard old != lines else { return }
    guard !lines.isEmpty else { return try WholeFile.remove(path) }
    try WholeFile.write(lines.map { $0 + "\n" }.joined().utf8, to: path)
  }
}

import LayoutDiagnostics

/// Names that become names of files.
///
/// They are the same on every disk: letters and digits of ASCII, `-`, `_` and `.`, not at the beginning.
extension SceneReading {
  /// The greatest length of a name; disks allow 255 bytes, and endings are added.
  private static let longest = 100

  /// Reads the name of a new snapshot.
  func snapshotName(_ written: WrittenEntry) -> String? {
    guard let name = written.value.text else { return wrong(written, "a name") }
    guard let problem = Self.snapshotProblem(of: name) else { return name }
    let repaired = Self.repaired(Self.isTime(name) ? "at-\(name)" : name)
    let message = "\(quoted(name)) cannot be the name of a snapshot: \(problem)"
    report("name", message, at: written.value.mark)
      .hint(repaired.isEmpty ? nil : "write '\(repaired)'")
    return nil
  }

  /// Returns whether a path goes up further than it has come down.
  static func leadsOut(_ parts: [Substring]) -> Bool {
    var depth = 0
    return parts.contains { part in
      depth += part == ".." ? -1 : 1
      return depth < 0
    }
  }

  /// Reads the name of a picture's file, which stays in the folder of the pictures.
  func fileName(_ written: WrittenEntry) -> (name: String, format: Picture.Format)? {
    guard let name = written.value.text else { return wrong(written, "a file name") }
    // The appearance stands in the place of this.
    let plain = name.replacing(PictureAppearance.placeholder, with: "light")
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    let isOutside =
      name.hasPrefix("/") || name.hasPrefix("~") || Self.leadsOut(parts)
      || name.dropFirst().hasPrefix(":")
    guard !isOutside else {
      let message = "\(quoted(name)) leaves the folder of the pictures"
      report("leaves-the-folder", message, at: written.value.mark)
        .hint("write a path inside it; 'render --out' chooses the folder")
      return nil
    }
    for part in parts {
      guard let problem = Self.problem(of: part, besides: "~@") else { continue }
      let message = "\(quoted(name)) cannot be the name of a file: \(problem)"
      report("name", message, at: written.value.mark)
        .hint(
          Self.repaired(path: name).map(writing) ?? "write letters, digits, '-', '_' and '.' alone"
        )
      return nil
    }
    let ending = parts.last?.split(separator: ".", omittingEmptySubsequences: false).last
    guard let ending, parts.last != ending, let format = Picture.Format(rawValue: String(ending))
    else {
      let message = "\(quoted(name)) ends neither in '.svg' nor in '.png'"
      report("picture-format", message, at: written.value.mark)
        .hint("the end of the name says what kind of picture it is")
      return nil
    }
    return (name, format)
  }

  private static func problem(
    of name: some StringProtocol,
    besides marks: String = ""
  ) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > longest { return "it has more than \(longest) letters" }
    if name.hasPrefix(".") { return "it begins with '.'" }
    if name.hasSuffix(".") { return "it ends with '.'" }
    guard let wrong = name.first(where: { !isAllowed($0) && !marks.contains($0) }) else {
      let stem = name.prefix { $0 != "." }.lowercased()
      return reserved.contains(stem) ? "Windows keeps it for a device" : nil
    }
    return wrong == " "
      ? "it has a space" : "it has the character \(quoted(String(wrong)))"
  }

  /// Returns the reason why a name cannot be that of a golden, which begins with a letter or digit, and
  /// beside which a new result has the ending `.new`.
  private static func snapshotProblem(of name: String) -> String? {
    if let problem = problem(of: name) { return problem }
    if let first = name.first, !first.isLetter, !first.isNumber {
      return "it begins with '\(first)'"
    }
    if isTime(name) { return "it reads as a time" }
    return name.lowercased().hasSuffix(".new")
      ? "it ends with '.new', which marks results that wait for review" : nil
  }

  /// Returns whether a command that takes a snapshot or a time takes the name for a time.
  private static func isTime(_ name: String) -> Bool {
    guard name.hasSuffix("s") else { return false }
    let digits = name.dropLast(name.hasSuffix("ms") ? 2 : 1)
    return digits.allSatisfy { $0.isNumber || $0 == "." } && Double(digits) != nil
  }

  /// Returns a path of which each part can be a name, or `nil` if that is unknown.
  private static func repaired(path: String) -> String? {
    let end = path.lastIndex(of: ".") ?? path.endIndex
    guard Picture.Format(rawValue: String(path[end...].dropFirst())) != nil else { return nil }
    let parts = path[..<end].split(separator: "/").map { repaired(String($0)) }
    let isFine = !parts.isEmpty && !parts.contains("")
    return isFine ? parts.joined(separator: "/") + path[end...] : nil
  }

  private static func repaired(_ name: String) -> String {
    var result = ""
    for character in name.prefix(longest) {
      if isAllowed(character) {
        if character != "." || !result.isEmpty { result.append(character) }
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    result = String(result.drop { "-_.".contains($0) })
    while let last = result.last, "-.".contains(last) { result.removeLast() }
    if result.lowercased().hasSuffix(".new") { result.removeLast(4) }
    return snapshotProblem(of: result) == nil ? result : ""
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }

  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
  )
}

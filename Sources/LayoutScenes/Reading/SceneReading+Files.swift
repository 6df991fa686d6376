import LayoutDiagnostics

/// A file beside a scenario that was read.
struct NamedFile {
  /// The path, for the places of mistakes in the file and of files that it names in turn.
  let path: String
  /// The content.
  let bytes: [UInt8]
}

extension SceneReading {
  /// Returns the file whose name is written after a key, or `nil` after a report.
  ///
  /// Names are paths from the folder of the file in which they stand. Every path that is looked at is kept in
  /// `files`, so that a watcher sees a missing file come.
  ///
  /// - Parameters:
  ///   - written: The key with the name.
  ///   - limit: The greatest number of bytes of the file.
  ///   - isFitting: Whether a file with a name may be meant by one that is not there.
  /// - Returns: The path from the working folder, and the content.
  func file(
    _ written: WrittenEntry,
    limit: Int,
    meaning isFitting: (String) -> Bool = { _ in true }
  ) -> NamedFile? {
    guard let name = written.value.text, !name.isEmpty else {
      return wrong(written, "the name of a file")
    }
    let path = SceneFiles.path(of: name, namedIn: written.value.mark.file)
    return file(at: path, limit: limit) { reason in
      report("file", "\(quoted(name)) cannot be read: \(reason)", at: written.value.mark)
        .note(path == name ? nil : "its path from here is \(quoted(path))")
        .hint(
          nearestFile(to: path, where: isFitting)
            .map { "write '\(SceneFiles.path(of: $0, namedIn: name))'" }
        )
    }
  }

  /// Reports a file outside the folder of the one that names it, and returns whether it is.
  func leavesFolder(_ value: WrittenValue, hint: String) -> Bool {
    guard let name = value.text else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isWritten = name.hasPrefix("/") || name.hasPrefix("~") || Self.leadsOut(parts)
    let file = value.mark.file
    let isLinked =
      !isWritten && !files.stays(SceneFiles.path(of: name, namedIn: file), besides: file)
    guard isWritten || isLinked else { return false }
    let way = isLinked ? " by a link" : ""
    report(
      "leaves-the-folder",
      "\(quoted(name)) leaves the scenario's folder\(way)",
      at: value.mark
    )
    .hint(hint)
    return true
  }

  /// Returns the name of the file in the same folder that was most probably meant by a path, or `nil` if none is near
  /// or there is such a file.
  private func nearestFile(to path: String, where isFitting: (String) -> Bool) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let (folder, wanted) = (parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
    let place = SceneFiles.plainPath(parts.count > 1 && folder.isEmpty ? "/" : folder)
    guard let all = try? files.names(in: place.isEmpty ? "." : place), !all.contains(wanted)
    else { return nil }
    let names = all.filter(isFitting)
    // A name may have been written without its end.
    let begun = names.filter { $0.hasPrefix(wanted + ".") }
    let nearest = begun.count == 1 ? begun[0] : nearestWord(to: wanted, among: names)
    return nearest.flatMap { PrintableText.escaped($0) == $0 ? $0 : nil }
  }

  /// Returns the file at a path, or `nil` after a report.
  private func file(
    at path: String,
    limit: Int,
    orElse refuse: (_ reason: String) -> Void
  ) -> NamedFile? {
    if !paths.contains(path) { paths.append(path) }
    do throws(SceneFiles.Refusal) {
      return NamedFile(path: path, bytes: try files.bytes(at: path, limit: limit))
    } catch {
      switch error {
      case .tooLarge: refuse("it has more than \(byteText(limit))")
      case .reason(let words): refuse(words)
      }
      return nil
    }
  }

  /// Returns what a function reads of a file in UTF-8, whose lines are kept for its mistakes.
  func reading<Value>(_ file: NamedFile, _ read: (ByteMarks) -> Value?) -> Value? {
    let before = diagnostics.count
    let marks = ByteMarks(file.bytes, of: file.path)
    defer { if diagnostics.count > before { keepSource(file) } }
    if let mistake = FileCheck.mistakeOfUTF16(in: file.bytes, file: file.path) {
      report(mistake)
      return nil
    }
    do {
      _ = try UTF8Span(validating: file.bytes.span)
    } catch {
      let place = marks.mark(at: error.byteOffsets.lowerBound)
      report("encoding", "this file is not UTF-8", at: place).hint("save it as UTF-8")
      return nil
    }
    guard !reportsControls(in: file.bytes, marks) else { return nil }
    return read(marks)
  }

  /// Reports characters that no editor shows, and returns whether there are some.
  private func reportsControls(in bytes: [UInt8], _ marks: ByteMarks) -> Bool {
    guard bytes.contains(where: Self.isControl) else { return false }
    for offset in bytes.indices.lazy.filter({ Self.isControl(bytes[$0]) }).prefix(
      FileCheck.mostPlaces
    ) {
      let message =
        "the character \(FileCheck.name(of: UnicodeScalar(bytes[offset]))) cannot stand in a file"
      report("forbidden-character", message, at: marks.mark(at: offset)).hint("delete it")
    }
    return true
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 32 && byte != 9 && byte != 10 && byte != 13 || byte == 127
  }

  /// Keeps the text of a file for its lines in messages, unless it is huge.
  private func keepSource(_ file: NamedFile) {
    guard file.bytes.count <= 4 << 20, !sources.contains(where: { $0.file == file.path }) else {
      return
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    sources.append(SourceText(file: file.path, text: text))
  }

  /// Returns the value of the YAML or JSON file whose name is written after a key, or `nil` after a report.
  ///
  /// An empty file is one that says nothing.
  func document(_ written: WrittenEntry) -> WrittenValue? {
    file(written, limit: FileCheck.largestSize).flatMap(document)
  }

  /// Returns the value of the YAML or JSON file at a path, or `nil` after a report.
  func document(at path: String) -> WrittenValue? {
    let file = file(at: path, limit: FileCheck.largestSize) { reason in
      let start = SourceMark(file: path, line: 1, column: 1)
      report("file", "this file cannot be read: \(reason)", at: start)
    }
    return file.flatMap(document)
  }

  private func document(_ named: NamedFile) -> WrittenValue? {
    let source: SourceText
    switch FileCheck.text(of: named.bytes, file: named.path) {
    case .text(let text): source = SourceText(file: named.path, text: text)
    case .mistake(let diagnostic):
      report(diagnostic)
      return nil
    }
    if !sources.contains(where: { $0.file == named.path }) { sources.append(source) }
    let document = YAMLDocument(source)
    for diagnostic in document.diagnostics { report(diagnostic) }
    if let root = document.root { return root }
    let start = SourceMark(file: named.path, line: 1, column: 1)
    return document.diagnostics.isEmpty
      ? WrittenValue(content: .nothing, mark: start, textColumn: nil) : nil
  }

  private func byteText(_ count: Int) -> String {
    count < 1 << 20 ? "\(count >> 10) kB" : "\(count >> 20) MB"
  }
}

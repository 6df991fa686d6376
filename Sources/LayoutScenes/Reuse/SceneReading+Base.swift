import LayoutDiagnostics

extension SceneReading {
  /// The greatest number of files of which each is the base of the one before.
  private static let longestChain = 8
  /// The keys that are each file's own.
  private static let ownKeys: Set = ["base", "name", "alt", "pictures"]

  /// Returns the value of a file over that of its base; each part keeps the place in its own file.
  ///
  /// - Parameters:
  ///   - root: The value of the file.
  ///   - chain: The keys `base` that led to the file, in their order.
  /// - Returns: The value of both, or that of the file if it has no base, or one that cannot be read.
  func basing(_ root: WrittenValue, after chain: [WrittenEntry] = []) -> WrittenValue {
    guard case .map(let entries) = root.content,
      let written = entries.first(where: { $0.key == "base" }), !written.value.isNothing
    else { return root }
    guard let base = base(written, after: chain) else {
      lacksBase = true
      return root
    }
    checkVersions(of: root, base)
    let steps = base.value(of: "steps")
    let own = entries.map { entry in
      guard let steps, entry.key == "steps" else { return entry }
      return entry.replacing(entry.value.replacing("base", by: steps))
    }
    return WrittenValue(content: .map(own), mark: root.mark, textColumn: nil)
      .over(base.without(Self.ownKeys))
  }

  /// Returns the value of the file after `base`, over that of its own base, or `nil` after a report.
  private func base(_ written: WrittenEntry, after chain: [WrittenEntry]) -> WrittenValue? {
    guard isChainSound(written, after: chain), let root = document(written) else { return nil }
    bases.append(root.mark.file)
    guard case .map = root.content else {
      report("wrong-type", "a base is a map of keys, not \(root.shown)", at: root.mark)
        .note("it is the base here", at: written.value.mark)
      return nil
    }
    return basing(root, after: chain + [written])
  }

  /// Reports a file that is its own base, or the base of too many others.
  private func isChainSound(_ written: WrittenEntry, after chain: [WrittenEntry]) -> Bool {
    guard let path = written.plainPath else { return true }
    let paths = [SceneFiles.plainPath(file)] + chain.map(\.plainPath)
    let circle = paths.firstIndex(of: path)
    guard circle != nil || chain.count >= Self.longestChain else { return true }
    let links = chain[(circle ?? 0)...]
    let message =
      circle == nil
      ? "this is the base of a base of a base, \(chain.count + 1) deep, and \(Self.longestChain) are allowed"
      : "\(quoted(written.value.text ?? "")) is based on itself"
    let reported = report("base", message, at: written.value.mark)
    for link in links { reported.note("it goes on from here", at: link.value.mark) }
    return false
  }

  /// Reports a base in another version of the language, in which the same keys may mean something else.
  private func checkVersions(of root: WrittenValue, _ base: WrittenValue) {
    guard let version = root.value(of: "layoutsim")?.text,
      let other = base.value(of: "layoutsim"), let otherVersion = other.text,
      version != otherVersion
    else { return }
    let message =
      "this base is written in version \(otherVersion) of the language, and what it is the base of in "
      + "version \(version)"
    report("version", message, at: other.mark).hint("write both in the same version")
  }
}

extension WrittenEntry {
  /// The path of the file that is named after the key, without detours.
  fileprivate var plainPath: String? {
    value.text.map { SceneFiles.plainPath(SceneFiles.path(of: $0, namedIn: value.mark.file)) }
  }
}

import LayoutSnapshots
import Synchronization

/// The texts that wait for the sources of tests: those that former runs left, and those of this process.
enum WaitingTexts {
  // Tests run side by side.
  private static let known = Mutex<[LiteralFolder: [PendingLiteral]]>([:])

  /// Removes what waits for a call whose text is as the source says or is written there now.
  static func remove(for expected: String?, _ caller: TestCaller) {
    known.withLock { known in
      let folder = caller.literals
      let waiting = known[folder] ?? folder.waiting()
      known[folder] = waiting
      // In most runs nothing waits, and no source is read.
      guard waiting.contains(where: { $0.source == caller.sourcePath }),
        let literal = try? caller.literal("", for: expected)
      else { return }
      remove(literal, in: folder, &known)
    }
  }

  /// Leaves a text for the source in place of what waited for the call, and returns where.
  ///
  /// - Throws: The reason why the source could not take it.
  static func keep(
    _ text: String,
    for expected: String?,
    _ lines: [String],
    _ caller: TestCaller
  ) throws -> (file: PendingFile, address: SnapshotAddress) {
    let literal = try caller.literal(text, for: expected)
    return known.withLock { known in
      let folder = caller.literals
      known[folder] = known[folder] ?? folder.waiting()
      remove(literal, in: folder, &known)
      known[folder, default: []].append(literal)
      return (folder.keep(literal, lines), literal.address(inSource: caller.filePath))
    }
  }

  private static func remove(
    _ literal: PendingLiteral,
    in folder: LiteralFolder,
    _ known: inout [LiteralFolder: [PendingLiteral]]
  ) {
    for other in known[folder] ?? [] where other.hasCall(of: literal) { folder.remove(other) }
    known[folder]?.removeAll { $0.hasCall(of: literal) }
  }
}

extension TestCaller {
  /// The place in which texts wait for its source.
  fileprivate var literals: LiteralFolder {
    LiteralFolder(of: filePath, keptBy: .standard(environment: variables))
  }

  /// The path of its source from the folder in which `Snapshots` lies.
  fileprivate var sourcePath: String {
    let root = LinkedPath.parent(of: LinkedPath.parent(of: goldenFolder.path))
    return root == "." ? filePath : String(filePath.dropFirst(root.utf8.count + 1))
  }

  /// Returns a text for the literal at its line.
  ///
  /// - Throws: The reason why the source cannot take it.
  fileprivate func literal(_ text: String, for expected: String?) throws -> PendingLiteral {
    try PendingLiteral(
      text,
      for: expected,
      in: sourcePath,
      WholeFile.read(filePath, allowsPipes: false),
      line: line,
      column: column
    )
  }
}

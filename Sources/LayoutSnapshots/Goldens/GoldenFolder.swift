/// The folder that holds the goldens of one scenario or test suite.
///
/// The golden of the snapshot `six-rows` is `six-rows.svg`; a new result that is not recorded lies
/// beside it as `six-rows.new.svg` until a run agrees with the golden again. In CI it lies in the folder of
/// `FailurePictures` instead.
public struct GoldenFolder: Sendable, Hashable {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Creates the folder at a path, which need not exist.
  public init(path: String) {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path.isEmpty ? "." : String(path)
  }

  /// Creates the folder of a scenario file: that of `a/b.sim.yaml` is `a/b`.
  ///
  /// - Parameter file: The scenario's path.
  public init(ofScenario file: String) {
    let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    for ending in Self.scenarioEndings
    where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      self.init(path: String(file.dropLast(ending.count)))
      return
    }
    self.init(path: file + Self.ending)
  }

  /// The endings of scenarios' names, after the name of the folder.
  package static let scenarioEndings = [".sim.yaml", ".sim.yml", ".yaml", ".yml"]
  /// The ending of the folder of a scenario with any other name.
  static let ending = ".goldens"

  /// Whether the goldens of a scenario would be kept outside by a link: neither below the working folder nor
  /// beside the scenario.
  package var leadsOut: Bool {
    let beside = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return !LinkedPath.isInside(path, ".") && !LinkedPath.isInside(path, beside)
  }

  /// Returns the path of a snapshot's golden.
  package func golden(of name: String) -> String { "\(path)/\(name).svg" }

  /// Returns the path at which a new result waits for review.
  package func pending(of name: String) -> String { "\(path)/\(name).new.svg" }
}

extension GoldenFolder {
  /// Compares a snapshot with its golden, and records it if the mode says so.
  ///
  /// - Parameters:
  ///   - snapshot: The new picture.
  ///   - mode: The mode of recording.
  ///   - pictures: The place to draw a snapshot that does not pass beside its golden, or `nil` for none.
  /// - Returns: The result.
  /// - Throws: `SnapshotError` if the name cannot be used, or if the golden cannot be read or
  ///   recorded. That a result for review cannot be written is part of the verdict instead.
  public func verify(
    _ snapshot: Snapshot,
    record mode: RecordMode,
    drawing pictures: FailurePictures? = nil
  ) throws(SnapshotError) -> SnapshotResult {
    if let reason = SnapshotName.problem(of: snapshot.name) {
      throw .unusableName(snapshot.name, reason: reason)
    }
    let file = file(
      snapshot.name,
      golden: golden(of: snapshot.name),
      pending: pending(of: snapshot.name),
      keptBy: pictures
    )
    let old = try file.text()
    let verdict = try file.settle(snapshot.svg.utf8, old, record: mode) {
      PictureDifference(golden: $0, picture: snapshot.svg)
    }
    let svg = Array(snapshot.svg.utf8)
    var result = result(snapshot.name, verdict, of: file, drawing: pictures) { pictures in
      pictures.draw(snapshot.name, svg: svg, golden: old, in: self, with: snapshot.fonts)
    }
    result.fonts = snapshot.fonts
    return result
  }

  /// Returns the file of a golden with the place in which its new result waits.
  func file(
    _ name: String,
    golden: String,
    pending: String,
    keptBy pictures: FailurePictures?
  ) -> GoldenFile {
    GoldenFile(path: golden, pending: pending) {
      guard let pictures, pictures.keepsResults, pictures.isApart(from: self) else { return nil }
      return pictures.kept(name, of: golden, in: self)
    }
  }

  /// Returns the result of a comparison, with pictures of a snapshot that does not pass.
  ///
  /// What a former run left of one that passes is removed; if it stays, as in a folder that may not be written, that
  /// changes no verdict.
  func result(
    _ name: String,
    _ verdict: SnapshotVerdict,
    of file: GoldenFile,
    drawing pictures: FailurePictures?,
    _ draw: (FailurePictures) -> FailurePictures.Files?
  ) -> SnapshotResult {
    var result = SnapshotResult(name: name, golden: file.path, verdict: verdict)
    if verdict.isPass {
      result.leftover = pictures?.remove(name, of: file.path, in: self)
      do throws(FileError) {
        try WholeFile.remove(file.pending)
      } catch {
        result.leftover = error
      }
    } else if pictures?.drawsLater != true || verdict.pendingPath == nil {
      result.pictures = pictures.flatMap(draw)
    }
    return result
  }
}

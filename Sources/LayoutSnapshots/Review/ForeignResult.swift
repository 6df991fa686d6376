import LayoutDiagnostics

/// A file from elsewhere that may be the new result of a golden here.
struct ForeignResult {
  private let file: ResultFolder.FoundFile
  /// The folder of the golden, from the working folder.
  private let folder: GoldenFolder
  /// Whether the golden lies outside the working folder of the run.
  private let isOutside: Bool

  /// Creates the result of a file below the folder that a run elsewhere wrote.
  init(_ file: ResultFolder.FoundFile, below root: String) {
    self.file = file
    let parts = file.folder.dropFirst(root.utf8.count).split(separator: "/").map(String.init)
    let place = FailurePictures.folder(at: parts)
    isOutside = place == nil
    folder = GoldenFolder(path: (place ?? parts).joined(separator: "/"))
  }

  /// The result, or `nil` for a file with another name.
  var snapshot: PendingSnapshot? {
    guard let ending = KeptResult.endings.last(where: { file.name.hasSuffix($0.new) }) else {
      return nil
    }
    let name = String(file.name.dropLast(ending.new.utf8.count))
    if let literal = FoundLiteral(file.path, in: folder, isFromElsewhere: true) {
      return PendingSnapshot(literal.refused(placeObjection(to: literal.golden)))
    }
    let golden = "\(folder.path)/\(name)\(ending.golden)"
    return PendingSnapshot(
      name: SnapshotAddress(of: name, in: folder),
      path: file.path,
      golden: golden,
      objection: objection(to: golden, named: name)
    )
  }

  /// Returns the reason why the result cannot become the golden at a path, or `nil` if there is none.
  private func objection(to golden: String, named name: String) -> String? {
    if let problem = placeObjection(to: golden) ?? SnapshotName.problem(of: name) {
      return problem
    }
    if FileKind.ofLink(golden) == .link { return "the golden is a link" }
    guard folder.hasOwner else { return "no scenario and no suite of tests here has such goldens" }
    do throws(FileError) {
      let new = try WholeFile.read(file.path, allowsPipes: false)
      let old = try Self.bytes(of: KeptResult.old(beside: file.path))
      let present = try Self.bytes(of: golden)
      let form = GoldenForm(ofFile: golden) ?? .svg
      return Self.fault(of: new, form)
        ?? (present == old || present == form.golden(of: new) ? nil : Self.staleness(old, present))
    } catch {
      return error.description
    }
  }

  /// Returns what is wrong with the place of the result or of its golden, or `nil` if there is nothing.
  private func placeObjection(to golden: String) -> String? {
    if isOutside { return "its golden lies outside the folder in which the tests ran" }
    if file.isLink { return "the result is a link" }
    return LinkedPath.isInside(golden, ".") ? nil : "its folder leads out by a link"
  }

  /// Returns what is wrong with a result that our writer did not write, or not so, or `nil` if there is nothing.
  private static func fault(of new: [UInt8], _ form: GoldenForm) -> String? {
    if let version = form.newerVersion(in: new) {
      return "a newer layoutsim wrote the result, with version \(version)"
    }
    switch form {
    case .svg: break
    case .png: return form.isOurs(new) ? nil : "the result is no golden of pixels"
    case .txt: return form.isOurs(new) ? nil : "the result is no text as goldens are"
    }
    if let fault = MarkupCheck.fault(in: new) {
      return fault.words.replacing("the golden", with: "the result")
    }
    return GoldenEntry.isPicture(new) && DrawingCost(of: new) != nil
      ? nil : "the result is no picture as goldens are"
  }

  private static func staleness(_ old: [UInt8]?, _ present: [UInt8]?) -> String {
    switch (old, present) {
    case (nil, _): "there was no golden in that run, and now there is one"
    case (_, nil): "there was a golden in that run, and now there is none"
    default: "the golden has changed since that run"
    }
  }

  private static func bytes(of path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try WholeFile.read(path, allowsPipes: false)
    } catch {
      if error.cause == .notFound { return nil }
      throw error
    }
  }
}

extension FailurePictures {
  /// Returns the parts of the folder of goldens whose pictures are in a folder, or `nil` if it was outside the working
  /// folder: the reverse of `place(of:from:)`.
  static func folder(at parts: [String]) -> [String]? {
    guard let first = parts.first, first.hasPrefix("_") else { return parts }
    return first == outside ? nil : [String(first.dropFirst())] + parts.dropFirst()
  }
}

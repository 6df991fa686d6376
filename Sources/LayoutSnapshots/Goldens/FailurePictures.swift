import Foundation
import LayoutDiagnostics
import LayoutPNG
import LayoutSVG
import LayoutText

/// The pictures of a snapshot that differs from its golden: the old one, the new one and their difference.
///
/// The pictures are in a folder of their own outside version control, which build servers collect. Without
/// the package trait `PNG` nothing is drawn. In CI the folder also keeps all that accepting the new result on another
/// computer needs, with and without that trait.
public struct FailurePictures: Sendable, Hashable {
  /// The drawn pictures, as paths.
  public struct Files: Sendable, Hashable {
    /// The golden, or `nil` if there is none or it cannot be drawn.
    public var old: String?
    /// The new picture.
    public var new: String
    /// The difference of both, in magenta over a faded copy of the golden.
    public var difference: String?

    /// Creates the list of some pictures.
    package init(old: String? = nil, new: String, difference: String? = nil) {
      self.old = old
      self.new = new
      self.difference = difference
    }

    /// The pictures that there are, each with a word for it.
    public var all: [(word: String, path: String)] {
      [("old", old), ("new", new), ("differs", difference)].compactMap { word, path in
        path.map { (word, $0) }
      }
    }
  }

  /// The folder of all pictures.
  public let folder: String

  /// The variable that names another folder.
  package static let variable = "LAYOUTSIM_ARTIFACTS"
  /// The variable by which Bazel names the folder that it keeps of a test.
  private static let bazelVariable = "TEST_UNDECLARED_OUTPUTS_DIR"
  /// The default folder, below the working folder.
  package static let standardFolder = ".layoutsim/failures"
  /// The folder below it for pictures of what lies outside the working folder.
  static let outside = "_outside"
  /// The number of pixels per point.
  private static let scale = 2

  /// Whether the pictures of results that wait for review are left for `draw(_:)`.
  package var drawsLater = false

  /// Whether new results wait in the folder, for a person elsewhere, and not beside their goldens.
  package var keepsResults = false

  /// Creates pictures in a folder.
  public init(folder: String) { self.folder = folder }

  /// Returns the folder that the variable names, the one that Bazel keeps, or the usual one.
  ///
  /// In CI, where nothing is recorded by default, new results wait there, too.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: Pictures in that folder.
  public static func standard(environment: [String: String]) -> Self {
    let chosen = [variable, bazelVariable].compactMap { environment[$0] }.first { !$0.isEmpty }
    var pictures = Self(folder: chosen ?? standardFolder)
    pictures.keepsResults = RecordMode.standard(environment: environment) == .none
    return pictures
  }

  /// The reason why nothing can be written into the folder, in words, or `nil` if there is none.
  ///
  /// The folder is made on the way.
  package var problem: String? {
    guard isInside(folder) else { return "'\(PrintableText.escaped(folder))' leads out by a link" }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try OwnFolder.ignore(before: folder)
    } catch {
      return (error as? FileError ?? FileError(.create, folder, thrown: error)).description
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      return "'\(PrintableText.escaped(folder))' may not be written"
    }
    // Whether there is room shows when something is written.
    let trial = "\(folder)/\(TemporaryFiles.name(process: getpid(), number: 0))"
    defer { _ = OpenFile.remove(trial) }
    do throws(FileError) {
      try WholeFile.write(repeatElement(0, count: 1 << 16), to: trial)
      return nil
    } catch {
      return "'\(PrintableText.escaped(folder))': \(error.reason)"
    }
  }

  /// Returns a folder of goldens, of a run or another, among which its pictures would lie, or `nil` if there is none.
  package func collision(with goldens: [GoldenFolder]) -> String? {
    let places = Set(goldens.map { LinkedPath.real($0.path).lowercased() })
    let folders = goldens.map(place)
    return folders.first { folder in
      places.contains(LinkedPath.real(folder).lowercased())
        || (try? GoldenFolder(path: folder).entries())?.isEmpty == false && !keepsAll(in: folder)
    }
  }

  /// Draws the pictures of a snapshot whose new result waits beside its golden, in place of former ones.
  ///
  /// Everything is read again, so that thousands of snapshots can be drawn side by side, and not each one
  /// while others wait to be compared. The result is `nil` if there is nothing to draw, or it cannot be drawn or
  /// written, which changes no verdict.
  package func draw(_ result: SnapshotResult) -> Files? {
    result.verdict.pendingPath.flatMap {
      draw(result.name, pending: $0, golden: result.golden, by: result.rule, with: result.fonts)
    }
  }

  /// Draws the pictures of a new result at a path beside its golden at another.
  func draw(
    _ name: String,
    pending: String,
    golden: String,
    by rule: PixelRule = .exact,
    with fonts: FontCascade? = nil
  ) -> Files? {
    guard PNGRenderer.isAvailable, !golden.hasSuffix(GoldenForm.txt.ending),
      let new = try? WholeFile.read(pending)
    else { return nil }
    let old = try? WholeFile.read(golden)
    let folder = GoldenFolder(path: LinkedPath.parent(of: golden))
    guard golden.hasSuffix(".png") else {
      return draw(name, svg: new, golden: old, in: folder, with: fonts)
    }
    return (try? PNGPicture(file: new)).flatMap { new in
      let old = old.flatMap { Self.pixels($0, beside: new) }
      return drawPixels(name, new, old: old, in: folder, by: rule)
    }
  }

  /// Returns the pixels of a golden, but for one that is far larger than the new picture.
  static func pixels(_ golden: [UInt8], beside new: PNGPicture) -> PNGPicture? {
    guard let old = try? PNGPicture(file: golden),
      old.pixels.count <= 8 * new.pixels.count + 1_000_000
    else { return nil }
    return old
  }

  /// Draws the pictures of a snapshot, in place of former ones, or returns `nil`, which changes no verdict.
  ///
  /// Their texts are drawn with the fonts where the system's lacks a letter.
  func draw(
    _ name: String,
    svg: [UInt8],
    golden: [UInt8]?,
    in goldens: GoldenFolder,
    with fonts: FontCascade? = nil
  ) -> Files? {
    guard PNGRenderer.isAvailable, let new = picture(of: svg, fonts) else { return nil }
    return draw(name, new, old: old(golden, beside: svg, fonts), in: goldens)
  }

  /// Writes the pictures of a snapshot of pixels, in place of former ones, or returns `nil`, which changes no verdict.
  func drawPixels(
    _ name: String,
    _ new: PNGPicture,
    old: PNGPicture?,
    in goldens: GoldenFolder,
    by rule: PixelRule = .exact
  ) -> Files? {
    // A result that is kept is its picture itself.
    let kept = Self.paths(start(of: name, in: goldens)).new
    let isKept = keepsResults && FileKind.ofLink(kept) == .file
    return draw(name, new, old: old, in: goldens, by: rule, writes: !isKept)
  }

  /// Writes the pictures of a snapshot, in place of former ones, or returns `nil`, which changes no verdict.
  ///
  /// The folder of the golden names them. There is no old picture if there is no golden, or it cannot be drawn.
  private func draw(
    _ name: String,
    _ new: PNGPicture,
    old: PNGPicture?,
    in goldens: GoldenFolder,
    by rule: PixelRule = .exact,
    writes: Bool = true
  ) -> Files? {
    let paths = Self.paths(start(of: name, in: goldens))
    guard isApart(from: goldens), let newFile = writes ? try? new.file() : [],
      !writes || isWritten(newFile, to: paths.new)
    else { return nil }
    var files = Files(new: paths.new)
    guard let old else { return files }
    if writes {
      // What differs in words alone looks the same.
      guard let oldFile = old == new ? newFile : try? old.file(),
        isWritten(oldFile, to: paths.old)
      else { return files }
    }
    files.old = paths.old
    if let file = try? old.difference(to: new, by: rule).file(),
      isWritten(file, to: paths.difference)
    {
      files.difference = paths.difference
    }
    return files
  }

  /// Returns the paths of the pictures that begin so.
  static func paths(_ start: String) -> (old: String, new: String, difference: String) {
    ("\(start).old.png", "\(start).new.png", "\(start).difference.png")
  }

  /// Returns the path of a snapshot's pictures without their endings, which never leaves the folder.
  func start(of name: String, in goldens: GoldenFolder) -> String {
    "\(place(of: goldens))/\(name)"
  }

  /// Returns the folder of the pictures for a folder of goldens.
  func place(of goldens: GoldenFolder) -> String {
    ([folder] + Self.place(of: goldens.path)).joined(separator: "/")
  }

  /// Returns whether the pictures for a folder of goldens lie elsewhere: 'a.old.png' may be a golden, too.
  func isApart(from goldens: GoldenFolder) -> Bool {
    LinkedPath.real(place(of: goldens)) != LinkedPath.real(goldens.path)
  }

  /// Returns the parts of the folder for the pictures of a folder of goldens, different for each.
  ///
  /// Inside the working folder they are named from there, whether or not the path was absolute. Pictures from
  /// elsewhere are below `_outside`, with the whole path; a folder inside whose name begins with `_` gets
  /// one more, so that it is not taken for that.
  package static func place(
    of path: String,
    from workingFolder: String = FileManager.default.currentDirectoryPath
  ) -> [String] {
    var full = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    if full.split(separator: "/").contains("..") {
      full = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    }
    let parts = full.split(separator: "/").filter { $0 != "." }.map(String.init)
    let base = workingFolder.split(separator: "/").map(String.init)
    guard parts.starts(with: base) else { return [outside] + parts }
    var inside = Array(parts.dropFirst(base.count))
    if let first = inside.first, first.hasPrefix("_") { inside[0] = "_" + first }
    return inside
  }

  private func picture(of svg: [UInt8], _ fonts: FontCascade?) -> PNGPicture? {
    let svg = SVGWriter.outlined(svg, in: fonts)
    return try? PNGRenderer().picture(PNGJob(svg: svg, scale: Self.scale))
  }

  /// Returns the golden's picture, or `nil` if our writer did not write it.
  ///
  /// It is `nil`, too, if drawing it would take far longer than the new one.
  private func old(
    _ golden: [UInt8]?,
    beside new: [UInt8],
    _ fonts: FontCascade?
  ) -> PNGPicture? {
    guard let golden, golden.count <= PNGLimits.inputBytes,
      DrawingCost.isBearable(golden, beside: new)
    else { return nil }
    return picture(of: golden, fonts)
  }

  /// Returns whether a path stays in the folder, links followed.
  ///
  /// The usual folder must stay in the working folder.
  func isInside(_ path: String) -> Bool {
    let place = path == folder ? path : path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return LinkedPath.isInside(place, folder)
      && (folder != Self.standardFolder || LinkedPath.isInside(folder, "."))
  }

  private func isWritten(_ file: [UInt8], to path: String) -> Bool {
    (try? write(file, to: path)) != nil
  }

  /// Writes a file in the folder.
  ///
  /// - Throws: `FileError` if it cannot be written, or a link leads out of the folder.
  func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileError) {
    guard isInside(path) else { throw FileError(.write, path, .refused, "a link leads out") }
    try OwnFolder.ignore(before: folder)
    try WholeFile.write(bytes, to: path)
  }
}

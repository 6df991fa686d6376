package import LayoutDiagnostics

/// A picture to make of a scenario.
package struct Picture: Sendable, Hashable {
  /// The file, relative to the output folder, which it never leaves, with slashes.
  package var file: String
  /// The kind of file, as its name ends.
  package var format: Format
  /// The snapshots it shows, side by side in a strip, or one alone; empty only for one that moves.
  package var snapshots: [String]
  /// Whether it is a film strip, also of one snapshot.
  package var isStrip: Bool = false
  /// The way in which it moves, or `nil` for a still picture.
  package var animation: Animation?
  /// The light or dark appearance, or both, or `nil` for the scene's own.
  package var appearance: PictureAppearance?
  /// The number of pixels per point, or `nil` for the default of a PNG, and for 1 in SVG.
  package var scale: Double?
  /// The guides that are drawn, or `nil` for the scene's own.
  package var guides: Set<ShownGuide>?
  /// The place of the scenario's annotations.
  package var annotations = AnnotationPlacement.beside
  /// The description for people who cannot see it, or `nil` for that of the scenario.
  package var alternativeText: String?
  /// The environments that it shows side by side, or `nil` for one that is none of a sheet.
  package var sheet: EnvironmentMatrix?
  /// The path of the scenario whose screen stands before this one's, or `nil` for none.
  package var before: String?
  /// The surroundings of its screens, and the part of them that it shows.
  package var framing = Framing()
  /// The place in the file, or `nil` for a picture from code.
  package var mark: SourceMark?

  /// Whether it shows screens side by side, with words below each.
  package var isOfSeveralScreens: Bool { isStrip || sheet != nil || before != nil }

  /// The keys of the axes of environments that it sets itself, whatever a matrix says.
  package var ownAxes: Set<String> {
    (sheet?.chosenAxes ?? []).union(appearance == nil ? [] : ["theme"])
  }

  /// The factor by which an SVG is drawn larger, or `nil` for none: a PNG has more pixels instead.
  package var svgScale: Double? { format == .svg ? scale : nil }

  /// A kind of picture file.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// SVG text.
    case svg
    /// A PNG.
    case png
  }

  /// Creates a picture.
  package init(file: String, format: Format, snapshots: [String], mark: SourceMark? = nil) {
    self.file = file
    self.format = format
    self.snapshots = snapshots
    self.mark = mark
  }
}

/// A place for the annotations of a picture.
package enum AnnotationPlacement: String, Sendable, Hashable, CaseIterable {
  /// Around the screen, so that nothing of it is covered.
  case beside
  /// On the screen, as far as there is room.
  case inside
  /// Nowhere.
  case none
}

/// An entry of `pictures`.
struct PictureMap: KeyMap {
  static let keys = MapKeys<Self>(.picture)

  static func initial(at mark: SourceMark?) -> Picture {
    Picture(file: "", format: .svg, snapshots: [], mark: mark)
  }

  let file = Key("file", .fileName)
    .help("The file.")
    .meant(by: "name", "path", "output")
  let at = Key("at", .written("the name of a snapshot", .phrase("tapped")))
    .help("What the picture shows.")
    .meant(by: "snapshot", "of")
  let strip = Key("strip", .written("a list of names of snapshots", .list(.phrase("tapped"))))
    .help("What the picture shows side by side.")
    .meant(by: "snapshots", "frames")
  let sheet = Key("sheet", \.sheet, .sheet)
    .help(
      "The environments that are shown side by side, with the keys of `matrix`, at most \(Limits.sheet)."
    )
    .example("{themes: [light, dark]}")
    .meant(by: "variants", "variations", "matrix", "environments")
  let before = Key("before", .written("the name of a scenario file", .phrase("old.sim.yaml")))
    .help("The scenario whose snapshot of the same name is shown before this one's.")
    .example("old.sim.yaml")
    .meant(by: "compare", "compared-to", "diff", "old")
  let animate = Key("animate", .boolean, else: "false")
    .help("Whether the picture moves, through the whole scenario or a part of it.")
    .meant(by: "animated", "animation")
  let every = Key("every", .duration, else: "1/60 s in SVG, 50ms in PNG")
    .help("The time from one frame of a moving picture to the next.")
    .meant(by: "interval", "frame-duration", "fps", "frame-rate")
  let lastFrame = Key("last-frame", .duration(allowsZero: true), else: "1s")
    .help("How long the last frame of a moving picture stays.")
    .meant(by: "hold")
  let loop = Key("loop", .boolean, else: "true")
    .help("Whether a moving picture begins again after its last frame.")
    .meant(by: "repeat", "loops")
  let from = Key("from", .moment, else: "the beginning")
    .help("The snapshot or time with which a moving picture begins.")
    .meant(by: "start")
  let to = Key("to", .moment, else: "the end")
    .help("The snapshot or time with which a moving picture ends.")
    .meant(by: "end", "until")
  let still = Key(
    "still",
    .written("the name of a snapshot", .phrase("tapped")),
    else: "the last frame"
  )
  .help(
    "What a moving picture shows where nothing plays, and to readers who asked for less motion."
  )
  .meant(by: "poster")
  let speed = Key("speed", .speed, else: "1").help(
    "How many times faster than on the clock it moves."
  )
  let theme = Key("theme", \.appearance, .appearance)
    .help(
      "The appearance, where it differs from the scene's, or several, each in a file with `~dark` or `{theme}`."
    )
  let scale = Key("scale", \.scale, .scale, else: "2 in PNG, 1 in SVG")
    .help("Pixels for each point; below 1 the picture is smaller.")
    .meant(by: "density", "zoom", "resolution")
  let show = Key("show", \.guides, .guides)
    .help("The guides that are drawn, where they differ from the scene's.")
  let annotations = Key("annotations", \.annotations, .choice)
    .help(
      "Where the scenario's annotations are: around the screen, on it where there is room, or nowhere."
    )
    .meant(by: "annotate")
  let frame = Key("frame", \.framing.frame, .choice, else: "screen")
    .help("What is around each screen: the line alone, or the body of the device.")
    .meant(by: "device-frame", "bezel", "chrome")
  let crop = Key("crop", \.framing.crop, .crop, else: "the whole screen")
    .help("The part of each screen that is shown.")
    .meant(by: "clip", "part", "region")
  let padding = Key("padding", \.framing.padding, .points(in: 0...500))
    .help("How much is shown around that part.")
    .meant(by: "margin", "inset")
  let background = Key("background", \.framing.background, .background)
    .help(
      "What is behind: without it nothing behind one screen, and a page behind a strip and annotations."
    )
    .meant(by: "page", "backdrop")
  let width = Key("width", \.framing.width, .points(in: 1...10000), else: "its own")
    .help("How wide the picture is; it is drawn smaller or larger.")
    .meant(by: "size")
  let columns = Key("columns", \.framing.columns, .integer(in: 1...100), else: "all in one row")
    .help("How many screens of a strip or a sheet are in a row.")
    .meant(by: "wrap")
  let spacing = Key("spacing", \.framing.spacing, .points(in: 0...500), else: "24")
    .help("The distance between the screens of a strip or a sheet.")
    .meant(by: "gap")
  let alt = Key(
    "alt",
    \.alternativeText,
    .alternativeText,
    else: "the scenario's, else written from the scene"
  )
  .help("What the picture shows, for people who cannot see it.")
  .meant(by: "description", "alternative-text", "alt-text")
}

extension SceneReading {
  /// Reads the pictures, of snapshots that the steps take.
  func pictures(_ written: WrittenEntry, of steps: [Step]) -> [Picture]? {
    let names = steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
    var files = PictureFiles<SourceMark>()
    return list(written, of: "pictures") { value in
      let picture = picture(value, names)
      guard let picture, let mark = picture.mark else { return picture }
      for file in picture.versions.map(\.file) {
        switch files.add(file, of: mark) {
        case .sameFile(let other)?:
          let message = "two pictures are written to \(quoted(file))"
          report("duplicate-picture", message, at: mark).note("the other one is here", at: other)
        case .folder(let name, let other)?:
          let message = "\(quoted(name)) would be a picture and a folder with another one in it"
          report("duplicate-picture", message, at: mark)
            .note("the other one is here", at: other)
            .hint("give one of them another name")
        case nil: break
        }
      }
      return picture
    }
  }

  private func picture(_ value: WrittenValue, _ names: [String]) -> Picture? {
    guard let fields = fields(value, PictureMap.self) else { return nil }
    var picture = PictureMap.initial(at: fields.file?.value.mark)
    let file = fields.required(\.file)
    let moves = fields.value(\.animate) ?? false
    let snapshots = moves ? noSnapshots(fields) : snapshots(fields, names)
    fields.read(into: &picture)
    picture.animation = animation(fields, names, moves: moves)
    guard let file, let snapshots else { return nil }
    picture.file = file.name
    picture.format = file.format
    picture.snapshots = snapshots
    picture.isStrip = fields.strip != nil
    picture.framing.cropMark = fields.crop?.value.mark
    checkFraming(fields, of: picture)
    checkSheet(fields, of: picture)
    picture.before = fields.before.flatMap { pathBefore($0, fields, picture) }
    check(picture, fields)
    checkName(of: picture, fields)
    return picture
  }

  /// Returns the snapshots of a picture that moves, which shows all moments.
  private func noSnapshots(_ fields: Fields<PictureMap>) -> [String] {
    for written in [fields.at, fields.strip] {
      reportNoEffect(
        written,
        "is for pictures that stand still",
        hint: "choose moments with 'from' and 'to', and the still one with 'still'"
      )
    }
    return []
  }

  private func snapshots(_ fields: Fields<PictureMap>, _ names: [String]) -> [String]? {
    switch (fields.at, fields.strip) {
    case (let at?, nil):
      return snapshotName(at, among: names).map { [$0] }
    case (nil, let strip?):
      let listed = list(strip, of: "snapshots") { snapshotName(strip.with($0), among: names) }
      if case .list(let values) = strip.value.content, values.isEmpty {
        report("missing-value", "a strip shows at least one snapshot", at: strip.value.mark)
        return nil
      }
      return listed
    case (nil, nil):
      report("missing-key", "a picture says 'at', 'strip' or 'animate'", at: fields.mark)
        .hint(
          names.first.map { "write 'at: \($0)'" }
            ?? "take a snapshot in 'steps', and name it after 'at'"
        )
      return nil
    case (.some, let strip?):
      report("at-and-strip", "a picture says 'at' or 'strip', not both", at: strip.keyMark)
        .hint("put all snapshots into 'strip'")
      return nil
    }
  }

  /// Returns the name of an existing snapshot.
  func snapshotName(_ written: WrittenEntry, among names: [String]) -> String? {
    guard let name = written.value.text else { return wrong(written, "the name of a snapshot") }
    if names.contains(name) || lostStep != nil { return name }
    report("unknown-snapshot", "no snapshot is named \(quoted(name))", at: written.value.mark)
      .note(
        names.isEmpty
          ? "no step takes a snapshot" : "the snapshots are \(quotedList(names))"
      )
      .hint(nearestWord(to: name, among: names.prefix(200)).map { "write '\($0)'" })
    return nil
  }
}

extension ValueReader where Value == WrittenEntry {
  /// A moment, which the entry reads with the snapshots in view.
  fileprivate static var moment: Self {
    .written("the name of a snapshot or a time", .any([.phrase("tapped"), .time]))
  }
}

extension ValueReader where Value == (name: String, format: Picture.Format) {
  /// The name of a picture's file, which stays in the folder of the pictures.
  static var fileName: Self {
    Self("a file name that ends in .svg or .png", .phrase("tapped.png")) { $0.fileName($1) }
  }
}

import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads the pictures, of snapshots that the steps take.
  func pictures(_ written: WrittenEntry, of steps: [Step]) -> [Picture]? {
    let names = SnapshotNames(of: steps)
    var earlier: [String: SourceMark] = [:]
    return list(written, of: "pictures") { value in
      let picture = picture(value, names)
      // Some disks take large and small letters for the same.
      if let picture, let mark = picture.mark {
        if let first = earlier[picture.file.lowercased()] {
          report(
            "duplicate-picture",
            "two pictures are written to \(quoted(picture.file))",
            at: mark,
            notes: [.init("the other one is here", at: first)]
          )
        }
        earlier[picture.file.lowercased()] = earlier[picture.file.lowercased()] ?? mark
      }
      return picture
    }
  }

  /// The names of the snapshots that steps take.
  private struct SnapshotNames {
    let inOrder: [String]
    let all: Set<String>

    init(of steps: [Step]) {
      inOrder = steps.compactMap { step in
        if case .snapshot(let name) = step.action { name } else { nil }
      }
      all = Set(inOrder)
    }
  }

  private func picture(_ value: WrittenValue, _ names: SnapshotNames) -> Picture? {
    guard let fields = fields(value, .picture) else { return nil }
    let file = require("file", of: fields).flatMap(fileName)
    let snapshots = snapshots(fields, names)
    let theme: InterfaceStyle? = fields["theme"].flatMap { choice($0) }
    let scale = fields["scale"].flatMap { integer($0, in: 1...3) }
    let guides = fields["show"].flatMap(guides)
    let alternativeText = fields["alt"].flatMap(alternativeText)
    guard let file, let snapshots else { return nil }
    if file.format == .svg, let scale = fields["scale"] {
      report(
        "no-effect",
        "'scale' is for PNG, and an SVG has no pixels",
        at: scale.keyMark,
        hint: "delete 'scale'"
      )
    }
    return Picture(
      file: file.name,
      format: file.format,
      snapshots: snapshots,
      isStrip: fields["strip"] != nil,
      theme: theme,
      scale: scale,
      guides: guides,
      alternativeText: alternativeText,
      mark: fields["file"]?.value.mark
    )
  }

  private func snapshots(_ fields: Fields, _ names: SnapshotNames) -> [String]? {
    switch (fields["at"], fields["strip"]) {
    case (let at?, nil):
      return snapshotName(at.value, of: at.key, among: names).map { [$0] }
    case (nil, let strip?):
      let listed = list(strip, of: "snapshots") { snapshotName($0, of: strip.key, among: names) }
      if case .list(let values) = strip.value.content, values.isEmpty {
        report("missing-value", "a strip shows at least one snapshot", at: strip.value.mark)
        return nil
      }
      return listed
    case (nil, nil):
      report(
        "missing-key",
        "a picture says 'at' or 'strip'",
        at: fields.mark,
        hint: names.inOrder.first.map { "write 'at: \($0)'" }
          ?? "take a snapshot in 'steps', and name it after 'at'"
      )
      return nil
    case (.some, let strip?):
      report(
        "at-and-strip",
        "a picture says 'at' or 'strip', not both",
        at: strip.keyMark,
        hint: "put all snapshots into 'strip'"
      )
      return nil
    }
  }

  /// Reads the name of a snapshot that is there.
  private func snapshotName(
    _ value: WrittenValue,
    of key: String,
    among names: SnapshotNames
  ) -> String? {
    guard let name = value.text else {
      wrongType(key, "the name of a snapshot", value)
      return nil
    }
    if names.all.contains(name) || lostStep != nil { return name }
    report(
      "unknown-snapshot",
      "no snapshot is named \(quoted(name))",
      at: value.mark,
      notes: [
        .init(
          names.all.isEmpty
            ? "no step takes a snapshot" : "the snapshots are \(quotedList(names.inOrder))"
        )
      ],
      hint: nearestWord(to: name, among: names.inOrder.prefix(200)).map { "write '\($0)'" }
    )
    return nil
  }
}

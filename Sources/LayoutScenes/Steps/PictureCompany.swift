import LayoutDiagnostics

extension SceneReading {
  /// Reports a sheet that does not go with the rest of a picture.
  func checkSheet(_ fields: Fields<PictureMap>, of picture: Picture) {
    guard fields.sheet != nil else { return }
    for (entry, words) in [(fields.strip, "a strip"), (fields.before, "a change")] {
      guard let entry else { continue }
      report(
        "sheet",
        "a picture is a sheet of environments or \(words), not both",
        at: entry.keyMark
      )
      .hint("make two pictures of it")
    }
    if picture.sheet?.themes.isEmpty == false {
      reportNoEffect(
        fields.theme,
        "is the appearance of all screens, and 'sheet' has 'themes'",
        hint: "delete one of both"
      )
    }
  }

  /// Returns the path of the scenario before a change, which is read after this one, or `nil` after a report.
  func pathBefore(
    _ written: WrittenEntry,
    _ fields: Fields<PictureMap>,
    _ picture: Picture
  ) -> String? {
    if let strip = fields.strip {
      report("before", "a picture with 'before' shows one moment", at: strip.keyMark)
        .hint("write 'at', and the name of a snapshot")
      return nil
    }
    guard let name = written.value.text, !name.isEmpty else {
      return wrong(written, "the name of a file")
    }
    guard
      !leavesFolder(written.value, hint: "copy the scenario as it was before beside this one")
    else { return nil }
    let path = SceneFiles.path(of: name, namedIn: written.value.mark.file)
    guard SceneFiles.plainPath(path) != SceneFiles.plainPath(file) else {
      report("before", "this is the file itself", at: written.value.mark)
        .hint("name the scenario as it was before, or write 'strip' for two moments of this one")
      return nil
    }
    if let snapshot = picture.snapshots.first {
      changes.append(SceneChange(path: path, written: written, snapshot: snapshot))
    }
    return path
  }
}

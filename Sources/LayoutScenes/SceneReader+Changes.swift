import LayoutDiagnostics

extension SceneReading {
  /// Returns the scenarios before a change that pictures show, each once, and reports those that cannot be shown.
  func scenariosBefore() -> [Scenario] {
    var scenarios: [Scenario] = []
    var broken: Set<String> = []
    for change in changes {
      let known = scenarios.first { $0.file == change.path }
      guard !broken.contains(change.path),
        let scenario = known ?? read(change.written, at: change.path)
      else {
        broken.insert(change.path)
        continue
      }
      if known == nil { scenarios.append(scenario) }
      let names = scenario.snapshotNames
      guard !names.contains(change.snapshot) else { continue }
      let file = quoted(change.written.value.text ?? "")
      report(
        "unknown-snapshot",
        "\(file) takes no snapshot \(quoted(change.snapshot))",
        at: change.written.value.mark
      )
      .note(names.isEmpty ? "no step takes a snapshot" : "its snapshots are \(quotedList(names))")
      .hint("give the snapshots of both the same name")
    }
    return scenarios
  }

  /// Reports numbers that have one text here and another one before a change, where a picture shows both.
  func checkNumbers(of annotations: [Annotation], in pictures: [Picture], after old: [Scenario]) {
    var told: Set<Annotation> = []
    for picture in pictures where picture.annotations != .none {
      guard let snapshot = picture.snapshots.first,
        let before = old.first(where: { $0.file == picture.before })
      else { continue }
      for earlier in before.annotations where earlier.isShown(in: snapshot) {
        guard let number = earlier.number, let text = earlier.text,
          let later = annotations.first(where: {
            $0.number == number && $0.text != nil && $0.isShown(in: snapshot)
          }),
          later.text != text, told.insert(later).inserted
        else { continue }
        let message =
          "number \(number) has another text before the change, and \(quoted(picture.file)) has one legend"
        report("annotation-number", message, at: later.mark)
          .note("the other one is here", at: earlier.mark)
          .hint("give one of them another number")
      }
    }
  }

  private func read(_ written: WrittenEntry, at path: String) -> Scenario? {
    guard let file = file(written, limit: FileCheck.largestSize) else { return nil }
    let read = SceneReader.readAlone(file.bytes, at: path, files: files)
    for path in read.paths where !paths.contains(path) { paths.append(path) }
    for source in read.sources where !sources.contains(where: { $0.file == source.file }) {
      sources.append(source)
    }
    if let scenario = read.scenario {
      // Its screen is in the picture, with whatever is wrong with that.
      for warning in read.diagnostics where warning.severity == .warning {
        if !diagnostics.contains(warning) { report(warning) }
      }
      return scenario
    }
    let mistake = read.diagnostics.first { $0.severity == .error }
    let name = quoted(written.value.text ?? "")
    let reported = report(
      "before",
      "\(name) has mistakes, the first of them: \(mistake?.message ?? "it cannot be read")",
      at: written.value.mark
    )
    if let mark = mistake?.mark { reported.note("it is here", at: mark) }
    return nil
  }
}

extension SceneReader {
  /// Reads the bytes of a scenario file without its pictures, which may name further scenarios.
  fileprivate static func readAlone(
    _ bytes: [UInt8],
    at path: String,
    files: SceneFiles
  ) -> ReadScenario {
    switch FileCheck.text(of: bytes, file: path) {
    case .text(let text):
      let source = SourceText(file: path, text: text)
      var read = Run(YAMLDocument(source), file: path, files: files, hasPictures: false).result
      read.sources.append(source)
      return read
    case .mistake(let diagnostic): return ReadScenario(diagnostics: [diagnostic])
    }
  }
}

import LayoutDiagnostics

extension ValueReader where Value == Set<ScrollAndSelectErratum> {
  /// A reader of departures of the released pod.
  static var errata: Self {
    let values = "none, \(ScrollAndSelectErratum.version1_0_0.rawValue) or a list of words"
    let release = ScrollAndSelectErratum.version1_0_0.rawValue
    let words = ScrollAndSelectErratum.approximations.map(\.rawValue)
    let shape = ValueShape.any([.list(.words(words)), .words([release, "none"])])
    return Self(values, shape) { $0.errata($1) }.shown { $0.isEmpty ? "none" : nil }
  }
}

extension SceneReading {
  /// Reads departures of the released pod: `none`, `version-1.0.0`, or a list of words.
  fileprivate func errata(_ written: WrittenEntry) -> Set<ScrollAndSelectErratum>? {
    let release = ScrollAndSelectErratum.version1_0_0
    let words = ScrollAndSelectErratum.approximations.map(\.rawValue)
    guard let text = written.value.text else {
      checkEachOnce(written)
      return list(written, of: "errata") { erratum($0, written) }.map { Set($0) }
    }
    if text == "none" { return [] }
    if text == release.rawValue { return [release] }
    let nearest = nearestWord(to: text, among: ["none", release.rawValue] + words)
    return wrong(
      written,
      "'none', '\(release.rawValue)' or a list of words",
      hint: nearest.map { words.contains($0) ? "write [\($0)]" : "write '\($0)'" }
    )
  }

  /// Returns the departure of one word of a list, of which the release as a whole is none.
  private func erratum(_ value: WrittenValue, _ written: WrittenEntry) -> ScrollAndSelectErratum? {
    let release = ScrollAndSelectErratum.version1_0_0.rawValue
    let errata = ScrollAndSelectErratum.approximations
    if let found = errata.first(where: { $0.rawValue == value.text }) { return found }
    let words = errata.map(\.rawValue)
    let nearest = value.text.flatMap { nearestWord(to: $0, among: words + [release]) }
    guard nearest == release else {
      return wrong(
        written.with(value),
        "one of \(quotedList(words))",
        hint: nearest.map { "write '\($0)'" }
      )
    }
    guard case .list(let values) = written.value.content, values.count > 1 else {
      return wrong(
        written.with(value),
        "a list of words",
        hint: "write '\(written.key): \(release)'"
      )
    }
    let message = "'\(release)' is the release as a whole and no sum of departures: it stands alone"
    report("release-with-errata", message, at: value.mark)
      .hint("write '\(written.key): \(release)', or delete it from the list")
    return nil
  }
}

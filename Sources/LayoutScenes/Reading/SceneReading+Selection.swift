import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads how rows are selected: the word of a way, or a map of the general form.
  func selectionWay(_ written: WrittenEntry) -> SelectionScene? {
    if written.value.text != nil {
      let start: SelectionMode.Start? = choice(written)
      var selection = start.map { SelectionScene($0) }
      selection?.mark = written.value.mark
      return selection
    }
    guard let fields = fields(written, .selection) else { return nil }
    let start: SelectionMode.Start? = require("starts-with", of: fields).flatMap { choice($0) }
    // The rest is read whatever the start, so that all mistakes are told.
    var selection = SelectionScene(start ?? .longPress)
    selection.mark = written.value.mark
    selection.mode.pass = read(fields["passes"], else: selection.mode.pass) { choice($0) }
    selection.mode.turningBack = read(fields["turning-back"], else: selection.mode.turningBack) {
      choice($0)
    }
    selection.limit = read(fields["limit"], else: selection.limit) { limit($0) }
    let lengths = 0...Limits.points
    selection.minimumPressDuration = fields["minimum-press-duration"].flatMap {
      duration($0, allowsZero: true)
    }
    selection.allowableMovement = fields["allowable-movement"].flatMap { points($0, in: lengths) }
    selection.crossesSections = fields["crosses-sections"].flatMap(boolean)
    selection.shouldBegin = fields["should-begin"].flatMap(boolean)
    selection.autoScroll = fields["auto-scroll"].flatMap(autoScroll)
    selection.autoScrollZone = fields["auto-scroll-zone"].flatMap { points($0, in: lengths) }
    selection.autoScrollTopOffset = fields["auto-scroll-top-offset"].flatMap { points($0) }
    selection.autoScrollBottomOffset = fields["auto-scroll-bottom-offset"].flatMap { points($0) }
    guard let start else { return nil }
    checkEffects(of: fields, start, selection.autoScroll)
    return selection
  }

  private static let edgeKeys = [
    "auto-scroll-zone", "auto-scroll-top-offset", "auto-scroll-bottom-offset",
  ]

  /// Reports keys that change nothing beside others.
  private func checkEffects(
    of fields: Fields,
    _ start: SelectionMode.Start,
    _ autoScroll: SelectionScene.AutoScroll?
  ) {
    func report(_ keys: [String], _ message: String, _ hint: String) {
      for written in keys.compactMap({ fields[$0] }) {
        self.report(
          "no-effect",
          "\(quoted(written.key)) \(message)",
          at: written.keyMark,
          hint: hint
        )
      }
    }
    let approach = start.approach
    if approach.surface == .strip {
      report(
        ["crosses-sections"],
        "is not for 'strip-pan'",
        "delete it: a strip selects in all sections"
      )
      report(
        ["auto-scroll"] + Self.edgeKeys,
        "is not for 'strip-pan'",
        "say how the strip scrolls in 'overlay'"
      )
    } else if autoScroll == .some(.none) {
      report(Self.edgeKeys, "does nothing with 'auto-scroll: none'", "delete one of them")
    }
    if !approach.asksDelegate {
      report(
        ["should-begin"],
        "is not for '\(start.rawValue)'",
        "delete it: only 'two-finger-pan' asks the delegate"
      )
    }
    if !approach.rests {
      report(
        ["minimum-press-duration", "allowable-movement"],
        "is not for '\(start.rawValue)'",
        "delete it: it is about 'long-press'"
      )
    }
  }

  private func limit(_ written: WrittenEntry) -> SelectionLimit? {
    if let text = written.value.text, parseInteger(text) != nil {
      wrongType(
        written.key,
        "a map such as {total: 3}",
        written.value,
        hint: "write {total: \(text)}"
      )
      return nil
    }
    guard let fields = fields(written, .limit) else { return nil }
    let most = ["total", "per-section"]
    let least = ["min", "min-per-section"]
    func isThere(_ keys: [String]) -> Bool {
      keys.contains { fields[$0] != nil } || fields.isMeant(anyOf: keys)
    }
    guard isThere(most + least) else {
      report(
        "missing-key",
        "the limit says no number",
        at: fields["when-full"]?.keyMark ?? written.value.mark,
        hint: "write 'total' or 'per-section' and a number, or delete 'limit'"
      )
      return nil
    }
    if let whenFull = fields["when-full"], !isThere(most) {
      report(
        "no-effect",
        "'when-full' does nothing without 'total' or 'per-section'",
        at: whenFull.keyMark,
        hint: "delete it: a minimum refuses nothing"
      )
    }
    func number(_ key: String) -> Int? { fields[key].flatMap { integer($0, in: 0...Limits.rows) } }
    let limit = SelectionLimit(
      total: number("total"),
      perSection: number("per-section"),
      min: number("min") ?? 0,
      minPerSection: number("min-per-section") ?? 0,
      whenFull: read(fields["when-full"], else: .replaceOldest) { choice($0) }
    )
    let pairs = [
      ("min", limit.min, "total", limit.total),
      ("min-per-section", limit.minPerSection, "per-section", limit.perSection),
    ]
    for (low, min, high, max) in pairs {
      guard let max, min > max else { continue }
      report(
        "minimum-above-maximum",
        SelectionTypeError.minimumAboveMaximum(min: min, max: max).message(counting: "row"),
        at: fields[low]?.keyMark ?? written.value.mark,
        notes: [.init("the maximum is here", at: fields[high]?.keyMark)]
      )
    }
    return limit
  }

  private func autoScroll(_ written: WrittenEntry) -> SelectionScene.AutoScroll? {
    switch written.value.text {
    case "none": return SelectionScene.AutoScroll.none
    case "by-depth": return .byDepth
    case let text?:
      if let number = parseNumber(text), number > 0, number <= Limits.rowsPerSecond {
        return .constant(rowsPerSecond: number)
      }
    case nil: break
    }
    let most = decimalText(Limits.rowsPerSecond)
    let what = "'none', 'by-depth' or a number of rows a second, above 0 and up to \(most)"
    wrongType(written.key, what, written.value)
    return nil
  }

  /// Reads departures of the released pod: `none`, `version-1.0.0`, or a list of words.
  func errata(_ written: WrittenEntry) -> Set<ScrollAndSelectErratum>? {
    let release = ScrollAndSelectErratum.version1_0_0
    let words = ScrollAndSelectErratum.approximations.map(\.rawValue)
    guard let text = written.value.text else {
      checkEachOnce(written)
      return list(written, of: "errata") { erratum($0, written) }.map { Set($0) }
    }
    if text == "none" { return [] }
    if text == release.rawValue { return [release] }
    let nearest = nearestWord(to: text, among: ["none", release.rawValue] + words)
    wrongType(
      written.key,
      "'none', '\(release.rawValue)' or a list of words",
      written.value,
      hint: nearest.map { words.contains($0) ? "write [\($0)]" : "write '\($0)'" }
    )
    return nil
  }

  /// Reads one word of a list of departures; the release as a whole is none.
  private func erratum(_ value: WrittenValue, _ written: WrittenEntry) -> ScrollAndSelectErratum? {
    let release = ScrollAndSelectErratum.version1_0_0.rawValue
    let errata = ScrollAndSelectErratum.approximations
    if let found = errata.first(where: { $0.rawValue == value.text }) { return found }
    let words = errata.map(\.rawValue)
    let nearest = value.text.flatMap { nearestWord(to: $0, among: words + [release]) }
    guard nearest == release else {
      wrongType(
        written.key,
        "one of \(quotedList(words))",
        value,
        hint: nearest.map { "write '\($0)'" }
      )
      return nil
    }
    guard case .list(let values) = written.value.content, values.count > 1 else {
      wrongType(written.key, "a list of words", value, hint: "write '\(written.key): \(release)'")
      return nil
    }
    report(
      "release-with-errata",
      "'\(release)' is the release as a whole and no sum of departures: it stands alone",
      at: value.mark,
      hint: "write '\(written.key): \(release)', or delete it from the list"
    )
    return nil
  }

  /// Reads how many rows of each section are selected.
  func counts(_ written: WrittenEntry) -> [Int]? {
    guard let values = list(written, of: "numbers, one a section", { $0 }) else { return nil }
    var counts: [Int] = []
    for value in values {
      guard let text = value.text, let number = parseInteger(text), number >= 0 else {
        wrongType(written.key, "a list of numbers, one a section", value)
        return nil
      }
      counts.append(number)
    }
    if let sectionCount = followedRows?.counts.count, sectionCount != counts.count {
      report(
        "wrong-count",
        "\(quoted(written.key)) has \(counted(counts.count, "number")) for"
          + " \(counted(sectionCount, "section"))",
        at: written.value.mark
      )
      return nil
    }
    return counts
  }
}

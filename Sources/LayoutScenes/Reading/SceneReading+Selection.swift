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
    guard let fields = fields(written.value, .selection) else { return nil }
    let start: SelectionMode.Start? = require("starts-with", of: fields).flatMap { choice($0) }
    guard let start else { return nil }
    var selection = SelectionScene(start)
    selection.mark = written.value.mark
    selection.mode.pass = read(fields["passes"], else: selection.mode.pass) { choice($0) }
    selection.mode.turningBack = read(fields["turning-back"], else: selection.mode.turningBack) {
      choice($0)
    }
    selection.limit = read(fields["limit"], else: selection.limit) { limit($0) }
    selection.crossesSections = fields["crosses-sections"].flatMap(boolean)
    selection.autoScroll = fields["auto-scroll"].flatMap(autoScroll)
    selection.autoScrollZone = fields["auto-scroll-zone"].flatMap { points($0) }
    selection.autoScrollTopOffset = fields["auto-scroll-top-offset"].flatMap { points($0) }
    selection.autoScrollBottomOffset = fields["auto-scroll-bottom-offset"].flatMap { points($0) }
    if start == .stripPan {
      for key in [
        "crosses-sections", "auto-scroll", "auto-scroll-zone", "auto-scroll-top-offset",
        "auto-scroll-bottom-offset",
      ] {
        guard let written = fields[key] else { continue }
        report(
          "no-effect",
          "\(quoted(key)) is not for 'strip-pan'",
          at: written.keyMark,
          hint: "say how the strip scrolls in 'overlay'"
        )
      }
    }
    return selection
  }

  private func limit(_ written: WrittenEntry) -> SelectionLimit? {
    guard let fields = fields(written.value, .limit) else { return nil }
    let range = 0...Limits.rows
    return SelectionLimit(
      total: fields["total"].flatMap { integer($0, in: range) },
      perSection: fields["per-section"].flatMap { integer($0, in: range) },
      whenFull: read(fields["when-full"], else: .replaceOldest) { choice($0) }
    )
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
    let all = "version-1.0.0"
    let words = ScrollAndSelectErratum.allCases.map(\.rawValue)
    guard let text = written.value.text else {
      return list(written, of: "errata") { value in
        if let text = value.text, nearestWord(to: text, among: words + [all]) == all {
          wrongType(
            written.key,
            "a list of words",
            value,
            hint: "write '\(written.key): \(all)' for all of them"
          )
          return nil
        }
        return choice(value, of: written.key, ScrollAndSelectErratum.self)
      }.map { Set($0) }
    }
    if text == "none" { return [] }
    if text == all { return Set(ScrollAndSelectErratum.allCases) }
    let nearest = nearestWord(to: text, among: ["none", all] + words)
    wrongType(
      written.key,
      "'none', '\(all)' or a list of words",
      written.value,
      hint: nearest.map { words.contains($0) ? "write [\($0)]" : "write '\($0)'" }
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

import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads what lies over the table; nil for nothing.
  func overlay(_ written: WrittenEntry) -> ScrollAndSelectOverlay? {
    switch written.value.content {
    case .text("none", _): return nil
    case .text:
      _ = choice(written, OverlayKind.self)
      return ScrollAndSelectOverlay(mark: written.value.mark)
    case .map, .list, .nothing: break
    }
    var overlay = ScrollAndSelectOverlay(mark: written.value.mark)
    guard let fields = fields(written, .overlay) else { return overlay }
    _ = fields["kind"].flatMap { choice($0, OverlayKind.self) }
    overlay.isEnabled = read(fields["enabled"], else: true) { boolean($0) }
    overlay.scrollingSpeed = fields["scrolling-speed"].flatMap(scrollingSpeed)
    overlay.touchViewWidth = fields["touch-view-width"].flatMap {
      points($0, in: 0...Limits.points)
    }
    overlay.respectsSafeArea = fields["respects-safe-area"].flatMap(boolean)
    overlay.topScrollingAnchor = fields["top-scrolling-anchor"].flatMap { points($0) }
    overlay.bottomScrollingAnchor = fields["bottom-scrolling-anchor"].flatMap { points($0) }
    overlay.usesEstimatedRowHeight = fields["uses-estimated-row-height"].flatMap(boolean)
    overlay.debug = fields["debug"].flatMap(debug)
    overlay.constraints = fields["constraints"].flatMap { list($0, of: "constraints", constraint) }
    overlay.errata = read(fields["errata"], else: []) { errata($0) }
    checkUnused(overlay, fields)
    return overlay
  }

  /// The words after `kind`.
  private enum OverlayKind: String, CaseIterable {
    case scrollAndSelect = "scroll-and-select"
  }

  private func checkUnused(_ overlay: ScrollAndSelectOverlay, _ fields: Fields) {
    guard overlay.constraints?.isEmpty == false else { return }
    for key in ["touch-view-width", "respects-safe-area"] {
      guard let written = fields[key] else { continue }
      warn(
        "no-effect",
        "\(quoted(key)) has no effect: 'constraints' replaces the default constraints",
        at: written.keyMark,
        hint: "delete one of the two"
      )
    }
  }

  private func scrollingSpeed(_ written: WrittenEntry) -> ScrollAndSelectOverlay.ScrollingSpeed? {
    switch written.value.text {
    case "fast": return .fast
    case "moderate": return .moderate
    case "slow": return .slow
    case let text?:
      if let number = parseNumber(text), number > 0, number <= Limits.rowsPerSecond {
        return .custom(rowsPerSecond: number)
      }
    case nil: break
    }
    let most = decimalText(Limits.rowsPerSecond)
    let nearest = written.value.text.flatMap {
      nearestWord(to: $0, among: ["fast", "moderate", "slow"])
    }
    wrongType(
      written.key,
      "'fast', 'moderate', 'slow' or a number of rows a second, above 0 and up to \(most)",
      written.value,
      hint: nearest.map { "write '\($0)'" }
    )
    return nil
  }

  private func debug(_ written: WrittenEntry) -> ScrollAndSelectOverlay.DebugMode? {
    guard case .map = written.value.content else {
      return boolean(written) == true ? ScrollAndSelectOverlay.DebugMode() : nil
    }
    guard let fields = fields(written, .debug) else { return nil }
    return ScrollAndSelectOverlay.DebugMode(color: fields["color"].flatMap(color))
  }

  /// Reads a constraint, alone or with an identifier.
  private func constraint(_ value: WrittenValue) -> WrittenConstraint? {
    switch value.content {
    case .text(let text, _): return constraint(text, in: value)
    case .map, .list, .nothing:
      guard let fields = fields(value, .constraint),
        let written = require("constraint", of: fields)
      else { return nil }
      guard let text = written.value.text else {
        let what = "a text such as 'touchView.width == 72'"
        wrongType(written.key, what, written.value)
        return nil
      }
      var constraint = constraint(text, in: written.value)
      constraint?.identifier = fields["id"].flatMap(self.text)
      return constraint
    }
  }

  private func constraint(_ text: String, in value: WrittenValue) -> WrittenConstraint? {
    do {
      var constraint = try ConstraintParser.parse(text)
      constraint.mark = value.mark
      return constraint
    } catch {
      report(error, in: value)
      return nil
    }
  }
}

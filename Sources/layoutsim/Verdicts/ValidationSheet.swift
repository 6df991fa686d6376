import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutValidation

/// The screens of a validation: pictures of the different ones, those with findings first, and a table of all.
struct ValidationSheet {
  let report: ValidationReport
  let pictures: ValidationPictures?

  /// The greatest numbers of pictures of screens with findings and of sound ones, so that a page stays small.
  private static let limits = (wrong: 24, sound: 8)

  /// The findings on a screen in short.
  private struct State {
    var level: Diagnostic.Severity?
    var count = 0
  }

  /// The heading, the pictures and the table.
  var parts: [HTML] {
    let states = states
    let table = table(states)
    var parts: [HTML] = [.element("h3", class: nil, counted(report.environments.count, "screen"))]
    if let pictures { parts.append(sheet(states, pictures)) }
    parts.append(
      .element(
        "details",
        ["open": report.environments.count <= 60 ? "" : nil],
        [.element("summary", class: nil, "All screens by device"), table]
      )
    )
    return parts
  }

  private var states: [ScreenEnvironment: State] {
    var states: [ScreenEnvironment: State] = [:]
    for finding in report.findings {
      let level = finding.diagnostic.severity
      for environment in finding.environments {
        var state = states[environment] ?? State()
        state.count += 1
        if state.level.map({ level.isAtLeast($0) }) ?? true { state.level = level }
        states[environment] = state
      }
    }
    return states
  }

  // MARK: Pictures

  private func sheet(
    _ states: [ScreenEnvironment: State],
    _ pictures: ValidationPictures
  ) -> HTML {
    // Devices that lay out the same way are drawn once.
    let layouts = report.environments.grouped(by: \.withoutNames).map(\.elements)
    let sorted = layouts.enumerated().sorted { one, other in
      rank(one.element[0], states, one.offset) < rank(other.element[0], states, other.offset)
    }.map(\.element)
    let wrong = sorted.filter { states[$0[0]]?.level != nil }
    let sound = sorted.filter { states[$0[0]]?.level == nil }
    let shown = wrong.prefix(Self.limits.wrong) + sound.prefix(Self.limits.sound)
    let figures = shown.compactMap { screens -> HTML? in
      let environment = screens[0]
      guard let svg = pictures.picture(on: environment) else { return nil }
      let state = states[environment] ?? State()
      let words = screens.count > 1 ? " and \(screens.count - 1) like it" : ""
      return .element(
        "figure",
        ["class": state.level?.rawValue ?? "good"],
        [
          .element("img", ["src": svg.imageAddress, "alt": "", "loading": "lazy"]),
          .element("figcaption", class: nil, "\(environment.shortName)\(words)"),
          .element(
            "span",
            class: "badge \(state.level?.rawValue ?? "good")",
            state.level.map { _ in counted(state.count, "finding") } ?? "sound"
          ),
        ]
      )
    }
    let rest = layouts.count - figures.count
    return .lines([
      .element("div", ["class": "sheet"], figures),
      rest > 0
        ? .element("p", class: "soft", "\(rest) more layouts are in the table alone") : .nothing,
    ])
  }

  /// Returns the place of a screen among others: the gravest first, then the smallest.
  private func rank(
    _ environment: ScreenEnvironment,
    _ states: [ScreenEnvironment: State],
    _ offset: Int
  ) -> (Int, Double, Double, Int) {
    let order = Diagnostic.Severity.allCases
    let level = states[environment]?.level.flatMap { order.firstIndex(of: $0) } ?? order.count
    return (level, Double(environment.size.width), Double(environment.size.height), offset)
  }

  // MARK: The table

  private func table(_ states: [ScreenEnvironment: State]) -> HTML {
    let kinds = report.environments.grouped(by: \.kindWords).map(\.key)
    let devices = report.environments.grouped(by: \.device.name).map(\.elements)
      .sorted { ($0[0].size.width, $0[0].size.height) < ($1[0].size.width, $1[0].size.height) }
    let head = HTML.element(
      "tr",
      [:],
      [HTML.element("th", class: nil, "")]
        + kinds.map { HTML.element("th", class: nil, $0) }
    )
    let rows = devices.map { screens -> HTML in
      var byKind: [String: ScreenEnvironment] = [:]
      for screen in screens { byKind[screen.kindWords] = screen }
      return .element(
        "tr",
        [:],
        [HTML.element("th", class: nil, screens[0].device.name)]
          + kinds.map { cell(byKind[$0], states) }
      )
    }
    return .element(
      "div",
      ["class": "scroll"],
      [
        .element(
          "table",
          ["class": "matrix"],
          [.element("thead", [:], [head]), .element("tbody", [:], [.lines(rows)])]
        )
      ]
    )
  }

  private func cell(
    _ environment: ScreenEnvironment?,
    _ states: [ScreenEnvironment: State]
  ) -> HTML {
    guard let environment else { return .element("td", class: nil, "") }
    guard let state = states[environment], let level = state.level else {
      return .element("td", class: "good", "✓")
    }
    let sign =
      switch level {
      case .error: "✕"
      case .warning: "!"
      case .note: "i"
      }
    return .element("td", class: level.rawValue, "\(sign) \(state.count)")
  }
}

extension ScreenEnvironment {
  /// The traits of a screen besides its device: "landscape right-to-left".
  fileprivate var kindWords: String {
    var words = [orientation.rawValue, direction.rawValue]
    if contentSizeCategory != .large { words.append(contentSizeCategory.rawValue) }
    if style != .light { words.append(style.word) }
    if textWeight != .regular { words.append(textWeight.rawValue) }
    if let system { words.append(system.rawValue) }
    if let design { words.append(design.rawValue) }
    if share != .full { words.append(share.rawValue) }
    return words.joined(separator: " ")
  }
}

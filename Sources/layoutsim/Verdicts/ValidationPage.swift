import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutValidation

/// The page of a validation: for each scenario the findings with their pictures, and the screens, the wrong ones
/// first.
struct ValidationPage {
  let verdicts: [ScenarioVerdict]

  /// The file.
  var text: String {
    let all = verdicts.flatMap(\.allDiagnostics)
    let counts = Diagnostic.Severity.allCases.compactMap { level -> String? in
      let count = all.count { $0.severity == level }
      return count > 0 ? counted(count, level.rawValue) : nil
    }
    let scenarios = counted(verdicts.count { $0.isScenario }, "scenario")
    let words = counts.isEmpty ? "all is well" : counts.joined(separator: ", ")
    // What is wrong comes first, and the order stays otherwise.
    let sorted =
      verdicts.filter { $0.allDiagnostics.containsError }
      + verdicts.filter { !$0.allDiagnostics.containsError }
    return ReportPage(
      title: verdicts.count == 1 ? "Validation of \(verdicts[0].name)" : "Validation",
      summary: [.text("\(scenarios): \(words)")],
      sections: sorted.map { ValidationSection(verdict: $0).html }
    ).text
  }
}

/// The part of the page about one scenario.
private struct ValidationSection {
  let verdict: ScenarioVerdict

  var html: HTML {
    let pictures = verdict.validatedScene.map(ValidationPictures.init)
    let report = verdict.validation
    // Others are about the file, and come without a picture.
    let told = Set(report?.findings.map { $0.diagnostic(among: report?.environments ?? []) } ?? [])
    let others = verdict.diagnostics.filter { !told.contains($0) }.sortedByPlace()
    var parts: [HTML] = [
      .element("h2", class: nil, verdict.name),
      .element("p", class: "mono soft", verdict.file),
      .element("p", class: "soft", verdict.content ?? ""),
    ]
    if told.isEmpty, others.isEmpty {
      parts.append(.element("p", [:], [.element("span", class: "badge good", "all is well")]))
    }
    // What is wrong comes first, wherever it was found.
    parts += others.filter { $0.severity == .error }.map { FindingCard.html($0) }
    if let report {
      parts += report.sortedFindings.map { finding in
        FindingCard.html(
          finding.diagnostic(among: report.environments),
          picture: pictures?.picture(of: finding).map { ($0, finding.worst.shortName) },
          screens: screens(of: finding)
        )
      }
    }
    parts += others.filter { $0.severity != .error }.map { FindingCard.html($0) }
    if let report { parts += ValidationSheet(report: report, pictures: pictures).parts }
    return .element("section", [:], [.lines(parts)])
  }

  /// Returns the screens with a finding and its amount on each, the smallest first.
  private func screens(of finding: ValidationFinding) -> HTML {
    let rows = zip(finding.environments, finding.amounts).sorted {
      ($0.0.size.width, $0.0.size.height) < ($1.0.size.width, $1.0.size.height)
    }
    .map { environment, amount in
      HTML.element(
        "tr",
        [:],
        [
          .element("th", class: nil, environment.shortName),
          .element("td", class: "number", environment.sizeWords),
          .element("td", class: "number", amount > 0 ? "\(decimalText(amount)) pt" : ""),
        ]
      )
    }
    return .element(
      "details",
      [:],
      [
        .element("summary", class: nil, counted(rows.count, "screen")),
        .element("div", ["class": "scroll"], [.element("table", [:], rows)]),
      ]
    )
  }
}

extension ValidationReport {
  /// The findings, the gravest first, and of one level those on most screens.
  fileprivate var sortedFindings: [ValidationFinding] {
    Diagnostic.Severity.allCases.flatMap { level in
      findings.filter { $0.diagnostic.severity == level }.enumerated().sorted {
        ($1.element.environments.count, $0.offset) < ($0.element.environments.count, $1.offset)
      }.map(\.element)
    }
  }
}

extension ScreenEnvironment {
  /// The size in words: "393 × 852".
  var sizeWords: String { "\(decimalText(size.width)) × \(decimalText(size.height))" }
}

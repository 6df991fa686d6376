import LayoutSimulation

/// A rule that a screen can break.
struct ValidationRule: Sendable {
  /// The codes of its findings.
  let codes: [String]
  /// The search for findings on a screen that is laid out.
  let findings: @Sendable (ScreenGeometry) -> [LayoutFinding]

  /// Creates a rule.
  init(_ codes: String..., findings: @escaping @Sendable (ScreenGeometry) -> [LayoutFinding]) {
    self.codes = codes
    self.findings = findings
  }

  /// The rules, in the order of their findings.
  static let all: [Self] =
    ofOwnViews + ofTouchView + ofWhatItCovers + ofRows + ofScrollZones + ofTargets + ofTexts
    + ofRowHeights + ofContrast + ofLabels + ofConstraints
}

extension ScreenGeometry {
  /// The findings of all rules.
  var findings: [LayoutFinding] { ValidationRule.all.flatMap { $0.findings(self) } }
}

extension ValidationRule {
  /// Creates a rule about the touch view, of which something is on the screen, with one finding at most.
  static func ofTouch(
    _ codes: String...,
    finding: @escaping @Sendable (ScreenGeometry, TouchPlace) -> LayoutFinding?
  ) -> Self {
    Self(codes: codes) { screen in
      screen.shownTouch.flatMap { finding(screen, $0) }.map { [$0] } ?? []
    }
  }

  private init(
    codes: [String],
    findings: @escaping @Sendable (ScreenGeometry) -> [LayoutFinding]
  ) {
    self.codes = codes
    self.findings = findings
  }
}

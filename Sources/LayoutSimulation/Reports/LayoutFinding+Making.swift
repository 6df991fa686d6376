package import LayoutDiagnostics
package import LayoutScenes

extension LayoutFinding {
  /// Creates a finding that a rule of validation makes.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - rule: The word by which it can be allowed.
  ///   - views: The names of the views that it is about.
  ///   - amount: The size of the mistake: the worst of several screens is the one with the greatest amount.
  ///   - axis: The direction in which it is wrong.
  package init(
    _ diagnostic: Diagnostic,
    rule: LayoutRule,
    about views: [String],
    amount: Double,
    axis: LayoutAxis
  ) {
    self.init(diagnostic: diagnostic, rule: rule, views: views, amount: amount, axis: axis)
  }
}

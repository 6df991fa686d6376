package import LayoutDiagnostics
package import LayoutScenes

extension Allowance {
  /// The remark on an allowance that nothing needs.
  package var needlessDiagnostic: Diagnostic {
    Diagnostic(
      .warning,
      code: "needless-allowance",
      "nothing at '\(view)' comes under '\(rule.rawValue)' any more",
      at: mark,
      hint: "delete it from 'allow'"
    )
  }
}

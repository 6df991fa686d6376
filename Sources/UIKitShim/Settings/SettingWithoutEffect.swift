import LayoutDiagnostics
import LayoutViews

/// A namespace for findings about settings of values, which keep nothing themselves.
enum SettingWithoutEffect {
  /// Records that something was set which UIKit would show and pictures here do not.
  ///
  /// - Parameters:
  ///   - name: The name of the property, method or argument.
  ///   - type: UIKit's name of the type.
  ///   - reason: What is so all the same.
  ///   - hint: The advice.
  ///   - mark: The place of the call, or `nil` for the one that the plugin noted.
  static func record(
    _ name: String,
    of type: String,
    _ reason: String,
    hint: String = "leave it out of what the test expects",
    at mark: SourceMark? = nil
  ) {
    Diagnostic(
      .warning,
      code: "setting-without-effect",
      "'\(name)' of '\(type)' has no effect here: \(reason)",
      at: mark ?? NotedSetting.take(name),
      hint: hint
    )
    .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  }
}

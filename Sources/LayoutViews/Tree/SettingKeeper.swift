import Foundation
package import LayoutDiagnostics

/// An object that keeps settings which have no effect here, so that code can read what it wrote.
package protocol SettingKeeper: AnyObject {
  /// The settings by their names, or `nil` for none.
  var keptSettings: [String: Any]? { get set }
}

extension SettingKeeper {
  /// Returns a setting, or `nil` if it was never made.
  package func kept<Value>(_ name: String) -> Value? { keptSettings?[name] as? Value }

  /// The place that the plugin notes with the object, which findings about it name, or `nil` for none.
  package var notedPlace: SourceMark? {
    get { kept("notedPlace") }
    set { keep(newValue, "notedPlace") }
  }

  /// Keeps a setting.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` for none.
  ///   - name: The name of the property or method.
  ///   - isSeen: Whether UIKit would show it, which is then a finding.
  ///   - mark: The place of the call, or `nil` for the one that the plugin noted.
  package func keep(
    _ value: Any?,
    _ name: String,
    isSeen: Bool = false,
    at mark: SourceMark? = nil
  ) {
    if keptSettings == nil { keptSettings = [:] }
    keptSettings?[name] = value
    if isSeen { tellNoEffect(of: name, at: mark) }
  }

  /// Records that something was set which UIKit would show and pictures here do not.
  ///
  /// - Parameters:
  ///   - name: The name of the property or method.
  ///   - mark: The place of the call, or `nil` for the one that the plugin noted.
  package func tellNoEffect(of name: String, at mark: SourceMark? = nil) {
    Diagnostic(
      .warning,
      code: "setting-without-effect",
      "'\(name)' of '\(ClassName.of(type(of: self)))' has no effect here: pictures are as if it were not set",
      at: mark ?? NotedSetting.take(name),
      hint: "leave it out of what the test expects"
    )
    .record(inTreeOf: [self as? View, CurrentWindow.ofThread].compactMap(\.self))
  }
}

import LayoutDiagnostics
public import LayoutViews

extension Responder {
  /// Returns a controller, view or delegate, and notes the line that hands it on, which findings about it name.
  ///
  /// Not in UIKit. The plugin `RewriteSources` writes it where a method or property can be overridden, and so cannot take a
  /// line itself.
  ///
  /// - Parameters:
  ///   - value: The object; the line is noted with controllers and views.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  public static func noted<Value>(
    _ value: Value,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Value {
    (value as? any SettingKeeper)?.notedPlace = SourceMark(file: fileID, line: line)
    return value
  }

  /// Returns what a property is set to or a method gets first, and notes the line of it, which a finding that this has no
  /// effect names.
  ///
  /// Not in UIKit. The plugin `RewriteSources` writes it where such findings are known.
  ///
  /// - Parameters:
  ///   - name: The name of the property or method, without labels.
  ///   - value: The value.
  ///   - fileID: The file of the statement.
  ///   - line: The line of the statement.
  /// - Returns: The value.
  public static func noted<Value>(
    for name: String,
    _ value: Value,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Value {
    NotedSetting.note(name, at: SourceMark(file: fileID, line: line))
    return value
  }
}

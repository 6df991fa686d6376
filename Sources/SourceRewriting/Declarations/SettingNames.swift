#if SourceRewriting
/// The properties and methods of UIKit of which findings say that they have no effect.
enum SettingNames {
  /// The names without labels.
  static let all = Set(written.split { $0 == " " || $0 == "\n" }.map(String.init))
}
#endif

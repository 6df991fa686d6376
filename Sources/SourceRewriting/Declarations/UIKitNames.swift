#if SourceRewriting
/// The types of UIKit that are here, by their names.
enum UIKitNames {
  private static let all = Set(written.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Returns the first type of UIKit's that a text names and that is not here, or `nil`.
  ///
  /// - Parameters:
  ///   - text: A type as it is written, with the types in it.
  ///   - module: The module, whose own types may begin with the same letters.
  /// - Returns: The name.
  static func firstMissing(in text: String, of module: ModuleDeclarations) -> String? {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).first { name in
      name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
        && !all.contains(name) && module.type(name) == nil
    }
  }
}
#endif

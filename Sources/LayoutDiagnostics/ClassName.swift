/// The names of types in findings: UIKit's for those of the simulator, which the reader knows by no other.
package enum ClassName {
  /// The names of the simulator's types, with their modules, as Swift prints them.
  private static let all: [String: String] = {
    var names: [String: String] = [:]
    for line in written.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        names["\(words[0]).\(parts[0])"] = parts.count > 1 ? String(parts[1]) : "UI\(parts[0])"
      }
    }
    return names
  }()

  /// Returns UIKit's name of a type, or the type's own if it is an application's.
  ///
  /// A class that UIKit does not have, as that of a bar's buttons is here, has the name of the one that it inherits from;
  /// a type inside of another one, `UIButton.ButtonType`, has the name of that one in front.
  ///
  /// - Parameter type: The type.
  /// - Returns: The name without a module.
  package static func of(_ type: Any.Type) -> String {
    uiKitName(of: type) ?? String(describing: type)
  }

  /// Returns UIKit's name of a type of the simulator, or `nil` for any other type.
  package static func uiKitName(of type: Any.Type) -> String? {
    let path = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".")
    guard path.count > 1, modules.contains(String(path[0])) else { return nil }
    for end in (2...path.count).reversed() {
      if let name = all[path[..<end].joined(separator: ".")] {
        return ([name] + path[end...].map(String.init)).joined(separator: ".")
      }
    }
    return (type as? AnyClass).flatMap(_getSuperclass).flatMap(uiKitName)
  }

  /// The modules of the simulator that have such types.
  private static let modules = Set(
    written.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  )
}

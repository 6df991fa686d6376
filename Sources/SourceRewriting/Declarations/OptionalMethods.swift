#if SourceRewriting
/// The methods of UIKit's delegates and data sources that a class may leave out.
enum OptionalMethods {
  /// A method that a class may leave out.
  struct Method {
    /// The protocols that have it.
    var protocols: Set<String> = []
    /// Whether it answers something.
    let hasResult: Bool
    /// Whether it answers a length, for which a class of another module has a number that stands for none.
    let isLength: Bool
  }

  /// The methods by their names with labels.
  static let all: [String: Method] = {
    var methods: [String: Method] = [:]
    for line in written.split(separator: "\n").map({ $0.split(separator: " ") }) {
      for word in line.dropFirst(2) {
        let mark = word.last
        let name = String(mark == ")" ? word : word.dropLast())
        methods[
          name,
          default: Method(hasResult: mark != ")", isLength: mark == "#")
        ].protocols.insert(String(line[0]))
      }
    }
    return methods
  }()

  /// The protocols that each one refines.
  private static let refined = Dictionary(
    uniqueKeysWithValues: written.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), words[1].split(separator: ",").map(String.init))
    }
  )

  /// Returns whether a protocol is one of some others, or refines one.
  static func isProtocol(_ name: String, amongRefinementsOf others: Set<String>) -> Bool {
    others.contains(name)
      || (refined[name] ?? []).contains { isProtocol($0, amongRefinementsOf: others) }
  }
}

extension OptionalMethods.Method {
  /// Whether a protocol of UIKit itself has it, and not of its layers.
  var isOfUIKit: Bool { protocols.contains { $0.hasPrefix("UI") } }

  /// Returns whether an object of a class has the method's protocol by what the class itself says.
  func isRequired(of type: DeclaredType, in module: ModuleDeclarations) -> Bool {
    ([type] + module.interfaces(of: type)).contains { part in
      part.inherited.contains { OptionalMethods.isProtocol($0, amongRefinementsOf: protocols) }
    }
  }
}
#endif

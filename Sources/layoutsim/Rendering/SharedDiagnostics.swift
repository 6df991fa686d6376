import LayoutDiagnostics

/// The diagnostics of one scenario in several environments, each once, with the environments that it holds in.
struct SharedDiagnostics {
  private let names: [String]
  private var diagnostics: [Diagnostic] = []
  private var environments: [Diagnostic: [String]] = [:]

  /// Creates an empty list.
  ///
  /// - Parameter names: The names of the environments; the one of a single environment is left out.
  init(among names: [String]) { self.names = names }

  /// Whether there are none.
  var isEmpty: Bool { diagnostics.isEmpty }

  /// Adds a diagnostic of one of the environments.
  mutating func add(_ diagnostic: Diagnostic, in environment: String) {
    if environments[diagnostic] == nil { diagnostics.append(diagnostic) }
    if environments[diagnostic]?.last != environment {
      environments[diagnostic, default: []].append(environment)
    }
  }

  /// The diagnostics, in the order in which they came, with notes about their environments if there are several.
  var told: [Diagnostic] {
    guard names.count > 1 else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.notes.append(Diagnostic.Note(words(for: environments[diagnostic] ?? [])))
      return diagnostic
    }
  }

  private func words(for found: [String]) -> String {
    guard found.count < names.count else { return "in all \(names.count) environments" }
    let shown = found.prefix(3).map { $0.drop { $0 == "@" } }.joined(separator: ", ")
    let rest = found.count > 3 ? " and \(found.count - 3) more" : ""
    return "in \(found.count) of \(names.count) environments: \(shown)\(rest)"
  }
}

import LayoutDiagnostics
import LayoutGeometry

/// A diagnostic about a picture, which others may have at the same place of the file.
struct PictureDiagnostic: Hashable {
  let diagnostic: Diagnostic
  /// The picture, in words, or `nil` for a diagnostic that no other has.
  let picture: String?
  /// The diagnostic about several pictures, whose message comes after their number.
  let ofAll: Diagnostic?

  init(_ diagnostic: Diagnostic, of picture: String? = nil, ofAll: Diagnostic? = nil) {
    (self.diagnostic, self.picture, self.ofAll) = (diagnostic, picture, ofAll)
  }
}

/// The diagnostics of one scenario in several environments, each once, with the environments that it holds in, and one that
/// several pictures have at one place of the file with their number.
struct SharedDiagnostics {
  /// A diagnostic with the pictures and the environments that share it.
  private struct Shared {
    let first: PictureDiagnostic
    var pictures: [String] = []
    var environments: [String] = []

    /// The diagnostic about all pictures, without the environments.
    var told: Diagnostic {
      guard pictures.count > 1, var told = first.ofAll else { return first.diagnostic }
      told.message = "\(counted(pictures.count, "picture")) \(told.message)"
      let rest = pictures.count > SharedDiagnostics.mostNamed ? ", …" : ""
      let names = pictures.prefix(SharedDiagnostics.mostNamed).joined(separator: ", ")
      told.notes.append(Diagnostic.Note("they are \(names)\(rest)"))
      return told
    }
  }

  /// The most pictures that are named.
  private static let mostNamed = 6

  private let names: [String]
  private var order: [Diagnostic] = []
  private var shared: [Diagnostic: Shared] = [:]

  /// Creates an empty list.
  ///
  /// - Parameter names: The names of the environments; the one of a single environment is left out.
  init(among names: [String]) { self.names = names }

  /// Whether there are none.
  var isEmpty: Bool { order.isEmpty }

  /// Adds a diagnostic of one of the environments.
  mutating func add(_ diagnostic: Diagnostic, in environment: String) {
    add(PictureDiagnostic(diagnostic), in: environment)
  }

  /// Adds a diagnostic about a picture in one of the environments.
  mutating func add(_ new: PictureDiagnostic, in environment: String) {
    let key = new.ofAll ?? new.diagnostic
    if shared[key] == nil {
      order.append(key)
      shared[key] = Shared(first: new)
    }
    if let picture = new.picture, shared[key]?.pictures.contains(picture) == false {
      shared[key]?.pictures.append(picture)
    }
    if shared[key]?.environments.last != environment {
      shared[key]?.environments.append(environment)
    }
  }

  /// The diagnostics, in the order in which they came, with notes about their environments if there are several.
  var told: [Diagnostic] {
    order.compactMap { shared[$0] }.map { shared in
      var diagnostic = shared.told
      if names.count > 1 {
        diagnostic.notes.append(Diagnostic.Note(words(for: shared.environments)))
      }
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

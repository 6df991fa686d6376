import Foundation
package import LayoutDiagnostics

/// The statement of this thread that is about to set something, as the plugin `RewriteSources` notes it: a finding that the
/// setting has no effect names its line.
///
/// Properties cannot take a line, and neither can methods that can be overridden.
package enum NotedSetting {
  private final class Note {
    let name: String
    let mark: SourceMark

    init(_ name: String, _ mark: SourceMark) { (self.name, self.mark) = (name, mark) }
  }

  private static let key = "layoutsim.noted-setting"

  /// Notes the place of a statement that sets a property, or calls a method, of a name without labels.
  package static func note(_ name: String, at mark: SourceMark) {
    Thread.current.threadDictionary[key] = Note(name, mark)
  }

  /// Returns the place of the statement that sets something, once, or `nil` if it was not noted.
  ///
  /// - Parameter name: The name of the property or method, perhaps with labels; `zoomScale` is also what `setZoomScale` sets.
  /// - Returns: The place.
  package static func take(_ name: String) -> SourceMark? {
    guard let note = Thread.current.threadDictionary[key] as? Note else { return nil }
    let base = name.prefix { $0 != "(" }
    guard note.name == base || note.name == "set" + base.prefix(1).uppercased() + base.dropFirst()
    else { return nil }
    Thread.current.threadDictionary[key] = nil
    return note.mark
  }
}

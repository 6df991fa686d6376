package import LayoutText
import Synchronization

/// The fonts that tests of this process registered, in their order.
///
/// They hold for the whole process, as those that an app's bundle lists.
package enum RegisteredFonts {
  // Tests run side by side.
  private static let faces = Mutex<[FontFace]>([])

  /// The fonts.
  package static var all: [FontFace] { faces.withLock { $0 } }

  /// Adds the last one of some fonts.
  package static func add(_ description: FontFace.Description, lastOf fonts: FontCascade) {
    faces.withLock { $0.append(FontFace(description, lastOf: fonts)) }
  }

  /// Returns the first font of a name, or of a family of that name, or `nil` for none.
  static func face(named name: String) -> FontFace? {
    all.first { $0.description.name == name } ?? all.first { $0.description.family == name }
  }
}

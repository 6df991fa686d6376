/// A part of an application that the system shows: UIKit's `UIScene`.
///
/// Nothing here connects one: what it has is kept.
open class ApplicationScene: Responder {}

/// A scene with windows on a screen: UIKit's `UIWindowScene`.
open class WindowScene: ApplicationScene {
  /// The screen of the scene.
  open var screen: Screen { .main }
}

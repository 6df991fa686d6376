import Foundation
public import LayoutControls
import LayoutViews

// What searches keep; their bars have no scopes here.

extension SearchController {
  /// `UIKit.UISearchController.ScopeBarActivation`.
  public enum ScopeBarActivation: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// When the application says so.
    case manual = 1
    /// With the first letters.
    case onTextEntry = 2
    /// With the search.
    case onSearchActivation = 3
  }

  private func kept<Value>(_ name: String) -> Value? {
    AssociatedObjects.value(name, with: self) as? Value
  }

  private func keep(_ value: Any, _ name: String) {
    AssociatedObjects.keep(value, name, with: self)
  }

  /// Whether the cancel button comes with a search, which it does here.
  public final var automaticallyShowsCancelButton: Bool {
    get { kept("automaticallyShowsCancelButton") ?? true }
    set {
      keep(newValue, "automaticallyShowsCancelButton")
      guard !newValue else { return }
      SettingWithoutEffect.record(
        "automaticallyShowsCancelButton",
        of: "UISearchController",
        "the button comes with each search"
      )
    }
  }

  /// Whether scopes come with a search, of which there are none.
  public final var automaticallyShowsScopeBar: Bool {
    get { kept("automaticallyShowsScopeBar") ?? true }
    set { keep(newValue, "automaticallyShowsScopeBar") }
  }

  /// The moment at which scopes come, of which there are none.
  public final var scopeBarActivation: ScopeBarActivation {
    get { kept("scopeBarActivation") ?? .automatic }
    set { keep(newValue, "scopeBarActivation") }
  }

  /// Whether the screen is dark during a search, by its name until iOS 9.1.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

public import LayoutViews

/// A state of a screen without content: UIKit's `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: TraitCollection
  /// The text of the screen's search, or `nil` while there is none.
  public var searchText: String?

  private var ownValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a screen without a search.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The application's own value of a key, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { ownValues[key] }
    set { ownValues[key] = newValue }
  }
}

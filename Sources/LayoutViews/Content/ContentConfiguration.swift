/// A description of content, from which a view is made that shows it: UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any View & ContentView
  /// Returns the description with what is different in a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view of content that a configuration describes: UIKit's `UIContentView`.
public protocol ContentView: AnyObject {
  /// The description of what shows; setting another one changes the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show another configuration, and need not be made again for it.
  ///
  /// Unless the view says otherwise, that is so for those of the same type.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration is of the same type as the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

extension View {
  /// Returns a view of content: this one with another configuration, if it can show that, or else a new one.
  ///
  /// Without a configuration a view of one gives way to an empty one.
  package func contentView(showing configuration: (any ContentConfiguration)?) -> View {
    let shown = self as? any ContentView
    guard let configuration else { return shown == nil ? self : View() }
    if let shown, shown.supports(configuration) {
      shown.configuration = configuration
      return self
    }
    return configuration.makeContentView()
  }
}

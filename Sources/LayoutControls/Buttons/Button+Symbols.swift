public import LayoutViews

extension Button {
  /// Sets the size of symbols in a state, as far as their own leaves it open.
  public final func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    contentForStateDidChange()
  }

  /// Returns the size of symbols that was set for a state, or for the normal one.
  public final func preferredSymbolConfigurationForImage(
    in state: State
  ) -> Image.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

  /// The size of the symbol that shows.
  public final var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The picture of a button without a configuration as it is shown.
  final var shownImage: Image? {
    let image = currentImage
    return currentPreferredSymbolConfiguration.flatMap { image?.preferringSymbolConfiguration($0) }
      ?? image
  }
}

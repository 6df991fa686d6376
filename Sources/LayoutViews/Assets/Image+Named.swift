public import Foundation

// Bundles have no effect: what a test registered is known wherever it is asked for.
extension Image {
  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// The name may be that of a file, with its end. `nil` comes of a name that is not there, and a finding.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - traitCollection: The traits with the kind of device and its pixels, those of the main screen for `nil`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    guard let content = RegisteredAssets.picture(named: name, with: traitCollection) else {
      return nil
    }
    self.init(content)
  }

  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - configuration: The size of a symbol.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    guard let image = Image(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init((configuration.map(image.withConfiguration) ?? image).content)
  }

  /// Creates a picture of an image literal by its name; one without a size, with a finding, if it is not there.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(RegisteredAssets.picture(named: name, with: nil) ?? Content())
  }
}

public import Foundation
import LayoutDiagnostics

// Bundles have no effect: what a test registered is known wherever it is asked for.
extension Image {
  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// The name may be that of a file, with its end. `nil` comes of a name that is not there, and a finding.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    named name: String,
    fileID: String = #fileID,
    line: Int = #line
  ) { self.init(asset: name, nil, at: SourceMark(file: fileID, line: line)) }

  /// Creates a picture as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(asset: name, nil, at: nil) }

  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - traitCollection: The traits with the kind of device and its pixels, those of the main screen for `nil`.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?,
    fileID: String = #fileID,
    line: Int = #line
  ) { self.init(asset: name, traitCollection, at: SourceMark(file: fileID, line: line)) }

  /// Creates a picture of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - configuration: The size of a symbol.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    guard let image = Image(asset: name, nil, at: mark) else { return nil }
    self.init((configuration.map(image.withConfiguration) ?? image).content)
  }

  /// Creates a picture of an image literal by its name; one without a size, with a finding, if it is not there.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fileID: The file of the literal, for the finding.
  ///   - line: The line of the literal.
  public convenience init(
    imageLiteralResourceName name: String,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    self.init(RegisteredAssets.picture(named: name, with: nil, at: mark) ?? Content())
  }

  private convenience init?(
    asset name: String,
    _ traits: TraitCollection?,
    at mark: SourceMark?
  ) {
    guard let content = RegisteredAssets.picture(named: name, with: traits, at: mark) else {
      return nil
    }
    self.init(content)
  }
}

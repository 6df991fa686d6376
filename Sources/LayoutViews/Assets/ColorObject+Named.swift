public import Foundation
import LayoutDiagnostics
import LayoutGeometry

// Bundles have no effect: what a test registered is known wherever it is asked for.
extension ColorObject {
  /// Creates a color of an asset catalog that was registered, by its name.
  ///
  /// `nil` comes of a name that is not there, and a finding.
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

  /// Creates a color as a function without more arguments does, of which no line is known.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(asset: name, nil, at: nil) }

  /// Creates a color of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - traitCollection: The traits in which the color is needed, or `nil` for one that follows them.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?,
    fileID: String = #fileID,
    line: Int = #line
  ) { self.init(asset: name, traitCollection, at: SourceMark(file: fileID, line: line)) }

  private convenience init?(
    asset name: String,
    _ traits: TraitCollection?,
    at mark: SourceMark?
  ) {
    guard let color = RegisteredAssets.color(named: name, with: traits, at: mark) else {
      return nil
    }
    self.init(traits.map { ColorObject(color).resolvedColor(with: $0).value } ?? color)
  }
}

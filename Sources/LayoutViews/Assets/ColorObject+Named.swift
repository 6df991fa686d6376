public import Foundation
import LayoutGeometry

// Bundles have no effect: what a test registered is known wherever it is asked for.
extension ColorObject {
  /// Creates a color of an asset catalog that was registered, by its name.
  ///
  /// `nil` comes of a name that is not there, and a finding.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of an asset catalog that was registered, by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle, which has no effect here.
  ///   - traitCollection: The traits in which the color is needed, or `nil` for one that follows them.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    guard let color = RegisteredAssets.color(named: name, with: traitCollection) else { return nil }
    self.init(traitCollection.map { ColorObject(color).resolvedColor(with: $0).value } ?? color)
  }
}

public import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A color of an asset catalog by its name, as Xcode writes one for each.
public struct ColorResource: Sendable, Hashable {
  let name: String

  /// Creates the name of a color.
  ///
  /// - Parameters:
  ///   - name: The name, with those of groups that have a namespace before a slash.
  ///   - bundle: The bundle, which has no effect here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalog by its name, as Xcode writes one for each.
public struct ImageResource: Sendable, Hashable {
  let name: String

  /// Creates the name of a picture.
  ///
  /// - Parameters:
  ///   - name: The name, with those of groups that have a namespace before a slash.
  ///   - bundle: The bundle, which has no effect here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension ColorObject {
  /// Creates a color of an asset catalog that was registered; a clear one, with a finding, if it is not there.
  ///
  /// - Parameters:
  ///   - resource: The name.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init(
    resource: ColorResource,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    self.init(RegisteredAssets.color(named: resource.name, with: nil, at: mark) ?? .clear)
  }
}

extension Image {
  /// Creates a picture of an asset catalog that was registered; one without a size, with a finding, if it is not there.
  ///
  /// - Parameters:
  ///   - resource: The name.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public convenience init(
    resource: ImageResource,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let mark = SourceMark(file: fileID, line: line)
    self.init(RegisteredAssets.picture(named: resource.name, with: nil, at: mark) ?? Content())
  }
}

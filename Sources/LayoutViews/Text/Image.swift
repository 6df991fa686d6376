public import Foundation
package import LayoutDevices
public import LayoutGeometry
package import ScreenFrames

/// The size of a picture: UIKit's `UIImage`, of which layout needs no more.
///
/// There is no asset catalog here: the names of an application are not known. Of symbols there are a few,
/// drawn in our own way.
public struct Image: Sendable, Hashable {
  /// A way in which a picture takes the tint color.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the place asks for.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In the tint color.
    case alwaysTemplate = 2
  }

  /// The size in points.
  public internal(set) var size: CGSize
  /// The insets of the part of the picture that constraints see.
  public private(set) var alignmentRectInsets = EdgeInsets.zero
  /// The way in which the picture takes the tint color.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The drawn symbol, or `nil` for a picture of which only the size is known.
  package private(set) var symbol: SystemSymbol?
  /// The parts of a picture that was drawn by the scene, in points of its size; none of any other.
  package private(set) var parts: [ScreenElement] = []
  /// Whether a symbol is an area, not an outline.
  package private(set) var isSymbolFilled = false
  /// The color of a symbol, or `nil` for that of the place.
  package private(set) var tint: Color?
  /// The size that a symbol was made in, or `nil` if none was asked for.
  var symbolConfiguration: SymbolConfiguration?

  /// Creates a picture of a size in points, without a size if it is not a number.
  public init(size: CGSize) { self.size = size.width >= 0 && size.height >= 0 ? size : .zero }

  /// Creates a picture by its name, which is not known here: always `nil`, as UIKit answers if a
  /// picture is missing.
  public init?(named name: String) { nil }

  /// Creates a picture of an image literal, without a size as its name is not known here.
  public init(imageLiteralResourceName name: String) { self.init(size: .zero) }

  /// Creates a symbol.
  ///
  /// Known are archivebox, bell, checkmark, clock, ellipsis, envelope, flag, folder, magnifyingglass, person, pin,
  /// plus, star and trash: outlines, and areas with `.fill` behind the name. A symbol is 22 by 22 points.
  ///
  /// - Parameter name: Its name among Apple's symbols; `nil` comes of any other one.
  public init?(systemName name: String) {
    guard let symbol = SystemSymbol(named: name) else { return nil }
    self.init(symbol)
    isSymbolFilled = name.hasSuffix(".fill")
  }

  /// Creates a symbol in the form that scenarios show.
  package init(_ symbol: SystemSymbol) {
    self.init(size: CGSize(width: SystemSymbol.side, height: SystemSymbol.side))
    self.symbol = symbol
    isSymbolFilled = symbol.isFilledInScenarios
  }

  /// Creates a picture of parts in their own colors, in points from its top left corner.
  package init(size: CGSize, parts: [ScreenElement]) {
    self.init(size: size)
    self.parts = parts
  }

  /// Returns the picture with another part for constraints.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Self {
    var copy = self
    copy.alignmentRectInsets = insets
    return copy
  }

  /// Returns a symbol in a color of its own, or any other picture as it is.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - mode: The way in which it takes the tint color of its place: as a template in that, else in its own.
  /// - Returns: The picture.
  public func withTintColor(_ color: Color, renderingMode mode: RenderingMode = .automatic) -> Self
  {
    var copy = self
    copy.tint = mode == .alwaysOriginal ? color : nil
    copy.renderingMode = mode
    return copy
  }

  /// Returns the picture with another way to take the tint color.
  public func withRenderingMode(_ mode: RenderingMode) -> Self {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
}

public import Foundation
import LayoutDevices
public import LayoutGeometry
public import LayoutText

extension Image {
  /// A size of a symbol: UIKit's `UIImage.SymbolConfiguration`.
  ///
  /// A symbol for text of 17 points is as large as symbols are; for others it grows with the text. The
  /// shares of small and large ones are a guess, as are the sizes of our symbols.
  public struct SymbolConfiguration: Sendable, Hashable {
    /// The size against that of the text.
    public enum Scale: Int, Sendable, Hashable, CaseIterable {
      /// Medium.
      case `default` = -1
      /// The scale that was not given.
      case unspecified = 0
      /// Smaller.
      case small = 1
      /// As capital letters ask for.
      case medium = 2
      /// Larger.
      case large = 3
    }

    /// The size of the text that the symbol goes with, or `nil` if it was not given.
    private var givenSize: CGFloat?
    private var scale = Scale.unspecified

    /// Creates a size for text of some points; the weight has no effect here.
    public init(pointSize: CGFloat, weight: FontWeight = .regular, scale: Scale = .default) {
      givenSize = pointSize > 0 ? pointSize : 0
      self.scale = scale
    }

    /// Creates a size against that of body text.
    public init(scale: Scale) { self.scale = scale }

    /// Creates a size for text in a font.
    public init(font: FontObject, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a size for text of a style at the standard size.
    public init(textStyle: TextStyle, scale: Scale = .default) {
      self.init(pointSize: textStyle.size(in: .large), scale: scale)
    }

    /// Returns the configuration with what another one says, which goes before its own.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var applied = self
      applied.givenSize = otherConfiguration.givenSize ?? givenSize
      if otherConfiguration.scale != .unspecified { applied.scale = otherConfiguration.scale }
      return applied
    }

    /// The factor of a symbol's size, which is that for text of 17 points.
    var factor: CGFloat {
      let share: CGFloat =
        switch scale {
        case .default, .unspecified, .medium: 1
        case .small: 0.8
        case .large: 1.25
        }
      return (givenSize ?? 17) / 17 * share
    }
  }

  /// A way to show a picture: UIKit's `UIImage.Configuration`, which here is that of a symbol.
  public typealias Configuration = SymbolConfiguration
}

import Foundation
import LayoutDevices
public import LayoutGeometry

extension Image {
  private func changed(_ change: (inout Content) -> Void) -> Image {
    var content = content
    change(&content)
    return Image(content)
  }

  /// Creates a picture of which the same is known as of another one.
  package convenience init(sameAs image: Image) { self.init(image.content) }

  /// Returns the picture with another part for constraints.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    changed { $0.alignmentRectInsets = insets }
  }

  /// Returns a symbol in a color of its own, or any other picture as it is.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - mode: The way in which it takes the tint color of its place: as a template in that, else in its own.
  /// - Returns: The picture.
  public func withTintColor(
    _ color: ColorObject,
    renderingMode mode: RenderingMode = .automatic
  ) -> Image {
    changed {
      $0.tint = mode == .alwaysOriginal ? color.value : nil
      $0.renderingMode = mode
    }
  }

  /// Returns the picture with another way to take the tint color.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// Returns the picture with edges that stay as they are where it is drawn larger; layout sees its size alone.
  public func resizableImage(
    withCapInsets insets: EdgeInsets,
    resizingMode: ResizingMode = .tile
  ) -> Image {
    changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the picture to be mirrored where lines begin on the right, which has the same size.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns a symbol in another size, or any other picture as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard let size = content.symbolSize else { return self }
    return changed {
      let factor = configuration.factor
      $0.size = CGSize(width: size.width * factor, height: size.height * factor)
      $0.symbolConfiguration = configuration
    }
  }

  /// Returns a symbol with what a configuration says beyond the one that it has.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The size that a symbol was made in, or `nil` if none was asked for.
  public var symbolConfiguration: SymbolConfiguration? { content.symbolConfiguration }

  /// Returns a symbol with what a configuration says, as far as its own leaves it open.
  package func preferringSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image {
    withConfiguration(symbolConfiguration.map(configuration.applying) ?? configuration)
  }
}

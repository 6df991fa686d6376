import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

extension PresentationView {
  /// The size that the content of a popover asks for.
  private var popoverSize: CGSize {
    guard let controller = shownController, controller.preferredContentSize != .zero
    else { return Self.popoverSize }
    return controller.preferredContentSize
  }

  /// The frame of a popover: below what it is about, above it if there is more room, else at the last button of a bar.
  var popoverFrame: CGRect {
    guard let source = popover?.sourceArea(in: self) else { return frameAtBar }
    let (size, height) = (popoverSize, Self.arrowSize.height)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.popoverGap, dy: Self.popoverGap)
    let below = room.maxY - source.maxY - height
    let above = source.minY - height - room.minY
    let isBelow = below >= size.height || below >= above
    let shown = CGSize(
      width: min(size.width, room.width),
      height: min(size.height, max(0, isBelow ? below : above))
    )
    return pixelAligned(
      CGRect(
        x: min(max(source.midX - shown.width / 2, room.minX), room.maxX - shown.width),
        y: isBelow ? source.maxY + height : source.minY - height - shown.height,
        width: shown.width,
        height: shown.height
      ),
      scale: pixelScale
    )
  }

  /// The frame of a popover at the last button of a bar.
  private var frameAtBar: CGRect {
    let margin = screenMargin(forWidth: bounds.width)
    let y = (window?.environment.navigationBarBottom ?? 0) + Self.arrowSize.height
    let size = popoverSize
    let frame = CGRect(
      x: bounds.width - margin / 2 - size.width,
      y: y,
      width: size.width,
      height: min(size.height, bounds.height - y - margin)
    )
    return mirrored(frame)
  }

  /// The size of a popover whose content has none of its own (seen, unverified).
  private static let popoverSize = CGSize(width: 375, height: 560)
  /// The distance of a popover from the edges of the safe area (a guess).
  private static let popoverGap: CGFloat = 8
}

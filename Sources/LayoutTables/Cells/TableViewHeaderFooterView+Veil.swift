package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The veil behind a header of the glass design that sticks to the bar, over the rows that scroll under it.
struct PinnedVeil {
  /// The whole header, in its coordinates: under the bar, too, no row shows between its letters.
  let area: CGRect
  let veil: ScrollEdgeVeil
  /// The length of a device pixel.
  let pixel: CGFloat

  /// The elements, back to front: a soft veil goes on below the header, and a hard one ends with a line there.
  var elements: [ScreenElement] {
    let tag = ElementTag(id: "edge-effect", role: "scroll-edge-effect")
    guard veil.style == .soft else {
      var line = area
      (line.origin.y, line.size.height) = (area.maxY - pixel, pixel)
      return [
        .fill(.rectangle(area), veil.color, tag), .fill(.rectangle(line), ScrollEdgeVeil.line),
      ]
    }
    var whole = area
    whole.size.height += ScrollEdgeVeil.reach
    let stops = [
      GradientStop(0, veil.color), GradientStop(Double(area.height / whole.height), veil.color),
      GradientStop(1, veil.color.faded(by: 0)),
    ]
    return [.gradient(.rectangle(whole), stops, tag)]
  }
}

extension TableViewHeaderFooterView {
  /// The veil behind a plain header that sticks and has no background of its own, or `nil` for none (a guess: in the
  /// system's pictures no header sticks).
  var pinnedVeil: PinnedVeil? {
    guard hasPinnedVeil, let table = superview as? ScrollView, heightUnderBar < bounds.height else {
      return nil
    }
    let veil = ScrollEdgeVeil(over: table, isBehindText: true)
    return PinnedVeil(area: bounds, veil: veil, pixel: 1 / pixelScale)
  }

  /// The opacity of what is in the view.
  ///
  /// A header that the next one pushes under the bar fades, so that no letter is in two veils at once. It is gone when
  /// half of it is there (a guess, as the veil is).
  package var contentOpacity: CGFloat {
    guard hasPinnedVeil, bounds.height > 0 else { return 1 }
    return max(0, 1 - heightUnderBar / (bounds.height / 2))
  }

  private var hasPinnedVeil: Bool {
    isPinned && context.kind == .header && context.metrics.hasLargeHeaders
      && backgroundColor == nil && backgroundView == nil && configuredBackground == nil
  }

  /// The height of the part that is under the bar.
  private var heightUnderBar: CGFloat {
    guard let table = superview as? ScrollView else { return 0 }
    let edge = table.bounds.minY + table.adjustedContentInset.top
    return min(max(0, edge - frame.minY), bounds.height)
  }
}

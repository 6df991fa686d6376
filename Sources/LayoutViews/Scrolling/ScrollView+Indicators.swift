package import Foundation
public import LayoutGeometry

/// The distances that the scroll indicators keep, and the time at which they were last needed.
package struct ScrollIndicators {
  /// The distances that the vertical indicator keeps besides the safe area.
  var verticalInsets = EdgeInsets.zero
  /// The distances that the horizontal indicator keeps besides the safe area.
  var horizontalInsets = EdgeInsets.zero
  /// Whether both keep clear of the safe area.
  var adjustsInsets = true
  /// The time at which the content came to rest, or `nil` before it moved.
  package var restingSince: Instant?

  /// The thickness of a bar, and its distances from the edge and from the end.
  fileprivate static let thickness: CGFloat = 3
  fileprivate static let distance: CGFloat = 3
  /// The least length, and that of a bar pushed together by content that was pulled past its end.
  fileprivate static let leastLength: CGFloat = 36
  fileprivate static let shortestLength: CGFloat = 8
}

extension ScrollView {
  /// The distances that the vertical indicator keeps besides the safe area.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set { indicators.verticalInsets = newValue }
  }

  /// The distances that the horizontal indicator keeps besides the safe area.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { indicators.horizontalInsets }
    set { indicators.horizontalInsets = newValue }
  }

  /// The distances that both indicators keep, as before iOS 11.1; reading it gives those of the vertical one.
  public var scrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set { (indicators.verticalInsets, indicators.horizontalInsets) = (newValue, newValue) }
  }

  /// Whether both bars keep clear of the safe area too.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.adjustsInsets }
    set { indicators.adjustsInsets = newValue }
  }

  /// Returns the frame of an indicator while the content moves, or `nil` if there is none, as with content that fits.
  ///
  /// It counts from the corner of the visible part. The indicator is as long in its track as the visible part in
  /// the content, the vertical one at the trailing edge. Content that is pulled past its end shortens it.
  package func indicatorFrame(_ axis: LayoutAxis) -> CGRect? {
    let isVertical = axis == .vertical
    guard isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator else {
      return nil
    }
    let insets = isVertical ? indicators.verticalInsets : indicators.horizontalInsets
    var area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    if indicators.adjustsInsets { area = area.inset(by: safeAreaInsets) }
    guard let span = indicatorSpan(axis, in: area) else { return nil }
    let (thickness, distance) = (ScrollIndicators.thickness, ScrollIndicators.distance)
    guard isVertical else {
      let y = area.maxY - distance - thickness
      return CGRect(x: span.start, y: y, width: span.length, height: thickness)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? area.minX + distance : area.maxX - distance - thickness
    return CGRect(x: x, y: span.start, width: thickness, height: span.length)
  }

  /// Returns the start and length of an indicator, or `nil` if the content fits, or the area has no room.
  private func indicatorSpan(
    _ axis: LayoutAxis,
    in area: CGRect
  ) -> (start: CGFloat, length: CGFloat)? {
    func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
    let start = area.start(axis) + ScrollIndicators.distance
    let room = area.length(axis) - 2 * ScrollIndicators.distance
    let shown = bounds.inset(by: adjustedContentInset).length(axis)
    let content = CGRect(origin: .zero, size: contentSize).length(axis)
    guard shown > 0, content > shown, room >= ScrollIndicators.leastLength else { return nil }
    let offset = along(contentOffset)
    let (first, last) = (along(minimumContentOffset), along(maximumContentOffset))
    let past = max(0, first - offset, offset - max(first, last))
    let whole = max(ScrollIndicators.leastLength, room * shown / content)
    let length = max(ScrollIndicators.shortestLength, whole - past)
    let share = last > first ? min(1, max(0, (offset - first) / (last - first))) : 0
    return (start + (room - length) * share, length)
  }
}

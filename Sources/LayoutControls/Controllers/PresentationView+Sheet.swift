import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

/// The surroundings of a card, for a closure of the application that answers for a height.
private struct CardSurroundings: DetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
}

extension PresentationView {
  private typealias SheetDetent = SheetPresentationController.Detent

  /// The object that says how the card of a controller is, or `nil` for none.
  private var sheet: SheetPresentationController? { shownController?.ownSheet }

  /// The radius of corners that the application asks for, or `nil` for the system's.
  var preferredRadius: CGFloat? { sheet?.preferredCornerRadius.map { max(0, $0) } }

  /// Whether there is a handle: where a controller asks for it, and on every card of a scene of about half the height
  /// that floats.
  var hasGrabber: Bool { sheet?.prefersGrabberVisible ?? (isGlass && sceneDetent == .medium) }

  /// Whether a screen held sideways shows a card.
  var isEdgeAttached: Bool { sheet?.prefersEdgeAttachedInCompactHeight ?? false }

  /// Whether the card is lower than there is room.
  var isPartial: Bool {
    if let sceneDetent { return sceneDetent == .medium }
    return shownDetent.map { $0.identifier != .large } ?? false
  }

  /// Whether what is below the card stays bright and can be touched.
  var isUndimmed: Bool {
    guard let sheet, let shown = shownDetent, let last = sheet.largestUndimmedDetentIdentifier,
      let index = sheet.detents.firstIndex(where: { $0.identifier == shown.identifier }),
      let lastIndex = sheet.detents.firstIndex(where: { $0.identifier == last })
    else { return false }
    return index <= lastIndex
  }

  /// Whether the tints below turn gray: of a card with a shade, a popover, and an alert.
  package var dimsTints: Bool {
    if isLeaving { return false }
    if let alert = shownController?.outerView as? any TintDimmingView { return alert.dimsTints }
    return isSheet && !isUndimmed
  }

  /// The height that the card has: the selected one, or else the first that there is.
  private var shownDetent: SheetDetent? {
    guard let sheet else { return nil }
    return sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
      ?? sheet.detents.min { value(of: $0) ?? .infinity < value(of: $1) ?? .infinity }
  }

  private func value(of detent: SheetDetent) -> CGFloat? {
    let room = bounds.height - top - safeAreaInsets.bottom
    let context = CardSurroundings(
      containerTraitCollection: traitCollection,
      maximumDetentValue: max(0, room)
    )
    return detent.resolvedValue(in: context).map { min(max(0, $0), max(0, room)) }
  }

  private var top: CGFloat { safeAreaInsets.top + gapAbove }

  /// The heights in which a finger can leave the card, with its frames; none where it has its whole height.
  var detentFrames: [(identifier: SheetPresentationController.Detent.Identifier, frame: CGRect)] {
    guard let sheet, traitCollection.horizontalSizeClass == .compact else { return [] }
    return sheet.detents.filter { value(of: $0) != nil }
      .map { ($0.identifier, cardFrame(of: $0, below: top)) }
  }

  /// Returns the frame of a card on phones and in narrow windows.
  func cardFrame(below top: CGFloat) -> CGRect { cardFrame(of: shownDetent, below: top) }

  private func cardFrame(of detent: SheetDetent?, below top: CGFloat) -> CGRect {
    let isPartial =
      sceneDetent.map { $0 == .medium } ?? (detent.map { $0.identifier != .large } ?? false)
    if isPartial, detent?.isCustom != true { return mediumFrame(below: top) }
    if let detent, detent.isCustom, let value = value(of: detent) {
      return frame(ofHeight: value + safeAreaInsets.bottom)
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// Returns the frame of a card of the application's own height, which floats in iOS 26 as one of about half the
  /// height does (unverified).
  private func frame(ofHeight height: CGFloat) -> CGRect {
    let height = pixelAligned(height, scale: pixelScale)
    let gap = isGlass ? Self.floatingGap : 0
    var width = bounds.width - 2 * gap
    if traitCollection.verticalSizeClass == .compact, let sheet,
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    {
      let preferred = sheet.presentedViewController.preferredContentSize.width
      if preferred > 0 { width = min(width, preferred) }
    }
    return CGRect(
      x: (bounds.width - width) / 2,
      y: bounds.height - height,
      width: width,
      height: height - gap
    )
  }

  /// Returns the frame of a card of about half the height, which floats in iOS 26.
  private func mediumFrame(below top: CGFloat) -> CGRect {
    let scale = pixelScale
    guard isGlass else {
      let height = pixelAligned(bounds.height / 2, scale: scale)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let gap = Self.floatingGap
    let height = pixelAligned((bounds.height - top) * 0.5554, scale: scale)
    return CGRect(
      x: gap,
      y: bounds.height - gap - height,
      width: bounds.width - 2 * gap,
      height: height
    )
  }

  /// Says that heights have no effect in wide windows, where the card has its whole height.
  func tellWideDetents() {
    guard let sheet, sheet.detents.contains(where: { $0.identifier != .large }) else { return }
    sheet.tellNoEffect(of: "detents")
  }
}

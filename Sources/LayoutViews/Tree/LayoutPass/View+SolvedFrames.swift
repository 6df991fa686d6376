import Foundation
import LayoutGeometry

// Solved values are points of any fraction. They become frames here, once: the edges are rounded to
// pixels by their places in the window, not counting scrolling, so that scrolling by part of a
// pixel moves no edge against another, and neighbors that share an edge still share it.
extension View {
  func applySolvedFramesToSubviews() {
    guard subviews.contains(where: \.isPlacedByConstraints) else { return }
    // A constraint that an override of `layoutSubviews` changed before it called `super` counts.
    root.solveConstraintsIfNeeded()
    layoutState.isApplyingSolvedFrames = true
    defer { layoutState.isApplyingSolvedFrames = false }
    let grid = PixelGrid(of: self)
    for subview in subviews where subview.isPlacedByConstraints {
      guard let item = subview.solvedItem, item.engine != nil else { continue }
      let frame = grid.aligned(item.values.resized(to: subview.fixedSize))
      let old = subview.untransformedFrame
      guard frame != old else {
        subview.layoutState.isAtSolvedPlace = true
        subview.solvedFrameDidApply()
        continue
      }
      // As UIKit: the bounds first, which a subclass may watch, then the place.
      if frame.size != old.size {
        subview.bounds = CGRect(origin: subview.storedBounds.origin, size: frame.size)
      }
      subview.takeSolvedPlace(frame)
      subview.layoutState.isAtSolvedPlace = subview.untransformedOrigin == frame.origin
      subview.solvedFrameDidApply()
    }
  }

  /// Gives a root whose mask says nothing the size that its constraints ask for, as it has no superview to
  /// do it.
  func applySolvedSizeToLooseRoot() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints, let item = solvedItem,
      item.engine != nil
    else { return }
    let size = PixelGrid(of: self).aligned(item.values).size
    guard size != storedBounds.size else { return }
    setUntransformedFrame(CGRect(origin: untransformedOrigin, size: size))
  }

  /// Moves the view to the origin of its solved frame, by its center, which a subclass may watch.
  private func takeSolvedPlace(_ frame: CGRect) {
    guard storedBounds.size == frame.size else {
      // An override of the bounds did not take the size over.
      setUntransformedFrame(frame)
      return
    }
    guard untransformedOrigin != frame.origin else { return }
    layoutState.solvedOrigin = frame.origin
    let anchor = distanceToAnchor(in: frame.size)
    center = CGPoint(x: frame.origin.x + anchor.x, y: frame.origin.y + anchor.y)
    layoutState.solvedOrigin = nil
  }

  func solvedFrame(of guide: LayoutGuide) -> CGRect {
    guard let item = guide.solvedItem, item.engine != nil else { return .zero }
    return PixelGrid(of: self).aligned(item.values)
  }

  /// Returns the origin of the view in the root as if nothing were scrolled: without rounding, and by frames.
  ///
  /// A solved place counts before it has become a frame, so that no view inside makes up for a change that
  /// is still to come.
  private func originInRoot(scale: CGFloat) -> (exact: CGPoint, applied: CGPoint) {
    guard let superview else { return (.zero, .zero) }
    let outer = superview.originInRoot(scale: scale)
    if isPlacedByConstraints, layoutState.isAtSolvedPlace, let item = solvedItem,
      item.engine != nil
    {
      let exact = CGPoint(x: outer.exact.x + item.values.x, y: outer.exact.y + item.values.y)
      guard scale > 0 else { return (exact, exact) }
      let x = pixelAligned(exact.x, scale: scale)
      let y = pixelAligned(exact.y, scale: scale)
      return (exact, CGPoint(x: x, y: y))
    }
    let own = untransformedOrigin
    return (
      CGPoint(x: outer.exact.x + own.x, y: outer.exact.y + own.y),
      CGPoint(x: outer.applied.x + own.x, y: outer.applied.y + own.y)
    )
  }

  /// The pixels of the screen as a view's subviews see them.
  private struct PixelGrid {
    let exact: CGPoint
    let applied: CGPoint
    let scale: CGFloat

    init(of view: View) {
      scale = view.traitCollection.displayScale
      (exact, applied) = view.originInRoot(scale: scale)
    }

    func aligned(_ values: SolvedValues) -> CGRect {
      guard scale > 0 else {
        return CGRect(x: values.x, y: values.y, width: values.width, height: values.height)
      }
      let x = edges(from: exact.x + values.x, length: values.width, less: applied.x)
      let y = edges(from: exact.y + values.y, length: values.height, less: applied.y)
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    private func edges(
      from start: CGFloat,
      length: CGFloat,
      less origin: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let first = pixelAligned(start, scale: scale)
      let last = pixelAligned(start + length, scale: scale)
      return (withoutNoise(first - origin), max(0, withoutNoise(last - first)))
    }

    /// Returns the difference of two places without noise: origins in most trees are on a pixel, and it is
    /// the same number wherever in the window it was computed.
    private func withoutNoise(_ difference: CGFloat) -> CGFloat {
      let onPixel = (difference * scale).rounded() / scale
      return abs(difference - onPixel) < 1e-9 ? onPixel : difference
    }
  }
}

extension SolvedValues {
  /// Returns the place of a view that keeps a size, in the middle of these, or these for `nil`.
  fileprivate func resized(to size: CGSize?) -> Self {
    guard let size, abs(size.width - width) > 0.001 || abs(size.height - height) > 0.001 else {
      return self
    }
    var values = self
    values.x += (width - size.width) / 2
    values.y += (height - size.height) / 2
    values.width = size.width
    values.height = size.height
    return values
  }
}

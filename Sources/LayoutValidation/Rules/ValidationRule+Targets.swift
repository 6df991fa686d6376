import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutSimulation
import LayoutViews

extension ValidationRule {
  /// The rules about what takes touches beside the touch view.
  static let ofTargets = [
    Self("control-covered", "controls-overlap") { screen in
      let targets = screen.own.filter { $0.fault == nil && $0.cell == nil && $0.isTarget }
      return targets.flatMap { screen.coverFindings($0) }
    }
  ]
}

extension ScreenGeometry {
  /// Looks for views of the scene in front of a control: with another control both want the same finger.
  fileprivate func coverFindings(_ place: OwnView) -> [LayoutFinding] {
    let reach = Reach(of: place.view, in: window)
    guard !reach.visible.isNull else { return [] }
    return reach.covers.compactMap { cover in
      guard cover.view !== touch?.view, !isOfSystem(cover.view),
        cover.view.hasOwnViews(in: self)
      else { return nil }
      let isTarget = cover.view is Control
      let isWhole = reach.region.isEmpty && !isTarget
      let other = cover.view.spokenName
      let part = isWhole ? "all of it" : "\(Self.size(cover.rect)) of it"
      return finding(
        isTarget ? "controls-overlap" : "control-covered",
        isWhole ? .error : .warning,
        isTarget
          ? "\(other) and \(place.view.spokenName) overlap on \(Self.size(cover.rect)), where \(other) takes the touches"
          : "\(other) lies in front of \(place.view.spokenName) and takes the touches on \(part)",
        about: place.view,
        cover.rect.axisOfOverlap(of: place.frame),
        amount: min(cover.rect.width, cover.rect.height),
        hint: isTarget
          ? "hold one of them by an edge of the other"
          : "put it behind, or turn its user interaction off if it is only looked at",
        over: cover.rect
      )
    }
  }
}

extension CGRect {
  /// Returns the direction in which two frames would have to part that overlap in this one: that in which they lie
  /// beside each other, or the shorter way.
  fileprivate func axisOfOverlap(of frame: CGRect) -> LayoutAxis {
    let isAsWide = width > frame.width - Self.leastLength
    let isAsHigh = height > frame.height - Self.leastLength
    if isAsWide != isAsHigh { return isAsHigh ? .horizontal : .vertical }
    return width < height ? .horizontal : .vertical
  }
}

extension View {
  /// Returns whether the view, or one in it, is the scene's.
  fileprivate func hasOwnViews(in screen: ScreenGeometry) -> Bool {
    screen.simulation.isOwn(self) || subviews.contains { $0.hasOwnViews(in: screen) }
  }
}

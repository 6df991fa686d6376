import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutSimulation
import LayoutTables
import LayoutViews

extension ValidationRule {
  /// The rules about what the touch view keeps fingers from.
  static let ofWhatItCovers = [
    ofTouch("touch-view-covers-bar") { $0.coveredBar($1) },
    Self("touch-view-covers-control") { screen in
      screen.shownTouch.map { screen.coveredControls($0) } ?? []
    },
    ofTouch("touch-view-covers-accessories") { $0.coveredAccessories($1) },
    ofTouch("touch-view-covers-index") { $0.coveredIndex($1) },
    Self("touch-view-covers-swipe-actions") { screen in
      screen.shownTouch.map { screen.coveredActions($0) } ?? []
    },
  ]
}

extension ScreenGeometry {
  fileprivate func coveredBar(_ touch: TouchPlace) -> LayoutFinding? {
    for bar in bars where bar.frame.overlaps(touch.visible) {
      guard
        let cover = Reach(of: bar.view, in: window).covers.first(where: { $0.view === touch.view })
      else { continue }
      return finding(
        "touch-view-covers-bar",
        .error,
        "touchView lies in front of '\(bar.name)' and takes the touches on \(Self.size(cover.rect)) of it",
        about: touch.view,
        .vertical,
        amount: cover.rect.height,
        hint: Self.safeAreaHint,
        over: cover.rect
      )
    }
    return nil
  }

  fileprivate func coveredControls(_ touch: TouchPlace) -> [LayoutFinding] {
    own.compactMap { place in
      guard place.fault == nil, place.cell == nil, place.isTarget,
        place.frame.overlaps(touch.visible)
      else { return nil }
      let reach = Reach(of: place.view, in: window)
      guard let cover = reach.covers.first(where: { $0.view === touch.view }) else { return nil }
      let isWhole = reach.region.isEmpty
      return finding(
        "touch-view-covers-control",
        isWhole ? .error : .warning,
        "touchView lies in front of \(place.view.spokenName) and takes the touches on "
          + (isWhole ? "all of it" : "\(Self.size(cover.rect)) of it"),
        about: touch.view,
        .horizontal,
        amount: cover.rect.width,
        hint: "keep the touch view clear of it",
        over: cover.rect
      )
    }
  }

  fileprivate func coveredAccessories(_ touch: TouchPlace) -> LayoutFinding? {
    var worst: (name: String, row: String?, rect: CGRect)?
    var count = 0
    for case let cell as TableViewCell in table.subviews {
      for (view, bounds) in cell.targets {
        let rect = view.convert(bounds, to: nil)
        guard rect.overlaps(touch.visible),
          let part = touch.reach.region.parts(in: rect).max(by: { $0.width < $1.width })
        else { continue }
        count += 1
        if part.width > (worst?.rect.width ?? 0) + CGRect.leastLength {
          worst = (view.targetName, simulation.rowName(of: [view]), part)
        }
      }
    }
    guard let worst else { return nil }
    let place = worst.row.map { " in \($0)" } ?? ""
    return finding(
      "touch-view-covers-accessories",
      .warning,
      "touchView takes the touches on \(Self.size(worst.rect)) of \(worst.name)\(place)"
        + ", and on \(counted(count, "target")) of rows in all",
      about: touch.view,
      .horizontal,
      amount: worst.rect.width,
      hint: "move the touch view, or make it narrower",
      over: worst.rect
    )
  }

  fileprivate func coveredIndex(_ touch: TouchPlace) -> LayoutFinding? {
    guard let index = table.sectionIndexView, !index.refusesTouches else { return nil }
    let frame = index.convert(index.bounds, to: nil)
    let parts = touch.reach.region.parts(in: frame)
    guard let part = parts.max(by: { $0.height < $1.height }) else { return nil }
    return finding(
      "touch-view-covers-index",
      .warning,
      "touchView takes the touches on \(Self.size(part)) of the section index",
      about: touch.view,
      .horizontal,
      amount: part.width,
      hint: "end it at 'tableView.safeArea' less the width of the index",
      over: part
    )
  }

  /// The room that the buttons of a swiped row take: that of one button at least, which is 74 pt wide as UIKit's are ("Delete" at 17 pt with 15 pt at both sides, measured by many, not written).
  private static let leastActionWidth: CGFloat = 74

  fileprivate func coveredActions(_ touch: TouchPlace) -> [LayoutFinding] {
    guard !table.isEditing,
      let cell = table.subviews.lazy.compactMap({ $0 as? TableViewCell })
        .first(where: { $0.convert($0.bounds, to: nil).overlaps(tableFrame) }),
      let path = table.indexPath(for: cell)
    else { return [] }
    let row = cell.convert(cell.bounds, to: nil)
    return [true, false].compactMap { isLeading in
      let isLeft = isLeading != isMirrored
      let zone = CGRect(
        x: isLeft ? row.minX : row.maxX - Self.leastActionWidth,
        y: row.minY,
        width: Self.leastActionWidth,
        height: row.height
      )
      guard let part = touch.reach.region.parts(in: zone).max(by: { $0.width < $1.width }),
        table.swipeActions(isLeading: isLeading, forRowAt: path) != nil
      else { return nil }
      let side = isLeading ? "leading" : "trailing"
      return finding(
        "touch-view-covers-swipe-actions",
        .warning,
        "touchView lies over the \(side) swipe actions of the rows and takes the touches on the first \(decimalText(part.width)) pt of them",
        about: touch.view,
        .horizontal,
        amount: part.width,
        hint: "enable it in editing mode alone, in which rows are not swiped",
        over: part
      )
    }
  }
}

extension OwnView {
  /// Whether touches are meant for the view: a control, or a view with recognizers of its own.
  var isTarget: Bool {
    guard !view.refusesTouches else { return false }
    return view is Control || !(view is ScrollView) && view.gestureRecognizers?.isEmpty == false
  }
}

extension View {
  /// The name of something in a row that takes touches: its role, else its name.
  fileprivate var targetName: String {
    switch self {
    case is AccessoryView: "the detail button"
    case is EditControl: "the delete or insert control"
    case is ReorderControl: "the reorder control"
    default: spokenName
    }
  }

  /// The views in a cell for which touches are meant, with the part of each that takes them.
  fileprivate var targets: [(view: View, rect: CGRect)] {
    subviews.flatMap { view -> [(view: View, rect: CGRect)] in
      guard !view.refusesTouches else { return [] }
      if let accessory = view as? AccessoryView {
        return accessory.buttonFrame.map { [(view, $0)] } ?? []
      }
      if view is Control || view is EditControl || view is ReorderControl {
        return [(view, view.bounds)]
      }
      return view.targets
    }
  }
}

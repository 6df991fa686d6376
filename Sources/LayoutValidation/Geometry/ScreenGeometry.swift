import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews

/// The places on a screen that is laid out, gathered once for all rules, in the window's coordinates.
struct ScreenGeometry {
  /// A bar of the system in front of the content.
  struct Bar {
    let name: String
    let view: View
    let frame: CGRect
  }

  let simulation: Simulation
  /// The whole screen.
  let screen: CGRect
  /// The part of the screen that the system leaves to the application.
  let safeArea: CGRect
  /// The views that the scene describes, in the order of the tree, and those of each kind of cell, header and footer
  /// that the screen does not show; none in a view that is not seen.
  let own: [OwnView]
  /// The bars in front of the content.
  let bars: [Bar]
  /// The part of the table on the screen, null for a table off it.
  let tableFrame: CGRect
  /// The overlay's touch view, or `nil` if there is none.
  let touch: TouchPlace?

  /// The touch view, or `nil` if nothing of it is on the screen.
  var shownTouch: TouchPlace? { touch.flatMap { $0.visible.isNull ? nil : $0 } }
  var window: Window { simulation.window }
  var table: TableView { simulation.tableView }
  var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Creates the places on a screen.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ simulation: Simulation) {
    self.simulation = simulation
    let window = simulation.window
    window.layoutIfNeeded()
    let screen = CGRect(origin: .zero, size: window.bounds.size)
    self.screen = screen
    safeArea = screen.inset(by: window.safeAreaInsets)
    bars = [NamedView.navigationBar, .toolbar, .tabBar].compactMap { name in
      guard let view = simulation.view(named: name), !view.isHidden else { return nil }
      return Bar(name: name.rawValue, view: view, frame: view.convert(view.bounds, to: nil))
    }
    let table = simulation.tableView
    var shown = table.window == nil ? CGRect.null : table.convert(table.bounds, to: nil)
    var next = table.superview
    while let view = next {
      shown = shown.intersection(view.convert(view.bounds, to: nil))
      next = view.superview
    }
    tableFrame = shown.intersection(screen)
    touch = simulation.view(named: .touchView).map { TouchPlace($0, in: window) }
    var own: [OwnView] = []
    for window in simulation.checkedWindows {
      Self.collect(&own, in: window, of: simulation, on: screen)
    }
    self.own = own
  }

  private static func collect(
    _ own: inout [OwnView],
    in view: View,
    of simulation: Simulation,
    on screen: CGRect
  ) {
    guard !view.isHidden, view.alpha >= View.leastTouchableAlpha else { return }
    if simulation.isOwn(view) {
      let place = OwnView(view, on: screen)
      own.append(place)
      // What is in a view that is not to be seen has the same reason.
      if place.fault != nil { return }
    }
    for subview in view.subviews { collect(&own, in: subview, of: simulation, on: screen) }
  }
}

/// The place of a touch view.
struct TouchPlace {
  let view: View
  /// The whole of it, in the window's coordinates.
  let frame: CGRect
  /// The part of it that a finger reaches.
  let reach: Reach
  var visible: CGRect { reach.visible }

  init(_ view: View, in window: Window) {
    self.view = view
    frame = view.convert(view.bounds, to: nil)
    reach = Reach(of: view, in: window)
  }
}

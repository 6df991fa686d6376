import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// A walk through a view tree for one frame, in which unchanged parts are taken from the last frame.
struct TreeCapture {
  /// The view that is drawn with all in it, a window or a part of one.
  private let root: View
  private let environment: ScreenEnvironment
  /// Whether what was drawn is kept for the next frame, and taken from the last one.
  private let keepsMemories: Bool
  private let scale: CGFloat
  /// The number of environments of the window that were drawn.
  private let environmentVersion: Int
  /// The rows of the cells that the table shows.
  private let rows: [ObjectIdentifier: IndexPath]
  /// The bars with a background, over which content may meet views that keep their place.
  private let bars: OpaqueBars
  /// The number of views that wished for an id.
  private var wishes: [String: Int]

  init(of window: Window, tableView: TableView) {
    root = window
    environment = window.environment
    keepsMemories = true
    scale = CGFloat(environment.scale)
    environmentVersion = DrawnEnvironment.version(of: window)
    let cells = zip(tableView.visibleCells, tableView.indexPathsForVisibleRows ?? [])
    bars = OpaqueBars(in: window)
    rows = Dictionary(cells.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
    wishes = Dictionary(minimumCapacity: 256)
  }

  /// Creates a walk through a view and all in it that leaves no traces.
  init(picturing view: View) {
    root = view
    environment = view.window?.environment ?? Screen.main.environment
    keepsMemories = false
    scale = CGFloat(environment.scale)
    environmentVersion = 0
    bars = OpaqueBars()
    rows = [:]
    wishes = [:]
  }

  /// The root with all that shows in it, or nothing if it is hidden.
  var elements: [ScreenElement] {
    mutating get {
      let style = keepsMemories ? environment.style : root.traitCollection.userInterfaceStyle
      let around = Surroundings(style: style, level: environment.userInterfaceLevel)
      return [visit(root, around)?.element].compactMap(\.self)
    }
  }

  /// The surroundings of a view.
  private struct Surroundings {
    /// The id of the superview.
    var id = ""
    /// The appearance of the superview.
    var style: InterfaceStyle
    /// The visual level of the superview.
    var level: UserInterfaceLevel
    /// The superview if it is a cell.
    var cell: TableViewCell?
    /// The cell whose content view the superview is, or a background of it.
    var outerCell: TableViewCell?
    /// The superview if it is a table, of which parts may be moving.
    var table: TableView?
    /// The superview if it is a header or footer of a table.
    var header: TableViewHeaderFooterView?
    /// The scroll of the superview, or `nil` if it is no scroll view.
    var scroll: ShownScroll?
  }

  /// Brings the memory of a view and of all views in it up to date, or `nil` if nothing of it shows.
  private mutating func visit(_ view: View, _ around: Surroundings) -> ViewMemory? {
    let moved = around.table?.presentation(of: view)
    let faded = (moved?.alpha ?? 1) * (around.header?.contentOpacity ?? 1)
    let opacity = min(1, Double(view.alpha * faded))
    guard !view.isHidden, opacity > 0, !view.isFlat else { return nil }
    let style = view.ownInterfaceStyle == .unspecified ? around.style : view.ownInterfaceStyle
    let level = view.ownInterfaceLevel == .unspecified ? around.level : view.ownInterfaceLevel
    let memory =
      keepsMemories
      ? ViewMemory.of(view, environmentVersion: environmentVersion)
      : ViewMemory(of: view, environmentVersion: environmentVersion)
    let cell = memory.kind == .cell ? view as? TableViewCell : nil
    if let cell, moved == nil, bars.hideAtEdge(cell) { return nil }
    let row = cell.flatMap { rows[ObjectIdentifier($0)] }
    let name = view.accessibilityIdentifier
    let role = view.role
    let id = id(of: view, memory, around, name: name, role: role, row: row)
    let scroll =
      memory.kind == .scrollView ? ShownScroll(view.bounds.origin, scale: scale) : nil
    let inside = Surroundings(
      id: id,
      style: style,
      level: level,
      cell: cell,
      outerCell: around.cell,
      table: memory.kind == .scrollView ? view as? TableView : nil,
      header: memory.kind == .headerFooter ? view as? TableViewHeaderFooterView : nil,
      scroll: scroll
    )
    let isChanged = memory.updateChildren { add in
      guard !view.drawsSubviews else { return }
      let subviews = view.subviews
      let order = subviews.drawingOrder
      for index in subviews.indices {
        let place = order?[index] ?? index
        if let child = visit(subviews[place], inside) { add(child, place) }
      }
    }
    let window = root as? Window
    let pushedBack = view === window?.rootView ? window?.pushedBack : nil
    let shown =
      if let pushedBack {
        ShownPlace(pushedBack, size: view.bounds.size)
      } else if view === root {
        ShownPlace(ofRoot: view)
      } else {
        view.shownPlace
      }
    var offset = shown.origin
    if let scroll = around.scroll { offset = scroll.place(of: offset) }
    offset.x += moved?.offset.x ?? 0
    offset.y += moved?.offset.y ?? 0
    var appearance = ViewAppearance(
      of: view,
      cell: cell ?? around.cell,
      style: style,
      contrast: environment.contrast,
      level: level,
      palette: environment.palette
    )
    if around.table != nil, cell == nil { appearance.reach = bars.reach(of: view) }
    let isClipped = view.clipsToBounds || pushedBack != nil
    let whole = isClipped ? CGRect(origin: .zero, size: shown.size) : nil
    let origin = scroll?.shown ?? view.bounds.origin
    memory.update(
      ViewMemory.Tagging(
        id: id,
        name: name,
        role: role,
        facts: facts(of: view, memory.kind, cell: cell, row: row)
      ),
      appearance,
      ViewMemory.Placement(
        offset: offset,
        matrix: shown.matrix,
        clip: moved?.clip ?? whole,
        clipRadius: moved?.clip == nil
          ? pushedBack?.cornerRadius ?? (appearance.corners.single ?? 0) * shown.scale
          : moved?.clipRadius ?? 0,
        clipPath: moved?.clip == nil ? clipPath(of: view, in: whole, scale: shown.scale) : [],
        mask: view.layerIfUsed?.maskClip,
        scroll: scroll != nil || origin != .zero ? origin : nil,
        scale: shown.scale,
        opacity: opacity,
        indicators: scroll == nil
          ? [] : (view as? ScrollView).map { ScrollIndicator.shown(in: $0, style: style) } ?? []
      ),
      inside: isChanged
    )
    return memory
  }

  /// Returns the outline of a clip with corners of several radii, or nothing for any other.
  private func clipPath(
    of view: View,
    in whole: CGRect?,
    scale: CGFloat
  ) -> [PathCommand] {
    guard let whole, let layer = view.layerIfUsed else { return [] }
    let radii = layer.cornerRadii
    let isSingle = radii.single != nil && layer.lowerCornerRadius == nil
    return isSingle ? [] : .roundRectangle(whole, radii: radii.map { $0 * scale })
  }

  /// Returns the id of a view, unique in the frame: equal wishes are distinguished by "-2", "-3"
  /// in the order of the views.
  private mutating func id(
    of view: View,
    _ memory: ViewMemory,
    _ around: Surroundings,
    name: String?,
    role: String?,
    row: IndexPath?
  ) -> String {
    let part: ElementPath.Part =
      if let row {
        .row(section: row.section, row: row.row)
      } else if let cell = around.cell, cell.contentView === view {
        .role("content")
      } else if let cell = around.outerCell, cell.titleLabel === view {
        .role("title")
      } else if let cell = around.outerCell, cell.detailLabel === view {
        .role("detail")
      } else if let role {
        .role(role)
      } else {
        .ofClass
      }
    let base = memory.baseID(ViewMemory.Naming(parent: around.id, name: name, part: part))
    wishes[base, default: 0] += 1
    return memory.id(base, count: wishes[base, default: 1])
  }

  private func facts(
    of view: View,
    _ kind: ViewMemory.Kind,
    cell: TableViewCell?,
    row: IndexPath?
  ) -> ViewMemory.Tagging.Facts {
    if let cell, let row {
      return .row(
        section: row.section,
        row: row.row,
        isSelected: cell.isSelected,
        isEditing: cell.isEditing
      )
    }
    switch kind {
    case .editControl:
      if let control = view as? EditControl, control.kind == .check {
        return .check(isOn: control.isOn)
      }
    case .scrollView:
      if let scrollView = view as? ScrollView { return .scrolled(scrollView.contentOffset.y) }
    case .value:
      let isEnabled = (view as? Control)?.isEnabled ?? true
      return .control((view as? any ValueView)?.drawnValue, isEnabled: isEnabled)
    case .plain, .cell, .headerFooter: break
    }
    return .none
  }
}

/// The environment in which a window was drawn last.
private final class DrawnEnvironment {
  private var environment: ScreenEnvironment
  private var version = 0

  private init(_ environment: ScreenEnvironment) { self.environment = environment }

  /// Returns a number that is another one when the window's environment has changed.
  static func version(of window: Window) -> Int {
    let drawn = window.attachments[DrawnEnvironment.self] ?? DrawnEnvironment(window.environment)
    window.attachments[DrawnEnvironment.self] = drawn
    if drawn.environment != window.environment {
      drawn.environment = window.environment
      drawn.version += 1
    }
    return drawn.version
  }
}

import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews

extension Simulation {
  /// The findings about where the views that the scene describes lie: without area, off the screen, behind a bar, at
  /// an edge of the system, or too small for a finger.
  ///
  /// A run does not fail because of them, as an animation or a drag may bring a view to its place.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package var placementFindings: [LayoutFinding] {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return placementFindings(in: window)
  }

  private func placementFindings(in view: View) -> [LayoutFinding] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    guard isOwn(view) else { return view.subviews.flatMap { placementFindings(in: $0) } }
    // What is in a view that is not to be seen has the same reason.
    if let finding = areaFinding(view) ?? screenFinding(view) { return [finding] }
    let own = [barFinding(view) ?? edgeFinding(view), sizeFinding(view)].compactMap(\.self)
    return own + view.subviews.flatMap { placementFindings(in: $0) }
  }

  private func isOwn(_ view: View) -> Bool {
    screen.views.contains(view) || view.ownViewsAround?.contains(view) == true
  }

  // MARK: Rules

  private func areaFinding(_ view: View) -> LayoutFinding? {
    let size = view.bounds.size
    guard size.width <= 0 || size.height <= 0, view.hasContent else { return nil }
    let missing =
      size.width > 0 ? "height" : size.height > 0 ? "width" : "area"
    return finding(
      "view-without-area",
      .error,
      "\(view.spokenName) has no \(missing), so nothing of it is seen or touched",
      view,
      missing == "height" ? .vertical : .horizontal
    )
  }

  private func screenFinding(_ view: View) -> LayoutFinding? {
    let frame = view.convert(view.bounds, to: nil)
    // A cell may be scrolled off, and then what is in it is too.
    if let cell = view.enclosingCell {
      guard let side = frame.side(outside: cell.convert(cell.bounds, to: nil)) else { return nil }
      let word = cell is TableViewCell ? "cell" : "header or footer"
      return finding(
        "view-off-screen",
        .error,
        "\(view.spokenName) lies wholly outside of its \(word), \(side.words) edge",
        view,
        side.axis,
        amount: side.distance
      )
    }
    guard let side = frame.side(outside: window.bounds) else { return nil }
    return finding(
      "view-off-screen",
      .error,
      "\(view.spokenName) lies wholly off the screen, \(side.words) edge",
      view,
      side.axis,
      amount: side.distance
    )
  }

  private func barFinding(_ view: View) -> LayoutFinding? {
    guard view.isContent, view.enclosingCell == nil else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    for (name, bar) in screen.barsInFront where !view.isDescendant(of: bar) {
      let covered = frame.intersection(bar.convert(bar.bounds, to: nil))
      guard covered.width > Self.tolerance, covered.height > Self.tolerance else { continue }
      let isWhole = covered.height > frame.height - Self.tolerance
      return finding(
        "view-behind-bar",
        isWhole ? .warning : .note,
        isWhole
          ? "\(view.spokenName) lies behind '\(name)', which takes its touches"
          : "\(decimalText(covered.height)) pt of \(view.spokenName) lie behind '\(name)'",
        view,
        .vertical,
        amount: covered.height,
        hint: "keep it inside 'superview.safeArea'"
      )
    }
    return nil
  }

  private func edgeFinding(_ view: View) -> LayoutFinding? {
    guard view.isContent else { return nil }
    let frame = view.convert(view.bounds, to: nil).intersection(window.bounds)
    guard !frame.isNull else { return nil }
    let insets = window.safeAreaInsets
    let safe = window.bounds.inset(by: insets)
    let isInCell = view.enclosingCell != nil
    let edges: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("top", .vertical, isInCell ? 0 : safe.minY - frame.minY),
      ("bottom", .vertical, isInCell ? 0 : frame.maxY - safe.maxY),
      ("left", .horizontal, safe.minX - frame.minX),
      ("right", .horizontal, frame.maxX - safe.maxX),
    ]
    guard let edge = edges.first(where: { $0.distance > Self.tolerance }) else { return nil }
    return finding(
      "view-at-system-edge",
      .note,
      "\(view.spokenName) reaches \(decimalText(edge.distance)) pt into what the system keeps at the \(edge.name)",
      view,
      edge.axis,
      amount: edge.distance,
      hint: "keep it inside 'superview.safeArea'"
    )
  }

  /// The least length that a finger finds (Human Interface Guidelines, "Buttons": 44 by 44 points).
  private static let leastTouchLength: CGFloat = 44
  private static let tolerance: CGFloat = 0.01

  private func sizeFinding(_ view: View) -> LayoutFinding? {
    guard let control = view as? Control, control.isUserInteractionEnabled else { return nil }
    // A switch is lower than that by itself; what counts is that nothing makes it smaller.
    let natural = control is Button ? nil : control.intrinsicContentSize
    func least(_ natural: CGFloat?) -> CGFloat {
      guard let natural, natural >= 0 else { return Self.leastTouchLength }
      return min(natural, Self.leastTouchLength)
    }
    let missing = CGSize(
      width: least(natural?.width) - control.bounds.width,
      height: least(natural?.height) - control.bounds.height
    )
    guard max(missing.width, missing.height) > Self.tolerance else { return nil }
    let axis: LayoutAxis = missing.width > missing.height ? .horizontal : .vertical
    let (width, height) = (control.bounds.width, control.bounds.height)
    return finding(
      "small-control",
      .warning,
      "\(view.spokenName) is \(decimalText(width)) × \(decimalText(height)) pt; a finger finds what is at least 44 × 44",
      view,
      axis,
      amount: max(missing.width, missing.height),
      hint: triedHint(control, missing),
      isPlaced: true
    )
  }

  // MARK: Findings

  private func finding(
    _ code: String,
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ view: View,
    _ axis: LayoutAxis,
    amount: CGFloat = 0,
    hint: String? = nil,
    isPlaced: Bool = false
  ) -> LayoutFinding {
    let constraints = view.constraintsAround.filter { $0.concerns(axis) }.inWrittenOrder
    let written = constraints.filter { $0.writtenPlace != nil }
    return LayoutFinding(
      diagnostic: Diagnostic(
        severity,
        code: code,
        message,
        at: isPlaced ? mark(of: view) : written.first?.writtenPlace ?? mark(of: view),
        notes: written.map { Diagnostic.Note("there is '\($0.equation)'", at: $0.source) },
        hint: hint
      ),
      rule: .placement,
      views: names(of: [view]),
      amount: amount,
      axis: axis
    )
  }

  /// Returns constraints that make a control large enough, after a layout with them, or `nil` if it has no name or
  /// they are in conflict.
  private func triedHint(_ control: Control, _ missing: CGSize) -> String? {
    guard let name = control.accessibilityIdentifier else {
      return "give it a name, and a width and a height of at least 44"
    }
    let least = Self.leastTouchLength
    var tried: [(text: String, constraint: LayoutConstraint)] = []
    if missing.width > Self.tolerance {
      let constraint = control.widthAnchor.constraint(greaterThanOrEqualToConstant: least)
      tried.append(("\(name).width >= 44", constraint))
    }
    if missing.height > Self.tolerance {
      let constraint = control.heightAnchor.constraint(greaterThanOrEqualToConstant: least)
      tried.append(("\(name).height >= 44", constraint))
    }
    let text = quotedList(tried.map(\.text))
    let conflicts = window.layoutConflicts.count
    LayoutConstraint.activate(tried.map(\.constraint))
    window.layoutIfNeeded()
    let holds =
      window.layoutConflicts.count <= conflicts
      && min(control.bounds.width, control.bounds.height) >= least - Self.tolerance
    LayoutConstraint.deactivate(tried.map(\.constraint))
    window.layoutIfNeeded()
    return holds
      ? "add \(text), with which the layout holds"
      : "what is around it leaves no room for \(text)"
  }
}

extension SceneScreen {
  /// The bars in front of the content, by their names.
  fileprivate var barsInFront: [(name: String, bar: View)] {
    [NamedView.navigationBar, .toolbar, .tabBar].compactMap { name in
      view(named: name).map { (name.rawValue, $0) }
    }.filter { !$0.1.isHidden }
  }
}

/// A side of the screen beyond which something lies.
private struct OutsideSide {
  let words: String
  let axis: LayoutAxis
  let distance: CGFloat
}

extension CGRect {
  /// Returns the side of an area beyond which the rectangle lies wholly, or `nil` if some of it is inside.
  fileprivate func side(outside area: CGRect) -> OutsideSide? {
    let sides: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("left", .horizontal, area.minX - maxX), ("right", .horizontal, minX - area.maxX),
      ("top", .vertical, area.minY - maxY), ("bottom", .vertical, minY - area.maxY),
    ]
    guard let side = sides.first(where: { $0.distance >= 0 }) else { return nil }
    return OutsideSide(
      words: "\(decimalText(side.distance)) pt beyond its \(side.name)",
      axis: side.axis,
      distance: side.distance
    )
  }
}

extension View {
  /// Whether the view shows something of its own, for which it needs an area.
  fileprivate var hasContent: Bool {
    switch self {
    case let label as Label: label.text?.isEmpty == false
    case let stack as StackView: stack.arrangedSubviews.contains { !$0.isHidden }
    case is Control: true
    default: intrinsicContentSize.isWithArea || subviews.contains { !$0.isHidden }
    }
  }

  /// Whether the view is a text, a picture or a control, rather than something behind these.
  fileprivate var isContent: Bool { self is Label || self is ImageView || self is Control }

  /// The cell, header or footer around the view, which scrolls, or `nil` for none.
  fileprivate var enclosingCell: View? {
    superview is TableView ? self : superview?.enclosingCell
  }
}

extension CGSize {
  fileprivate var isWithArea: Bool { width > 0 && height > 0 }
}

import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutSimulation
import LayoutTables
import LayoutViews
import LayoutVocabulary

extension ValidationRule {
  /// The rules about where the views that the scene describes lie.
  static let ofOwnViews = [
    Self("view-without-area", "view-off-screen") { screen in
      screen.own.compactMap { screen.fault(of: $0) }
    },
    Self("view-partly-off-screen") { screen in
      screen.own.compactMap { screen.hangingFinding($0) }
    },
    Self("view-behind-bar", "view-at-system-edge") { screen in
      screen.own.compactMap { screen.barFinding($0) ?? screen.edgeFinding($0) }
    },
    Self("small-control") { screen in screen.own.compactMap { screen.sizeFinding($0) } },
  ]
}

extension ScreenGeometry {
  fileprivate func fault(of place: OwnView) -> LayoutFinding? {
    let view = place.view
    switch place.fault {
    case nil: return nil
    case .noArea:
      let size = view.bounds.size
      let missing = size.width > 0 ? "height" : size.height > 0 ? "width" : "area"
      return finding(
        "view-without-area",
        .error,
        "\(view.spokenName) has no \(missing), so nothing of it is seen or touched",
        about: view,
        missing == "height" ? .vertical : .horizontal,
        hint: "let its constraints leave it room, or hide it"
      )
    case .outside(let side):
      let container = place.cell.map { $0 is TableViewCell ? "cell" : "header or footer" }
      return finding(
        "view-off-screen",
        .error,
        container.map { "\(view.spokenName) lies wholly outside of its \($0), \(side.words) edge" }
          ?? "\(view.spokenName) lies wholly off the screen, \(side.words) edge",
        about: view,
        side.axis,
        amount: side.distance,
        hint: container.map { "keep it inside the \($0)" } ?? Self.safeAreaHint
      )
    }
  }

  /// Looks for a text or a control of which some is off the screen: of a text the letters count, and not the room
  /// around them.
  fileprivate func hangingFinding(_ place: OwnView) -> LayoutFinding? {
    guard place.fault == nil, place.cell == nil,
      let frame = place.view is Control ? place.frame : (place.view as? Label)?.textFrame
    else { return nil }
    let edges: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      (isMirrored ? "trailing" : "leading", .horizontal, screen.minX - frame.minX),
      (isMirrored ? "leading" : "trailing", .horizontal, frame.maxX - screen.maxX),
      ("top", .vertical, screen.minY - frame.minY),
      ("bottom", .vertical, frame.maxY - screen.maxY),
    ]
    // Letters are as wide as the system's but for an error.
    guard let edge = edges.max(by: { $0.distance < $1.distance }), edge.distance > 1 else {
      return nil
    }
    return finding(
      "view-partly-off-screen",
      .warning,
      "\(place.view.spokenName) hangs \(decimalText(edge.distance, most: 1)) pt over the \(edge.name) edge of the screen",
      about: place.view,
      edge.axis,
      amount: edge.distance,
      hint: Self.safeAreaHint
    )
  }

  fileprivate func barFinding(_ place: OwnView) -> LayoutFinding? {
    guard place.fault == nil, place.isContent, place.cell == nil else { return nil }
    let (view, frame) = (place.view, place.frame)
    for bar in bars where !view.isDescendant(of: bar.view) {
      let covered = frame.intersection(bar.frame)
      guard covered.hasArea else { continue }
      let isWhole = covered.height > frame.height - CGRect.leastLength
      return finding(
        "view-behind-bar",
        isWhole ? .warning : .note,
        isWhole
          ? "\(view.spokenName) lies behind '\(bar.name)', which takes its touches"
          : "\(decimalText(covered.height)) pt of \(view.spokenName) lie behind '\(bar.name)'",
        about: view,
        .vertical,
        amount: covered.height,
        hint: Self.safeAreaHint,
        over: covered
      )
    }
    return nil
  }

  fileprivate func edgeFinding(_ place: OwnView) -> LayoutFinding? {
    guard place.fault == nil, place.isContent else { return nil }
    let frame = place.frame.intersection(screen)
    guard !frame.isNull else { return nil }
    let isInCell = place.cell != nil
    let edges: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("top", .vertical, isInCell ? 0 : safeArea.minY - frame.minY),
      ("bottom", .vertical, isInCell ? 0 : frame.maxY - safeArea.maxY),
      (isMirrored ? "trailing edge" : "leading edge", .horizontal, safeArea.minX - frame.minX),
      (isMirrored ? "leading edge" : "trailing edge", .horizontal, frame.maxX - safeArea.maxX),
    ]
    guard let edge = edges.first(where: { $0.distance > CGRect.leastLength }) else { return nil }
    let name = place.view.spokenName
    return finding(
      "view-at-system-edge",
      .note,
      "\(name) reaches \(decimalText(edge.distance)) pt into what the system keeps at the \(edge.name)",
      about: place.view,
      edge.axis,
      amount: edge.distance,
      hint: Self.safeAreaHint
    )
  }

  static var safeAreaHint: String { "keep it inside 'superview.safeArea'" }

  fileprivate func sizeFinding(_ place: OwnView) -> LayoutFinding? {
    guard place.fault == nil, let control = place.view as? Control,
      control.isUserInteractionEnabled
    else { return nil }
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
    guard max(missing.width, missing.height) > CGRect.leastLength else { return nil }
    return finding(
      "small-control",
      .warning,
      "\(control.spokenName) is \(Self.size(control.bounds)); a finger finds what is at least 44 × 44",
      about: control,
      missing.width > missing.height ? .horizontal : .vertical,
      amount: max(missing.width, missing.height),
      hint: triedHint(control, missing),
      at: .view
    )
  }

  /// Returns constraints that make a control large enough, after a layout with them, or `nil` if it has no name or
  /// they are in conflict.
  private func triedHint(_ control: Control, _ missing: CGSize) -> String? {
    guard let name = control.accessibilityIdentifier, let window = control.window else {
      return "give it a name, and a width and a height of at least 44"
    }
    let least = Self.leastTouchLength
    var tried: [(text: String, constraint: LayoutConstraint)] = []
    if missing.width > CGRect.leastLength {
      let constraint = control.widthAnchor.constraint(greaterThanOrEqualToConstant: least)
      tried.append(("\(name).width >= 44", constraint))
    }
    if missing.height > CGRect.leastLength {
      let constraint = control.heightAnchor.constraint(greaterThanOrEqualToConstant: least)
      tried.append(("\(name).height >= 44", constraint))
    }
    let text = quotedList(tried.map(\.text))
    let conflicts = window.layoutConflicts.count
    LayoutConstraint.activate(tried.map(\.constraint))
    window.layoutIfNeeded()
    let holds =
      window.layoutConflicts.count <= conflicts
      && min(control.bounds.width, control.bounds.height) >= least - CGRect.leastLength
    LayoutConstraint.deactivate(tried.map(\.constraint))
    window.layoutIfNeeded()
    return holds
      ? "add \(text), with which the layout holds"
      : "what is around it leaves no room for \(text)"
  }
}

import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
import LayoutSimulation
import LayoutTables
import LayoutViews
import LayoutVocabulary

extension ValidationRule {
  /// The rules about the touch view itself: whether a finger finds it.
  static let ofTouchView = [
    Self("touch-view-without-area", "touch-view-off-screen") { screen in
      [screen.touch.flatMap { screen.placeFinding($0) }].compactMap(\.self)
    },
    ofTouch("touch-view-small") { $0.sizeFinding($1) },
    ofTouch("touch-view-partly-off-screen") { $0.hangingFinding($1) },
    ofTouch("touch-view-not-frontmost", "touch-view-covered") { $0.coverFinding($1) },
    Self("touch-view-behind-bar", "touch-view-at-system-edge") { screen in
      screen.shownTouch.map { screen.barFindings($0) + screen.edgeFindings($0) } ?? []
    },
    ofTouch("touch-view-on-wrong-side") { $0.sideFinding($1) },
  ]
}

extension ScreenGeometry {
  fileprivate func placeFinding(_ touch: TouchPlace) -> LayoutFinding? {
    guard touch.visible.isNull else { return nil }
    let size = touch.view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      let missing = size.width > 0 ? "height" : size.height > 0 ? "width" : "area"
      return finding(
        "touch-view-without-area",
        .error,
        "touchView has no \(missing), so that no finger finds it",
        about: touch.view,
        missing == "height" ? .vertical : .horizontal,
        amount: Self.leastTouchLength,
        hint: "let its constraints leave it at least \(decimalText(Self.leastTouchLength)) pt",
        at: .edge([missing == "height" ? .height : .width])
      )
    }
    let outer = touch.view.superview.map { $0.convert($0.bounds, to: nil) } ?? screen
    let isOff = touch.frame.side(outside: screen) != nil
    guard let side = touch.frame.side(outside: isOff ? screen : outer) else { return nil }
    return finding(
      "touch-view-off-screen",
      .error,
      "touchView lies wholly \(isOff ? "off the screen" : "outside of its superview"), \(side.words) edge",
      about: touch.view,
      side.axis,
      amount: side.distance,
      hint: isOff ? Self.safeAreaHint : "keep it inside its superview"
    )
  }

  /// Looks at what a finger finds of the touch view: not what hangs over the screen, nor what lies behind a bar.
  fileprivate func sizeFinding(_ touch: TouchPlace) -> LayoutFinding? {
    let found = touch.reach.region.bounds
    guard !found.isNull else { return nil }
    let missing = CGSize(
      width: Self.leastTouchLength - found.width,
      height: Self.leastTouchLength - found.height
    )
    guard max(missing.width, missing.height) > CGRect.leastLength else { return nil }
    let axis: LayoutAxis = missing.width > missing.height ? .horizontal : .vertical
    return finding(
      "touch-view-small",
      .warning,
      "touchView takes touches on \(Self.size(found)); a finger finds what is at least 44 × 44",
      about: touch.view,
      axis,
      amount: max(missing.width, missing.height),
      hint:
        "make it wider or higher: 'touchView.\(axis == .horizontal ? "width" : "height") >= 44'",
      at: .edge([axis == .horizontal ? .width : .height])
    )
  }

  /// The distance by which the touch view hangs over edges by design: 10 pt, by the released pod.
  private static let bleed: CGFloat = 10

  /// Looks for what is off the screen, beyond the 10 pt by which the pod's own constraints let it hang over.
  fileprivate func hangingFinding(_ touch: TouchPlace) -> LayoutFinding? {
    let edges: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("left", .horizontal, screen.minX - touch.frame.minX),
      ("right", .horizontal, touch.frame.maxX - screen.maxX),
      ("top", .vertical, screen.minY - touch.frame.minY),
      ("bottom", .vertical, touch.frame.maxY - screen.maxY),
    ]
    guard let edge = edges.max(by: { $0.distance < $1.distance }),
      edge.distance > Self.bleed + CGRect.leastLength
    else { return nil }
    return finding(
      "touch-view-partly-off-screen",
      .note,
      "\(decimalText(edge.distance)) pt of touchView hang over the \(edge.name) edge of the screen, where no finger is",
      about: touch.view,
      edge.axis,
      amount: edge.distance,
      at: .edge(attributes(at: edge.name))
    )
  }

  /// Returns the attributes by which a constraint places a view at an edge: of a side, what that is here too.
  private func attributes(at edge: String) -> [LayoutAttribute] {
    switch edge {
    case "top": [.top, .topMargin]
    case "bottom": [.bottom, .bottomMargin, .height]
    case "left": [.left, isMirrored ? .trailing : .leading]
    case "right": [.right, isMirrored ? .leading : .trailing, .width]
    case "leading edge": [.leading, isMirrored ? .right : .left]
    default: [.trailing, isMirrored ? .left : .right, .width]
    }
  }

  fileprivate func coverFinding(_ touch: TouchPlace) -> LayoutFinding? {
    let covers = touch.reach.covers.filter { !isOfSystem($0.view) }
    guard
      let cover = covers.max(by: {
        $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height
      })
    else { return nil }
    let isSibling = cover.view.superview === touch.view.superview
    let isWhole = touch.reach.region.isEmpty
    return finding(
      isSibling ? "touch-view-not-frontmost" : "touch-view-covered",
      isWhole ? .error : .warning,
      "\(cover.view.spokenName) lies in front of touchView and takes the touches on "
        + (isWhole ? "all of it" : "\(Self.size(cover.rect)) of it"),
      about: touch.view,
      .vertical,
      amount: min(cover.rect.width, cover.rect.height),
      hint: isSibling
        ? "bring the touch view to the front, after all other views are added"
        : "move one of the two",
      at: .view
    )
  }

  /// Returns whether a view is one of the system's in front of the content, which other rules look at.
  func isOfSystem(_ view: View) -> Bool {
    view is StatusBar || view is HomeIndicator
      || bars.contains { view === $0.view || $0.view.isDescendant(of: view) }
  }

  fileprivate func barFindings(_ touch: TouchPlace) -> [LayoutFinding] {
    bars.compactMap { bar in
      let covered = touch.visible.intersection(bar.frame)
      guard covered.hasArea,
        touch.reach.covers.contains(where: { bar.view.isDescendant(of: $0.view) })
      else { return nil }
      let isWhole = touch.reach.region.isEmpty
      return finding(
        "touch-view-behind-bar",
        isWhole ? .error : .note,
        isWhole
          ? "touchView lies wholly behind '\(bar.name)', which takes its touches"
          : "\(decimalText(covered.height)) pt of touchView lie behind '\(bar.name)', which takes the touches there",
        about: touch.view,
        .vertical,
        amount: covered.height,
        hint: isWhole ? Self.safeAreaHint : nil,
        at: .edge(attributes(at: bar.frame.midY < screen.midY ? "top" : "bottom"))
      )
    }
  }

  /// Looks at the part that is not behind a bar.
  fileprivate func edgeFindings(_ touch: TouchPlace) -> [LayoutFinding] {
    let found = touch.reach.region.bounds
    guard !found.isNull else { return [] }
    let (left, right) = (safeArea.minX - found.minX, found.maxX - safeArea.maxX)
    let edges: [(name: String, what: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("top", "the status bar", .vertical, safeArea.minY - found.minY),
      ("bottom", "the home indicator", .vertical, found.maxY - safeArea.maxY),
      ("leading edge", "a cut-out", .horizontal, isMirrored ? right : left),
      ("trailing edge", "a cut-out", .horizontal, isMirrored ? left : right),
    ]
    return edges.filter { $0.distance > CGRect.leastLength }.map { edge in
      finding(
        "touch-view-at-system-edge",
        .note,
        "touchView reaches \(decimalText(edge.distance)) pt into what the system keeps at the \(edge.name) for \(edge.what)",
        about: touch.view,
        edge.axis,
        amount: edge.distance,
        at: .edge(attributes(at: edge.name))
      )
    }
  }

  /// Compares the side of the touch view with that of the check marks of a table in editing mode.
  fileprivate func sideFinding(_ touch: TouchPlace) -> LayoutFinding? {
    guard let column = checkMarkColumn, !touch.visible.spansWidth(of: column),
      (touch.visible.midX < screen.midX) != (column.midX < screen.midX)
    else { return nil }
    let isLeft = touch.visible.midX < screen.midX
    let distance =
      isLeft ? column.minX - touch.visible.maxX : touch.visible.minX - column.maxX
    let usesSides = writtenConstraints(of: touch.view, .horizontal).contains(where: \.namesSides)
    return finding(
      "touch-view-on-wrong-side",
      .warning,
      "touchView lies at the \(isLeft ? "left" : "right"), and the check marks \(decimalText(distance)) pt away at the \(isLeft ? "right" : "left")",
      about: touch.view,
      .horizontal,
      amount: distance,
      hint: usesSides
        ? "say 'leading' and 'trailing' in place of 'left' and 'right': check marks change sides with the direction of text"
        : "hold it by its leading edge, where the check marks are"
    )
  }

  /// The column of the check marks, or `nil` if the table shows none.
  private var checkMarkColumn: CGRect? {
    guard table.isEditing, table.allowsMultipleSelectionDuringEditing else { return nil }
    let circle = table.subviews.lazy
      .compactMap { ($0 as? TableViewCell)?.editControl }
      .first { $0.kind == .check && !$0.isHidden }
    return circle.map { $0.convert($0.bounds, to: nil) }
  }
}

extension CGRect {
  /// Returns whether some width is in both, at whatever height.
  fileprivate func spansWidth(of other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > Self.leastLength
  }
}

extension LayoutConstraint {
  /// Whether the constraint names left or right, which do not follow the direction of text.
  fileprivate var namesSides: Bool {
    [firstAttribute, secondAttribute].contains {
      [.left, .right, .leftMargin, .rightMargin].contains($0)
    }
  }
}

import Foundation
package import LayoutConsole
import LayoutGeometry
package import LayoutSimulation
import LayoutViews

/// The views of a dump as a tree that can be asked about touches.
package struct DumpedScreen {
  /// The dump.
  package let dump: ViewDump
  /// The outermost view: that of the dump, or one around several windows.
  package let root: StandInView
  /// The views that stand for those of the dump, by their numbers; those of other trees are not there.
  private let views: [Int: StandInView]
  /// The number of windows that lie one over the other.
  let treeCount: Int
  /// The first view of the dump that is shown.
  let first: DumpedView
  /// The views whose places the dump leaves open, by their numbers.
  let uncertain: Set<Int>

  /// Creates the screen that a dump shows, or `nil` if it has no view.
  ///
  /// - Complexity: O(views · depth).
  package init?(_ dump: ViewDump) {
    let trees = dump.shownTrees
    guard let start = trees.first?.lowerBound else { return nil }
    self.dump = dump
    treeCount = trees.count
    first = dump.views[start]
    var builder = Builder(dump: dump)
    let isWhole = trees.count == 1 && first.transform.isEmpty && first.boundsOrigin == .zero
    if isWhole {
      builder.build(trees[0], in: nil, isAtOrigin: true)
      root = builder.views[start] ?? StandInView(name: "screen")
    } else {
      root = StandInView(name: "screen")
      let isAtOrigin = trees.count == 1
      root.frame =
        trees.map { builder.box(of: $0.lowerBound, isAtOrigin: isAtOrigin) }
        .reduce(CGRect.zero) { $0.union($1) }.fromOrigin
      for tree in trees { builder.build(tree, in: root, isAtOrigin: isAtOrigin) }
    }
    (views, uncertain) = (builder.views, builder.uncertain)
  }

  /// Returns the view of the dump that a view stands for, or `nil` if it stands for none.
  func described(_ view: View) -> DumpedView? {
    (view as? StandInView)?.number.map { dump.views[$0] }
  }

  /// Returns the view that stands for one of the dump, or `nil` if that is not shown.
  func view(_ number: Int) -> StandInView? { views[number] }
}

/// A builder of views from their descriptions.
private struct Builder {
  let dump: ViewDump
  var views: [Int: StandInView] = [:]
  var uncertain: Set<Int> = []

  init(dump: ViewDump) { self.dump = dump }

  func box(of number: Int, isAtOrigin: Bool) -> CGRect {
    let frame = (dump.views[number].frame ?? .zero).standardized
    return isAtOrigin ? CGRect(origin: .zero, size: frame.size) : frame
  }

  mutating func build(_ tree: Range<Int>, in root: StandInView?, isAtOrigin: Bool) {
    for number in tree {
      let dumped = dump.views[number]
      let outer = dumped.parent.flatMap { views[$0] } ?? root
      let view = StandInView(
        name: dump.name(of: number),
        touchRole: dumped.touchRole,
        number: number,
        line: dumped.line,
        isPassingThrough: DumpedClassName.isPassingThrough(dumped.shortClass)
      )
      var placement = dumped.placement(without: outer?.bounds ?? .zero)
      if dumped.parent == nil, isAtOrigin {
        // Coordinates begin at the first view; what its superview would be is not known.
        let box = box(of: number, isAtOrigin: true)
        placement.center.x += box.midX - (dumped.frame?.standardized.midX ?? 0)
        placement.center.y += box.midY - (dumped.frame?.standardized.midY ?? 0)
      }
      if !placement.isCertain || dumped.frame == nil || dumped.hasUnknownTransform {
        uncertain.insert(number)
      }
      view.bounds = CGRect(origin: dumped.boundsOrigin, size: placement.size)
      if dumped.transform.count == 6 { view.transform = CGAffineTransform(dumped.transform) }
      view.center = placement.center
      view.isHidden = dumped.isHidden
      view.alpha = dumped.alpha
      view.isUserInteractionEnabled = dumped.isUserInteractionEnabled
      view.clipsToBounds = dumped.clipsToBounds
      outer?.addSubview(view)
      views[number] = view
    }
  }
}

extension CGAffineTransform {
  /// Creates a transform from the six numbers that UIKit writes.
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}

extension CGRect {
  /// The rectangle that begins at the origin and has the same right and bottom edges.
  fileprivate var fromOrigin: CGRect { CGRect(x: 0, y: 0, width: maxX, height: maxY) }
}

extension DumpedView {
  fileprivate var touchRole: StandInView.TouchRole {
    switch kind {
    case .control, .row: .subject
    case .recognizing: .target
    case .window, .plain: .container
    }
  }
}

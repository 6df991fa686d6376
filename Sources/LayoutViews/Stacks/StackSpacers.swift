/// The guides with which a stack measures: UIKit's `_UILayoutSpacer` and `_UIOLAGapGuide`.
struct StackSpacers {
  /// The smallest rectangle around the views, across the stack, or `nil` while none is needed.
  private(set) var spanner: LayoutGuide?
  /// The gaps between neighbors, in their order.
  private(set) var gaps: [LayoutGuide] = []
  private var unused: [LayoutGuide] = []

  /// Makes the missing guides in `stack`, and puts superfluous ones aside.
  mutating func prepare(hasSpanner: Bool, gapCount: Int, in stack: StackView) {
    if hasSpanner, spanner == nil {
      let guide = SpannerGuide()
      guide.identifier = "UISV-alignment-spanner"
      stack.addLayoutGuide(guide)
      spanner = guide
    }
    if !hasSpanner, let guide = spanner {
      unused.append(guide)
      spanner = nil
    }
    while gaps.count < gapCount {
      let guide = GapGuide()
      guide.identifier = "UISV-distributing"
      stack.addLayoutGuide(guide)
      gaps.append(guide)
    }
    unused += gaps[gapCount...]
    gaps.removeSubrange(gapCount...)
  }

  mutating func removeUnused(from stack: StackView) {
    for guide in unused { stack.removeLayoutGuide(guide) }
    unused = []
  }
}

/// The guide around the views of a stack.
final class SpannerGuide: LayoutGuide {
  @_spi(SystemViews) public override var consoleClassName: String? { "_UILayoutSpacer" }
}

/// A guide between two neighbors of a stack.
final class GapGuide: LayoutGuide {
  @_spi(SystemViews) public override var consoleClassName: String? { "_UIOLAGapGuide" }
}

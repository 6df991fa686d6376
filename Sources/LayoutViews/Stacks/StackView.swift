public import Foundation
package import LayoutDiagnostics

/// A row or column of views that constraints arrange: UIKit's `UIStackView`.
///
/// The arranged views are subviews too, in an order of their own: the arranged order decides their places,
/// the order of the subviews which is in front. A hidden arranged view leaves the layout. The
/// constraints are real ones with UIKit's identifiers, made again in `updateConstraints` if something
/// changed, and never given up for a constraint of the application.
///
/// The set of constraints follows the ones that UIKit prints (A. Grebenyuk, "Let's Build UIStackView",
/// 2017) and `UIStackView.h`.
open class StackView: View {
  /// The views of the row or column, in their order.
  open private(set) var arrangedSubviews: [View] = []

  /// The direction of the views, a row or a column.
  open var axis: LayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The distribution of the views along the stack.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views across the stack.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The space between neighbors, in points, or the least one if the distribution makes spaces equal.
  ///
  /// `spacingUseSystem` stands for the space that the system recommends.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the spaces of a column go from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep inside of the stack's margins, and so of its safe area.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The spaces that the application set after single views.
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var spacers = StackSpacers()
  private final var madeConstraints = StackConstraints()
  /// The place in the source that made the stack, or `nil` if that is not known.
  package final var source: SourceMark?
  /// The view that was the tallest of a row after the last layout.
  private weak var tallestView: View?

  /// Creates a row without views.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row without views; the archive is not read.
  ///
  /// It does not fail, as UIKit's does not.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - views: The views, which become subviews in this order.
  ///   - fileID: The file that the stack is made in.
  ///   - line: The line that the stack is made in.
  public convenience init(
    arrangedSubviews views: [View],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(frame: .zero)
    source = SourceMark(file: fileID, line: line)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds `view` at the end of the arranged views, and in front of the subviews if it is none yet.
  open func addArrangedSubview(_ view: View) { arrange(view, at: arrangedSubviews.count) }

  /// Inserts `view` at an index among the arranged views, and in front of the subviews if it is none
  /// yet.
  ///
  /// A view that is arranged already moves there; the subviews keep their order. An index outside of
  /// the arranged views is refused, as UIKit does with an exception.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index among the arranged views, their count for the end.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      record(.arrangedIndexOutOfBounds(stackIndex, in: self))
      return
    }
    arrange(view, at: stackIndex)
  }

  /// Removes `view` from the arranged views; it stays a subview, without a place of its own.
  open func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    // Some are the view's own and would go with it wherever it goes.
    madeConstraints.deactivateAll(of: view)
    arrangementDidChange()
  }

  /// Sets the space after one of the arranged views, which then counts instead of `spacing`.
  ///
  /// It stays with the view when it moves in the stack and is lost when it leaves; after the last
  /// visible view it has no effect.
  ///
  /// - Parameters:
  ///   - spacing: The space in points, `spacingUseDefault` or `spacingUseSystem`.
  ///   - arrangedSubview: The view before the space; nothing happens if it is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the space that was set after a view, or `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// Brings the constraints of the stack up to date.
  open override func updateConstraints() {
    let arrangement = StackArrangement(of: self)
    madeConstraints.become(arrangement.constraints, at: source)
    spacers.removeUnused(from: self)
    super.updateConstraints()
  }

  /// Lays out the views, and sees which of a row has become the tallest.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard axis == .horizontal else { return }
    let tallest = firstTallest { $0.bounds.height }
    guard tallest !== tallestView else { return }
    tallestView = tallest
    invalidateIntrinsicContentSize()
  }

  /// Takes a view that leaves out of the arranged ones.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether the view is laid out by constraints: true, as a stack always is.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The first view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: View {
    switch axis {
    case .vertical: visibleViews.first ?? self
    case .horizontal: tallestVisibleView ?? self
    }
  }

  /// The last view of a column, the tallest of a row.
  open override var forLastBaselineLayout: View {
    switch axis {
    case .vertical: visibleViews.last ?? self
    case .horizontal: tallestVisibleView ?? self
    }
  }

  package override func subviewVisibilityDidChange(_ subview: View) {
    super.subviewVisibilityDidChange(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  @_spi(SystemViews) public override func subviewContentSizeDidChange(_ subview: View) {
    super.subviewContentSizeDidChange(subview)
    // Shares of the length and the widths of wrapping texts are all that content decides.
    if distribution == .fillProportionally || subview is Label { setNeedsUpdateConstraints() }
  }

  /// Whether a constraint asks for a baseline: only then is the tallest of many views looked for.
  package override var tracksBaselines: Bool { isBaselineConstrained }

  private var tallestVisibleView: View? {
    if let tallestView, tallestView.superview === self, !tallestView.isHidden { return tallestView }
    return firstTallest { $0.intrinsicContentSize.height }
  }

  private func firstTallest(_ height: (View) -> CGFloat) -> View? {
    var tallest: (view: View, height: CGFloat)?
    for view in visibleViews {
      let height = height(view)
      if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
    }
    return tallest?.view
  }
}

extension StackView {
  /// The arranged views that take part in layout.
  var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Has the constraints made again, and the baselines looked up again.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private func arrange(_ view: View, at index: Int) {
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
    } else if view.superview !== self {
      addSubview(view)
      // A stack cannot be inside of itself.
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    arrangementDidChange()
  }
}

extension Diagnostic {
  fileprivate static func arrangedIndexOutOfBounds(_ index: Int, in stack: StackView) -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "arranged-index-out-of-bounds",
      "index out of bounds for arranged subview of '\(stack.reportName)': index \(index) is not in "
        + "0...\(stack.arrangedSubviews.count)",
      at: stack.source,
      notes: [Note("UIKit raises NSInternalInconsistencyException here; nothing was inserted")]
    )
  }
}

public import Foundation
public import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// A list of rows in sections: UIKit's `UITableView`.
///
/// Only the rows on the screen have cells. The places of everything are one value, `geometry`, and the
/// selection another one, so that a table of ten million rows costs only the part on the screen.
/// Coordinates are those of the content: the table's own bounds, which scroll.
open class TableView: RowList {
  /// The height that means "as the content needs it".
  public static let automaticDimension: CGFloat = -1
  /// The answer of a delegate that does not implement a method; see ``TableViewDelegate``.
  public static let unanswered = -CGFloat.greatestFiniteMagnitude

  /// The style of the table.
  open var style: TableStyle { ownStyle }
  private final let ownStyle: TableStyle

  /// The source of the rows, held weakly; setting it loads the data again.
  open weak var dataSource: (any TableViewDataSource)? { didSet { setNeedsReload() } }

  /// The object that is notified of rows that may soon be on the screen, held weakly, or `nil` for none.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Whether that object is notified.
  open var isPrefetchingEnabled = true

  /// The delegate of look and behavior, held weakly; setting it loads the data again.
  open weak var delegate: (any TableViewDelegate)? {
    get { attachedDelegate as? any TableViewDelegate }
    set {
      attachedDelegate = newValue
      setNeedsReload()
    }
  }

  // MARK: Heights

  /// The height of rows, automatic by default.
  open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsGeometry() } }
  }
  /// The estimate of rows' heights: a height, automatic, or 0 for no estimates.
  open var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsGeometry() } }
  }
  /// The height of headers, automatic by default.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsGeometry() } }
  }
  /// The height of footers, automatic by default.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsGeometry() } }
  }
  /// The estimate of headers' heights: a height, or 0 or automatic for no estimates.
  ///
  /// UIKit guesses if this is automatic; here the heights are then found out at once.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsGeometry() } }
  }
  /// The estimate of footers' heights: a height, or 0 or automatic for no estimates.
  open var estimatedSectionFooterHeight = TableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsGeometry() } }
  }
  /// The condition under which cells on the screen change their height.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The space above a header, of which automatic is 22 in plain tables and none in others.
  open var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsGeometry() } }
  }
  /// The view above all sections, as high as its frame and as wide as the table.
  ///
  /// After a change of its height it is to be set again, as in UIKit.
  open var tableHeaderView: View? { didSet { replaceFurniture(oldValue, by: tableHeaderView) } }
  /// The view below all sections, as high as its frame and as wide as the table.
  ///
  /// After a change of its height it is to be set again, as in UIKit.
  open var tableFooterView: View? { didSet { replaceFurniture(oldValue, by: tableFooterView) } }

  /// Whether the margins of cells leave lines that are not too long to read, on wide screens.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsGeometry() } }
  }

  /// The view behind the rows, as large as the table, which does not scroll, or `nil` for none.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  // MARK: Index

  /// The least number of rows with which the index shows.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsGeometry() } }
  }
  /// The color of the index, or `nil` for the tint.
  open var sectionIndexColor: ColorObject? { didSet { setNeedsLayout() } }
  /// The color behind the index, or `nil` for none.
  open var sectionIndexBackgroundColor: ColorObject? { didSet { setNeedsLayout() } }
  /// The titles of the index, empty for none.
  package final var sectionIndexTitles: [String] = []

  // MARK: Separators

  /// The style of the lines between rows.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsCellConfiguration() } }
  }
  /// The color of the lines between rows, or `nil` for the system's.
  open var separatorColor: ColorObject? {
    didSet { if separatorColor != oldValue { setNeedsCellConfiguration() } }
  }
  /// The separator inset that the application set, or `nil` for the table's margin.
  final var customSeparatorInset: EdgeInsets? {
    didSet { if customSeparatorInset != oldValue { setNeedsCellConfiguration() } }
  }

  // MARK: Selecting and editing

  /// Whether rows can be selected outside of editing mode.
  open var allowsSelection = true
  /// Whether several rows can be selected outside of editing mode.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { setNeedsCellConfiguration() } }
  }
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode, with check circles in front of them.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { setNeedsCellConfiguration() } }
  }
  /// Whether the table is in editing mode; setting it changes the mode at once.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  final var isInEditingMode = false
  /// The progress of editing mode: 0 not at all, 1 entirely.
  ///
  /// An animator of editing mode moves this value; ``setEditing(_:animated:)`` sets it to its end.
  package final var editingProgress: CGFloat = 0 {
    didSet { if editingProgress != oldValue { setNeedsCellConfiguration() } }
  }

  // MARK: State

  /// The places of everything, up to date after `loadIfNeeded()`.
  final var storedGeometry = TableGeometry()
  /// The selected rows, with the order in which they were selected.
  final var storedSelection = AgedSelection()
  /// The selection when editing mode began.
  final var selectionBeforeEditing: AgedSelection?
  /// The selected rows that may not be edited, which are not selected while the table is in editing mode.
  final var selectionSetAside = SelectedRows()
  /// The row that was scrolled to last, for as long as it may turn out to be elsewhere, or `nil` for none.
  final var scrollGoal: ScrollGoal?
  /// The finger on a row, or `nil` for none.
  private final var rowTouch: RowTouch?
  /// The row that a touch lights up.
  final var highlightedRow: Int?
  /// The background that the table gave itself, or `nil` before the first time.
  private final var ownBackground: ColorObject?
  /// The number of updates that have begun and not ended.
  final var updateDepth = 0
  /// The updates since they began.
  final var pendingUpdates = TableUpdates()
  /// The parts of the state that are out of date.
  final var needs = Needs()
  /// The circumstances of the last loading.
  final var loaded = Loading()
  /// Whether cells are being made and placed; code that is called meanwhile sees the state before.
  final var isTiling = false
  /// The rows on their way to the places after updates, or `nil` if nothing moves.
  final var motion: TableMotion?
  /// The progress of their movement: 0 not at all, 1 entirely.
  final var motionProgress: CGFloat = 1 { didSet { if motionProgress >= 1 { finishMotion() } } }
  /// The row on its way under a finger, or `nil` for none.
  final var reorder: RowReorder? {
    didSet { holdDidChange(from: oldValue?.cell, to: reorder?.cell) }
  }
  /// The row that is swiped aside, or `nil` for none.
  final var swipe: RowSwipe? { didSet { holdDidChange(from: oldValue?.cell, to: swipe?.cell) } }
  /// The parts that leave the screen in updates that show over time, or `nil` at other times.
  final var departures: [Departure]?
  /// The cells on the screen, from top to bottom.
  final var shownCells: [ShownCell] = []
  /// The headers and footers on the screen.
  final var shownHeadersAndFooters: [ShownHeaderFooter] = []
  /// The observers of the rows, apart from the delegate.
  final var observers: [WeakTableViewObserver] = []
  /// The rows that may soon be on the screen, as the object was notified of them.
  final var prefetching = Prefetching()
  /// The unused cells.
  final let cellPool = ReusePool<TableViewCell> { $0.init(style: .default, reuseIdentifier: $1) }
  /// The unused headers and footers.
  final let headerFooterPool = ReusePool<TableViewHeaderFooterView> { $0.init(reuseIdentifier: $1) }
  /// The cell that is configured again in its place, which is to be had by its identifier, or `nil` for none.
  final var reconfiguredCell: TableViewCell?

  /// Creates an empty table.
  public init(frame: CGRect = .zero, style: TableStyle) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates an empty plain table, which a subclass has, too, whose initializers are all overrides.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table; the archive is not read.
  public required init?(coder: NSCoder) {
    ownStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  /// The role of the table in pictures and reports.
  @_spi(SystemViews) public override var role: String? { "table" }
  /// Whether the view is laid out by constraints, as the system's own views are.
  @_spi(SystemViews) public override var bringsConstraints: Bool { true }
  /// Whether constraints may determine the size of the content: false, as a table knows it from its rows.
  @_spi(SystemViews) public override var sizesContentByConstraints: Bool { false }

  // MARK: Layout

  /// Shows the cells, headers and footers of the part that is on the screen.
  open override func layoutSubviews() {
    guard !isTiling else {
      setNeedsLayout()
      return
    }
    // Between the beginning and the end of updates the data may be new already and the rows still old.
    guard updateDepth == 0 else { return }
    loadIfNeeded()
    super.layoutSubviews()
    if contentSize.width != contentWidth { contentSize.width = contentWidth }
    isTiling = true
    tile()
    placeSectionIndex()
    isTiling = false
    prefetchRows()
  }

  /// Asks the data source for everything again, and removes the selection.
  ///
  /// Called while the table is asking for cells, it takes effect right after.
  open func reloadData() {
    needs.reload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  // MARK: Cells and places

  /// Returns a cell that is no longer on the screen, or a new one of the registered class.
  ///
  /// It is `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    unusedCell(identifier)
  }
  /// Returns a cell that is no longer on the screen, or a new one of the registered class.
  ///
  /// An identifier for which nothing is registered is recorded as a mistake and gives a stock cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell { unusedCell(identifier) ?? stockCell(identifier) }
  /// Returns a header or footer view that is no longer on the screen, or a new one, or `nil` if nothing
  /// is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? { headerFooterPool.dequeue(identifier) }

  /// The number of sections.
  open var numberOfSections: Int { geometry.numberOfSections }
  /// Returns the number of rows in a section, or 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { geometry.rows(inSection: section).count }
  /// Returns the place of a row, or zero for a row that does not exist.
  ///
  /// In inset grouped tables the rectangle is as wide as the cell.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { place(of: indexPath) }
  /// Returns the row at a point, or `nil` on headers, footers and empty space.
  ///
  /// The edge between two rows belongs to the lower one. A sticky header over a row does not
  /// hide it. The point may lie anywhere between the sides of the table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(around: point) }
  /// Returns the cell of a row, or `nil` if the row is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCell(at: indexPath) }
  /// The cells on the screen, from top to bottom.
  open var visibleCells: [TableViewCell] { cellsOnScreen.map(\.cell) }
  /// The rows on the screen, from top to bottom, or `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    cellsOnScreen.isEmpty ? nil : shownCells.map(\.indexPath)
  }

  /// Sets the editing mode.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is in editing mode afterwards.
  ///   - animated: Whether the controls slide in over time, for which the window needs a clock.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditingMode(editing, animated: animated)
  }

  /// Returns whether the content is notified of touches, which is not so while a row is swiped aside.
  open override func touchesShouldBegin(
    _ touches: Set<Touch>,
    with event: Event?,
    in view: View
  ) -> Bool {
    super.touchesShouldBegin(touches, with: event, in: view)
      && (swipe == nil || isSwipeAction(view))
  }

  // The touches of rows come up from the content that does not keep them. A table has one pressed row.

  /// Responds to fingers that go down on the table or on views that pass them on: one on a row presses it.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    guard rowTouch?.isOver ?? true else { return }
    rowTouch = touches.min { $0.identity < $1.identity }.flatMap { RowTouch(of: $0, in: self) }
  }

  /// Responds to such fingers that move: a row that is left far behind loses its highlight.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    super.touchesMoved(touches, with: event)
    if let rowTouch, rowTouch.isOne(of: touches) { rowTouch.move(in: self) }
  }

  /// Responds to such fingers that go up: a pressed row is selected, or deselected.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    takeRowTouch(of: touches)?.end(in: self)
  }

  /// Responds to such touches that are cancelled: a pressed row loses its highlight.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    takeRowTouch(of: touches)?.cancel(in: self)
  }

  private func takeRowTouch(of touches: Set<Touch>) -> RowTouch? {
    guard let rowTouch, rowTouch.isOne(of: touches) else { return nil }
    self.rowTouch = nil
    return rowTouch
  }

  /// Returns true, but for the index: a drag that begins on a button in a row scrolls (seen in UIKit by many, not
  /// written).
  open override func touchesShouldCancel(in view: View) -> Bool { !(view is SectionIndexView) }

  /// Covers the actions of a swiped row, which its delegate hears, before the table leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if window != nil, newWindow !== window { notifyObservers(of: .willLeaveWindow) }
    if newWindow == nil { endSwipe() }
  }

  /// Takes over the metrics of the new screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsGeometry()
    updateBackground()
  }

  /// Takes over the metrics and colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsGeometry()
    setNeedsCellConfiguration()
    updateBackground()
  }

  /// The content of a table is as wide as its insets leave room for, and no wider.
  @_spi(SystemViews) public override var scrollsHorizontally: Bool { alwaysBounceHorizontal }

  /// Shows other rows after the content moved.
  @_spi(SystemViews) public override func contentOffsetDidChange() {
    setNeedsLayout()
    super.contentOffsetDidChange()
  }

  /// Takes the color of the style, unless the application chose another one.
  private func updateBackground() {
    guard backgroundColor == ownBackground else { return }
    backgroundColor = metrics.backgroundColor.object(in: traitCollection)
    ownBackground = backgroundColor
  }

  private func replaceFurniture(_ old: View?, by new: View?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    setNeedsGeometry()
  }
}

package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// A cell on the screen.
struct ShownCell {
  /// The number of its row.
  var row: Int
  var indexPath: IndexPath
  var cell: TableViewCell
}

// A row gets a cell when it comes on the screen. If its height was a guess it is measured then, and
// the parts on the screen stay in place: the content below or above moves instead.
extension TableView {
  /// The greatest number of cells that a table makes; lower rows than that cannot be touched.
  static var cellLimit: Int { 1000 }

  /// Places cells, headers and footers by the content offset.
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else {
      recycleAllCells()
      recycleHeadersAndFooters()
      placeBackground()
      return
    }
    var cells: [Int: TableViewCell] = [:]
    for shown in shownCells { cells[shown.row] = shown.cell }
    dropMissedGoal()
    var rows = visibleRows()
    while measureHeadersAndFooters() || measure(rows, cells: &cells) || followGoal() {
      rows = visibleRows()
      // Rows that turn out to have no height make room for ever more of them.
      guard cells.count < shownCells.count + Self.cellLimit else {
        record(.tooManyCells(Self.cellLimit))
        break
      }
    }
    placeBackground()
    show(rows, cells: cells)
    tileHeadersAndFooters()
    placeFurniture()
    placeSwipeActions()
    placeLiftedRow()
    needs.cellConfiguration = false
    if scrollGoal?.offset != nil { scrollGoal = nil }
  }

  /// Returns the rows on the screen that have a height.
  private func visibleRows() -> [Int] {
    var rows: [Int] = []
    var row = storedGeometry.firstRow(endingBelow: bounds.minY)
    while row < storedGeometry.numberOfRows {
      let span = storedGeometry.span(ofRow: row)
      guard span.minY < bounds.maxY else { break }
      guard rows.count < Self.cellLimit else {
        record(.tooManyCells(Self.cellLimit))
        break
      }
      if span.maxY > bounds.minY { rows.append(row) }
      row = max(row + 1, storedGeometry.firstRow(endingBelow: span.maxY))
    }
    // A row under a finger keeps its cell.
    if let held = reorder?.row, held < storedGeometry.numberOfRows, !rows.contains(held) {
      rows.insert(held, at: rows.first.map { held < $0 } ?? true ? 0 : rows.count)
    }
    return rows
  }

  /// Makes the cells of rows whose heights are guesses, measures them, and returns whether a height changed.
  private func measure(_ rows: [Int], cells: inout [Int: TableViewCell]) -> Bool {
    let guessed = rows.filter { storedGeometry.isEstimate($0) }
    guard !guessed.isEmpty else { return false }
    return keepingTopRow {
      var isChanged = false
      for row in guessed {
        // Rows that the ones above pushed off the screen stay guesses.
        guard storedGeometry.span(ofRow: row).minY < bounds.maxY else { break }
        let former = cells[row]
        let cell = former ?? makeCell(row)
        cells[row] = cell
        let height = measuredHeight(ofRow: row, cell: cell)
        if storedGeometry.setHeight(height, ofRow: row) != 0 { isChanged = true }
        if former == nil { willDisplay(cell, row) }
      }
      return isChanged
    }
  }

  private func makeCell(_ row: Int) -> TableViewCell {
    let path = storedGeometry.indexPath(ofRow: row)
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
    // In the tree at once: only there the cell knows the screen and the text size it is measured for.
    insertSubview(cell, at: 0)
    configure(cell, row: row, indexPath: path)
    return cell
  }

  /// Gives a new cell its place and notifies the delegate.
  ///
  /// UIKit makes a cell, measures it and notifies the delegate before it makes the next one (seen in the call stacks of
  /// apps, where `_createPreparedCellForGlobalRow:withIndexPath:willDisplay:` does all three).
  private func willDisplay(_ cell: TableViewCell, _ row: Int) {
    move(cell, to: rect(of: storedGeometry.span(ofRow: row)))
    delegate?.tableView(self, willDisplay: cell, forRowAt: storedGeometry.indexPath(ofRow: row))
  }

  private func show(_ rows: [Int], cells: [Int: TableViewCell]) {
    let wanted = Set(rows)
    for shown in shownCells where !wanted.contains(shown.row) { recycle(shown) }
    let alreadyShown = Set(shownCells.map(\.row))
    for (row, cell) in cells.sorted(by: { $0.key < $1.key })
    where !wanted.contains(row) && !alreadyShown.contains(row) {
      cell.removeFromSuperview()
      let path = storedGeometry.indexPath(ofRow: row)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      cellPool.put(cell)
    }
    var place = backCount
    shownCells = rows.map { row in
      let former = cells[row]
      let cell = former ?? makeCell(row)
      let path = storedGeometry.indexPath(ofRow: row)
      if needs.cellConfiguration, alreadyShown.contains(row) {
        configure(cell, row: row, indexPath: path)
      }
      move(cell, to: rect(of: storedGeometry.span(ofRow: row)))
      if former == nil { willDisplay(cell, row) }
      // A row that is lifted is in front of everything.
      if cell !== reorder?.cell {
        if place >= subviews.count || subviews[place] !== cell { insertSubview(cell, at: place) }
        place += 1
      }
      return ShownCell(row: row, indexPath: path, cell: cell)
    }
  }

  /// Gives a cell its place.
  ///
  /// A swiped one is moved by its transform, so that its safe area stays that of the place, and its
  /// content goes with it. A transform of the application's own stays, as that of cells in a table that is upside down.
  private func move(_ cell: TableViewCell, to frame: CGRect) {
    let old = cell.transform
    let own =
      cell.swipeShift == 0
      ? old : old.concatenating(CGAffineTransform(translationX: -cell.swipeShift, y: 0))
    if cell.untransformedFrame != frame {
      cell.transform = .identity
      cell.frame = frame
    }
    let shift = swipeShift(of: cell)
    let transform =
      shift == 0 ? own : own.concatenating(CGAffineTransform(translationX: shift, y: 0))
    if cell.transform != transform { cell.transform = transform }
    cell.swipeShift = shift
  }

  /// Removes a cell from the screen; one whose row is gone has its old numbers.
  func recycle(_ shown: ShownCell, isGone: Bool = false) {
    // The cell may show another row next, which is not swiped.
    if swipe?.cell === shown.cell { endSwipe() }
    // A field in a row that is gone gives the keyboard back; one that scrolls away keeps it.
    if isGone { shown.cell.removeFromSuperview() } else { shown.cell.removeKeepingKeyboard() }
    delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.indexPath)
    release(.cell(shown, isGone: isGone))
  }

  /// Takes all cells off the screen.
  func recycleAllCells() {
    for shown in shownCells { recycle(shown) }
    shownCells = []
  }

  private func placeFurniture() {
    let geometry = storedGeometry
    let header = CGSize(width: contentWidth, height: geometry.tableHeaderHeight)
    // The bar of an active search is not there.
    if let view = tableHeaderView, view.superview === self {
      view.frame = CGRect(origin: .zero, size: header)
    }
    let footer = CGSize(width: contentWidth, height: geometry.tableFooterHeight)
    let bottom = CGPoint(x: 0, y: geometry.tableFooterMinY)
    tableFooterView?.frame = CGRect(origin: bottom, size: footer)
  }
}

// MARK: - Configuring cells

extension TableView {
  /// Sets the properties of a cell that the table decides.
  func configure(_ cell: TableViewCell, row: Int, indexPath: IndexPath) {
    let metrics = metrics
    let control = editControlKind(forRowAt: indexPath)
    let place = placeInGroup(ofRow: row, section: indexPath[0])
    cell.apply(
      TableViewCell.Context(
        metrics: metrics,
        editControl: control,
        indentsWhileEditing: indentsWhileEditing(indexPath, control),
        mayStayWhileEditing: mayStayWhileEditing(control),
        editingProgress: editingProgress,
        isEditing: isInEditingMode,
        allowsMultipleSelection: allowsMultipleSelectionNow,
        isHeightAutomatic: isHeightAutomatic(forRowAt: indexPath),
        canMove: canMove(rowAt: indexPath),
        showsSeparator: separatorStyle == .singleLine,
        separatorInset: setSeparatorInset,
        separatorColor: separatorColor,
        isFirstInSection: place.isFirst,
        isLastInSection: place.isLast
      )
    )
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath),
      level != TableView.unansweredLevel
    {
      cell.indentationLevel = level
    }
    cell.setSelected(storedSelection.contains(row), animated: false)
    cell.setHighlighted(highlightedRow == row, animated: false)
  }

  /// Returns the control in front of a row in editing mode, or `nil` for none.
  func editControlKind(forRowAt indexPath: IndexPath) -> EditControl.Kind? {
    guard showsEditing(rowAt: indexPath) else { return nil }
    if allowsMultipleSelectionDuringEditing { return .check }
    switch delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  /// Returns whether a row shows that the table is in editing mode, or on the way in or out.
  private func showsEditing(rowAt indexPath: IndexPath) -> Bool {
    guard isInEditingMode || editingProgress > 0 else { return false }
    return dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// Returns whether a row has a control to move it by.
  private func canMove(rowAt indexPath: IndexPath) -> Bool {
    guard isInEditingMode || editingProgress > 0 else { return false }
    return dataSource?.moves(rowAt: indexPath, of: self) ?? false
  }

  /// Returns whether the content of a row makes room for a control.
  ///
  /// "UITableView.h" speaks of grouped tables. A row without a control makes room too, in every style, unless
  /// the delegate says no (seen by many: rows that are only moved).
  private func indentsWhileEditing(_ indexPath: IndexPath, _ control: EditControl.Kind?) -> Bool {
    guard showsEditing(rowAt: indexPath) else { return false }
    guard mayStayWhileEditing(control) else { return true }
    return delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }

  /// Returns whether the delegate or the cell decides about the room for a control.
  private func mayStayWhileEditing(_ control: EditControl.Kind?) -> Bool {
    control == nil || style != .plain && control != .check
  }

  /// The width of the content between the insets of the table.
  var contentWidth: CGFloat { max(0, bounds.width - adjustedContentInset.horizontal) }

  /// The size of the content as the rows are known.
  var storedContentSize: CGSize {
    CGSize(width: contentWidth, height: storedGeometry.contentHeight)
  }

  /// The horizontal range of cells.
  package var cellSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, contentWidth) }
    let metrics = metrics
    let safeArea = safeAreaInsets
    let inset = adjustedContentInset
    // Groups stay clear of the bars, as far as the content does not do so already.
    let left = metrics.sideInset + max(0, safeArea.left - inset.left)
    let right = metrics.sideInset + max(0, safeArea.right - inset.right)
    return (left, max(0, contentWidth - left - right))
  }

  /// Returns the rectangle of a row's height and a cell's width.
  func rect(of span: VerticalSpan) -> CGRect {
    let across = cellSpan
    return CGRect(x: across.x, y: span.minY, width: across.width, height: span.height)
  }
}

import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a place, and checks it as far as possible before anything is laid out, its row as one of a time.
  func place(_ written: WrittenEntry, rows reference: RowReference = .present) -> Place? {
    let value = written.value
    let place: Place
    switch value.content {
    case .text(let text, _):
      do {
        var parsed = try PlaceParser.parse(text)
        parsed.mark = value.mark
        place = parsed
      } catch {
        var problem = error
        if let meant = meantPlace(for: text) { problem.hint = "write '\(meant)'" }
        report(problem, in: value)
        return nil
      }
    case .list(let values) where values.count == 2:
      guard let x = points(written.with(values[0])), let y = points(written.with(values[1]))
      else { return nil }
      place = Place(.point(CGPoint(x: x, y: y)), at: value.mark)
    case .nothing: return nil
    case .list, .map:
      return wrong(written.with(value), "a place such as 'row 3', 'bottom edge - 20' or '120, 300'")
    }
    check(place, rows: reference)
    return place
  }

  /// Reports what a place names and the scene does not have at a time.
  func check(_ place: Place, rows reference: RowReference) {
    switch place.anchor {
    case .row(let row): check(row, reference, at: place.mark)
    case .point(let point): check(point, at: place.mark)
    case .view(let view): check(view, at: place.mark)
    case .stackView(let name):
      guard checkView(named: name, at: place.mark, after: "view ", rows: reference) else { break }
      if place.scroll != nil, views.entry(name, of: .screen) != nil || name == "stack" {
        let message = "\(quoted(name)) does not scroll: it is not in a cell, a header or a footer"
        report("scroll-to-view", message, at: place.mark).hint("write '\(place.unscrolled)'")
      }
    case .indexTitle: check(.sectionIndex, at: place.mark)
    case .key: check(.keyboard, at: place.mark)
    case .share(_, _, .view(let view)): check(view, at: place.mark)
    case .share(_, _, .ownView(let name)):
      checkView(named: name, at: place.mark, after: "view ", rows: reference)
    case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .button: break
    }
    if let view = place.view { check(view, at: place.mark) }
  }

  /// Returns the place that names a button or a view of the scene without the word for it, as "wifi" or
  /// "80 %, 50 % of wifi", or `nil` if the text names none.
  private func meantPlace(for text: String) -> String? {
    if buttonTitles.contains(text) { return "button \(text)" }
    let cellView = CellViewName(text)?.view ?? text
    let isInCell = views.cellEntry(cellView) != nil
    if views.singleEntry(text) != nil || isInCell && cellView != text {
      return "view \(text)"
    }
    if isInCell { return "view \(text) in row 0" }
    if let (row, name) = text.cut(at: " on "), row.hasPrefix("row "), views.cellEntry(name) != nil {
      return "view \(name) in \(row)"
    }
    if RowPart.accessoryWords.contains(text), !views.accessoryValues.isEmpty {
      return "row 0 on accessory"
    }
    guard let (share, name) = text.cut(at: " of "), share.hasSuffix("%"),
      let view = meantPlace(for: name), view.hasPrefix("view ")
    else { return nil }
    return "\(share) of \(view)"
  }

  /// Reports a point that is not on the screen, or not in the window that is smaller.
  func check(_ point: CGPoint, at mark: SourceMark?) {
    guard let size = environment?.size, let device = environment?.device.name else { return }
    let isInside = point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    guard !isInside else { return }
    let (place, area) =
      environment?.share == .full
      ? ("on the screen", "screen of") : ("in the window", "window on")
    let message = "\(decimalText(point.x)), \(decimalText(point.y)) is not \(place)"
    report("outside-the-screen", message, at: mark)
      .note(
        "the \(area) \(quoted(device)) is \(decimalText(size.width)) points wide and "
          + "\(decimalText(size.height)) high"
      )
  }

  /// Returns whether the table has a row at a time, or may have it; otherwise that is reported.
  @discardableResult
  func check(_ row: RowAddress, _ reference: RowReference, at mark: SourceMark?) -> Bool {
    guard let followedRows else { return true }
    let counts = reference == .past ? followedRows.greatestCounts : followedRows.counts
    return check(row, counts, at: mark)
  }

  /// Reports a row that a table with so many rows does not have.
  func check(_ row: RowAddress, _ counts: [Int], at mark: SourceMark?) -> Bool {
    guard row.section < counts.count else {
      report("no-such-row", "the table has no section \(row.section)", at: mark)
        .note("it has \(counted(counts.count, "section")), counted from 0")
      return false
    }
    let count = counts[row.section]
    guard row.row >= count else { return true }
    let section = counts.count == 1 ? "the table" : "section \(row.section)"
    let most = followedRows?.isExact == false ? "at most " : ""
    report("no-such-row", "\(section) has no row \(row.row)", at: mark)
      .note("it has \(most)\(counted(count, "row"))\(count == 0 ? "" : ", counted from 0")")
    return false
  }

  /// The reason why a scene that says nothing of an overlay has no touch view.
  static let noOverlay = "the scene has no 'overlay'"

  /// Reports a view that the scene does not have.
  func check(_ view: NamedView, at mark: SourceMark?) {
    guard let reason = missingViews[view] else { return }
    report("no-such-view", "this scene has no \(quoted(view.rawValue))", at: mark).note(reason)
      .hint(reason == Self.noOverlay ? "write 'overlay: scroll-and-select' in the scene" : nil)
  }

  /// Returns a number with its noun: "1 row", "3 rows".
  func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  /// Returns what is before and after the last place of a word, or `nil` if it is nowhere.
  fileprivate func cut(at word: String) -> (before: String, after: String)? {
    range(of: word, options: .backwards).map {
      (String(self[..<$0.lowerBound]), String(self[$0.upperBound...]))
    }
  }
}

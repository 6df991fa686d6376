import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// A header or footer on the screen.
struct ShownHeaderFooter {
  let kind: HeaderFooterKind
  var section: Int
  let view: View
}

// Plain headers stay at the top while their section is on the screen, and footers at the bottom; the
// next section pushes them out. The space above a header does not stay with it, and a footer never begins
// before the header of its section ends.
extension TableView {
  func tileHeadersAndFooters() {
    var kept = shownHeadersAndFooters
    shownHeadersAndFooters = []
    // Sticky views belong to sections under the bars too: the whole bounds count.
    for section in storedGeometry.sections(from: bounds.minY, to: bounds.maxY) {
      for kind in [HeaderFooterKind.footer, .header] {
        let span = stickySpan(of: kind, section)
        guard span.height > 0, isOnScreen(kind, section) else { continue }
        let index = kept.firstIndex { $0.section == section && $0.kind == kind }
        let former = index.map { kept.remove(at: $0).view }
        guard let view = former ?? makeHeaderFooter(kind, section)
        else { continue }
        let frame = rect(of: span)
        if let view = view as? TableViewHeaderFooterView {
          view.isPinned = span != storedGeometry.span(of: kind, section)
          view.roomAbove = roomAboveFirst(kind, section, isTitled: true, metrics)
        }
        if view.frame != frame { view.frame = frame }
        if view.superview !== self { insertSubview(view, at: frontOfContent) }
        if former == nil { willDisplay(view, kind, section) }
        shownHeadersAndFooters.append(ShownHeaderFooter(kind: kind, section: section, view: view))
      }
    }
    for shown in kept { recycle(shown) }
    hasPinnedVeil = shownHeadersAndFooters.contains { shown in
      (shown.view as? TableViewHeaderFooterView)?.pinnedVeil != nil
    }
  }

  /// Asks for the heights of headers and footers on the screen that are guesses, and returns whether one changed.
  func measureHeadersAndFooters() -> Bool {
    let guessed = storedGeometry.sections(from: bounds.minY, to: bounds.maxY).filter { section in
      HeaderFooterKind.allCases.contains { storedGeometry.sections[section][$0].isEstimate }
    }
    guard !guessed.isEmpty, dataSource != nil else { return false }
    var reader = HeaderFooterReader(table: self, sectionCount: storedGeometry.numberOfSections)
    return keepingTopRow {
      var isChanged = false
      for section in guessed {
        for kind in HeaderFooterKind.allCases
        where storedGeometry.sections[section][kind].isEstimate && isOnScreen(kind, section) {
          let height = measuredHeight(of: kind, section, &reader, metrics)
          if storedGeometry.setHeight(height, of: kind, section) { isChanged = true }
        }
      }
      return isChanged
    }
  }

  private func isOnScreen(_ kind: HeaderFooterKind, _ section: Int) -> Bool {
    let span = stickySpan(of: kind, section)
    return span.maxY > bounds.minY && span.minY < bounds.maxY
  }

  /// Takes all headers and footers off the screen.
  func recycleHeadersAndFooters() {
    for shown in shownHeadersAndFooters { recycle(shown) }
    shownHeadersAndFooters = []
  }

  private func willDisplay(_ view: View, _ kind: HeaderFooterKind, _ section: Int) {
    switch kind {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Removes a header or footer from the screen.
  private func recycle(_ shown: ShownHeaderFooter) {
    release(.headerFooter(shown))
    let (view, section) = (shown.view, shown.section)
    switch shown.kind {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The place right in front of the cells, headers and footers.
  private var frontOfContent: Int {
    min(subviews.count, backCount + shownCells.count + shownHeadersAndFooters.count)
  }

  /// Returns the present place of a header or footer, sticky at an edge or at rest.
  package func stickySpan(of kind: HeaderFooterKind, _ section: Int) -> VerticalSpan {
    var span = storedGeometry.span(of: kind, section)
    guard style == .plain else { return span }
    let inset = adjustedContentInset
    switch kind {
    case .header:
      let end = storedGeometry.span(ofSection: section).maxY
      span.minY = max(span.minY, min(bounds.minY + inset.top, end - span.height))
    case .footer:
      let headerEnd = stickySpan(of: .header, section).maxY
      span.minY = min(span.minY, max(bounds.maxY - inset.bottom - span.height, headerEnd))
    }
    return span
  }

  /// Returns the view that the delegate gives for a header or footer, or `nil` for none.
  func delegateView(of kind: HeaderFooterKind, _ section: Int) -> View? {
    switch kind {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// Returns the title that the data source gives for a header or footer, or `nil` for none.
  func title(of kind: HeaderFooterKind, _ section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func makeHeaderFooter(_ kind: HeaderFooterKind, _ section: Int) -> View? {
    let own = delegateView(of: kind, section)
    let title = title(of: kind, section)
    if let own, !(own is TableViewHeaderFooterView) { return own }
    guard own != nil || title != nil else { return nil }
    let view = own as? TableViewHeaderFooterView ?? TableViewHeaderFooterView()
    view.apply(TableViewHeaderFooterView.Context(metrics: metrics, kind: kind))
    if let title { view.show(title: title) }
    return view
  }
}

// MARK: - Questions

extension TableView {
  /// Returns the view above a section, or `nil` if there is none or it is not on the screen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(.header, section)
  }

  /// Returns the view below a section, or `nil` if there is none or it is not on the screen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(.footer, section)
  }

  private func shownView(_ kind: HeaderFooterKind, _ section: Int) -> TableViewHeaderFooterView? {
    layoutUnlessTiling()
    let shown = shownHeadersAndFooters.first { $0.section == section && $0.kind == kind }
    return shown?.view as? TableViewHeaderFooterView
  }
}

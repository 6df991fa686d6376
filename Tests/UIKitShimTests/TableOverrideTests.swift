import LayoutDiagnostics
import Testing
import UIKitShim

/// What subclasses of tables override, where calls know their line.
struct TableOverrideTests {
  private final class Source: NSObject, UITableViewDataSource {
    var counts = [3, 3]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Writes down what is called, and has the table do it.
  private class LoggingTable: UITableView {
    var log: [String] = []

    override func beginUpdates() {
      log.append("begin")
      super.beginUpdates()
    }

    override func endUpdates() {
      log.append("end")
      super.endUpdates()
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }

    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      log.append("insertSections")
      super.insertSections(sections, with: animation)
    }

    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      log.append("deleteSections")
      super.deleteSections(sections, with: animation)
    }

    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      log.append("reloadSections")
      super.reloadSections(sections, with: animation)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
      log.append("moveSection")
      super.moveSection(section, toSection: newSection)
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      log.append("insertRows")
      UIView.performWithoutAnimation { super.insertRows(at: indexPaths, with: animation) }
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      log.append("deleteRows")
      super.deleteRows(at: indexPaths, with: animation)
    }

    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      log.append("reloadRows")
      super.reloadRows(at: indexPaths, with: animation)
    }

    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      log.append("moveRow")
      super.moveRow(at: indexPath, to: newIndexPath)
    }

    override func reconfigureRows(at indexPaths: [IndexPath]) {
      log.append("reconfigureRows")
      super.reconfigureRows(at: indexPaths)
    }

    override func selectRow(
      at indexPath: IndexPath?,
      animated: Bool,
      scrollPosition: ScrollPosition
    ) {
      log.append("selectRow")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      log.append("deselectRow")
      super.deselectRow(at: indexPath, animated: animated)
    }

    override func scrollToRow(
      at indexPath: IndexPath,
      at scrollPosition: ScrollPosition,
      animated: Bool
    ) {
      log.append("scrollToRow")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
      log.append("scrollToNearest")
      super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
  }

  private func makeTable(_ source: Source) -> (UIWindow, LoggingTable) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = LoggingTable(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test func `each method of a table can be overridden, and runs once`() {
    let source = Source()
    let (window, table) = makeTable(source)
    let known: UITableView = table
    known.beginUpdates()
    known.endUpdates()
    known.performBatchUpdates {
      source.counts[0] = 4
      known.insertRows(at: [first], with: .none)
    }
    known.performBatchUpdates(nil)
    source.counts[0] = 3
    known.deleteRows(at: [first], with: .none)
    known.reloadRows(at: [first], with: .none)
    known.moveRow(at: first, to: second)
    known.reconfigureRows(at: [first])
    source.counts.append(1)
    known.insertSections([2], with: .none)
    source.counts.removeLast()
    known.deleteSections([2], with: .none)
    known.reloadSections([0], with: .none)
    known.moveSection(0, toSection: 1)
    known.selectRow(at: first, animated: false, scrollPosition: .none)
    known.scrollToNearestSelectedRow(at: .top, animated: false)
    known.deselectRow(at: first, animated: false)
    known.scrollToRow(at: first, at: .top, animated: false)
    #expect(
      table.log == [
        "begin", "end", "batch", "insertRows", "batch", "deleteRows", "reloadRows", "moveRow",
        "reconfigureRows", "insertSections", "deleteSections", "reloadSections", "moveSection",
        "selectRow", "scrollToNearest", "deselectRow", "scrollToRow",
      ]
    )
    #expect(window.diagnostics.isEmpty && table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `an override runs once where the type of the table is its own`() {
    let source = Source()
    let (window, table) = makeTable(source)
    source.counts[0] = 4
    table.insertRows(at: [first], with: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.log == ["insertRows", "selectRow"])
    #expect(table.indexPathForSelectedRow == second && window.diagnostics.isEmpty)
  }

  @Test func `findings name the line of the call, and not of the override`() {
    let (window, table) = makeTable(Source())
    let known: UITableView = table
    let line = #line + 1
    known.deselectRow(at: IndexPath(row: 9, section: 0), animated: false)
    known.endUpdates()
    known.reloadRows(at: [IndexPath(row: 7, section: 1)], with: .none)
    #expect(
      window.diagnostics.map(\.mark) == (0..<3).map { SourceMark(file: #fileID, line: line + $0) }
    )
  }

  private final class NameField: UITextField {
    override var textContentType: UITextContentType! {
      get { .name }
      set {}
    }
  }

  @Test func `the kind of a text can be overridden`() {
    let field: UITextField = NameField()
    field.textContentType = .password
    #expect(field.textContentType == .name)
  }
}

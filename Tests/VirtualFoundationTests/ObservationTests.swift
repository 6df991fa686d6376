import Foundation
import Testing
import UIKitShim
import VirtualFoundation

@Suite struct `Key-value observing` {
  final class Model: NSObject {
    var count = 1 {
      didSet { ObservedValues.didChange(self, "count", from: oldValue, to: count) }
    }
  }

  @Test func `a variable of the app says when it changes`() {
    let model = Model()
    let notes = Notes()
    var token: NSKeyValueObservation? = model.observe(
      \.count,
      named: "count",
      options: [.initial, .old, .new]
    ) { model, change in
      notes.note("\(model.count) \(change.oldValue ?? 0) \(change.newValue ?? 0)")
    }
    model.count = 2
    model.count = 2
    #expect(notes.lines == ["1 0 1", "2 1 2", "2 2 2"])
    #expect(token != nil)
    token = nil
    model.count = 3
    #expect(notes.lines.count == 3)
  }

  @Test func `the geometry of a view is observed, each part for itself`() throws {
    let host = try Host()
    let notes = Notes()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    host.window.addSubview(scrollView)
    let tokens = [
      scrollView.observe(\.contentSize, named: "contentSize", options: .new) { view, change in
        notes.note("size \(change.newValue?.height ?? 0) \(view.contentSize.height)")
      },
      scrollView.observe(\.contentOffset, named: "contentOffset") { view, change in
        notes.note("offset \(view.contentOffset.y) \(change.newValue == nil)")
      },
      scrollView.observe(\.frame, named: "frame", options: .old) { view, change in
        notes.note("frame \(change.oldValue?.width ?? 0) \(view.frame.width)")
      },
    ]
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 40
    scrollView.frame.size.width = 120
    scrollView.frame.size.width = 120
    #expect(notes.lines == ["size 500.0 500.0", "offset 40.0 true", "frame 100.0 120.0"])
    tokens[1].invalidate()
    scrollView.contentOffset.y = 50
    #expect(notes.lines.count == 3)
  }

  @Test func `a table's height follows its rows`() throws {
    let host = try Host()
    let notes = Notes()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = Rows()
    table.dataSource = source
    table.rowHeight = 50
    let token = table.observe(\.contentSize, named: "contentSize") { table, _ in
      notes.note("\(table.contentSize.height)")
    }
    host.window.addSubview(table)
    host.window.layoutIfNeeded()
    source.count = 4
    table.reloadData()
    host.window.layoutIfNeeded()
    #expect(notes.lines == ["100.0", "200.0"])
    token.invalidate()
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

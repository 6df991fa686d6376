import Foundation
import LayoutInteraction
import Testing
import UIKitShim

/// What the plugin writes into classes whose subclasses have methods that UIKit's protocols let them leave out.
struct InheritedMethodTests {
  private class Base: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableView.Committing
  {
    let table = UITableView()

    override func loadView() {
      view = table
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 50
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      UIResponder.MethodsLeftOut.answers.tableView(tableView, heightForRowAt: indexPath)
    }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      UIResponder.MethodsLeftOut.answers.tableView(
        tableView,
        commit: editingStyle,
        forRowAt: indexPath
      )
    }
    class var hasCommitMethod: Bool { false }
  }

  private final class Sub: Base {
    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 70 }
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    override class var hasCommitMethod: Bool { true }
  }

  @Test(arguments: [false, true])
  func `a class answers as without the method, and its subclass with it`(isSub: Bool) throws {
    let controller = isSub ? Sub() : Base()
    let window = try ScreenHost.show(controller)
    window.layoutIfNeeded()
    #expect(
      controller.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == (isSub ? 70 : 50)
    )
    let cell = try #require(controller.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let finger = Finger(on: window)
    finger.press(at: cell.convert(CGPoint(x: 350, y: 20), to: nil))
    finger.move(to: cell.convert(CGPoint(x: 50, y: 20), to: nil), within: .milliseconds(300))
    finger.release()
    window.layoutIfNeeded()
    #expect(cell.showingDeleteConfirmation == isSub)
  }

  /// The rewriter knows the protocols by names alone.
  @Test func `all protocols of which methods can be left out have answers`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    func names(_ file: String, _ pattern: Regex<Substring>) throws -> Set<Substring> {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return Set(text.matches(of: pattern).map(\.output))
    }
    let known = try names(
      "SourceRewriting/Generated/OptionalMethods+Generated.swift",
      /\b(?:UI|CA)\w+(?= )/
    )
    let answered = try names("UIKitShim/MethodsLeftOut.swift", /\b(?:UI|CA)\w+/)
      .union(names("UIKitShim/Unsupported/MethodsLeftOut+Unsupported.swift", /\b(?:UI|CA)\w+/))
    #expect(known.count > 20 && known.subtracting(answered).sorted() == [])
  }
}

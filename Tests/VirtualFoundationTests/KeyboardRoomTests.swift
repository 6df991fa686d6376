import Foundation
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.NotificationCenter
import typealias VirtualFoundation.Selector

/// What one writes in, where the screen's own code makes room for the keyboard.
@Suite struct `Room for the keyboard` {
  private final class Form: UIViewController {
    let scroll = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 500, width: 200, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.contentSize = CGSize(width: 100, height: 1200)
      notes.isScrollEnabled = false
      notes.text = "1\n2\n3\n4\n5\n6\n7"
      view.addSubview(scroll)
      scroll.addSubview(field)
      scroll.addSubview(notes)
    }

    func makeRoom(_ notification: Notification) {
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      scroll.contentInset.bottom = value?.cgRectValue.height ?? 0
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let notification: Notification.Name?
    let offset: CGFloat
  }

  // On an iPhone 15 the keyboard is 336 high; the safe area below counts as room too, so that 482 are left.
  static let rows = [
    Row(testDescription: "none", notification: nil, offset: -59),
    Row(
      testDescription: "before it comes",
      notification: UIResponder.keyboardWillShowNotification,
      offset: 152
    ),
    Row(
      testDescription: "when it has come",
      notification: UIResponder.keyboardDidShowNotification,
      offset: 152
    ),
  ]

  private func show(_ form: Form, on host: Host) {
    host.window.rootViewController = form
    host.window.layoutIfNeeded()
    _ = host.window.interaction
  }

  @Test(arguments: rows)
  func `a field scrolls into it, however it comes about`(_ row: Row) throws {
    let (host, form) = (try Host(), Form())
    show(form, on: host)
    if let name = row.notification {
      let selector = Selector("makeRoom:", Form.makeRoom)
      NotificationCenter.default.addObserver(form, selector: selector, name: name, object: nil)
    }
    form.field.becomeFirstResponder()
    host.advance(by: 1)
    #expect(form.scroll.contentOffset.y == row.offset)
  }

  @Test func `a field that is scrolled away comes back`() throws {
    let (host, form) = (try Host(), Form())
    show(form, on: host)
    form.scroll.contentOffset.y = 348
    form.field.frame.origin.y = 100
    form.field.becomeFirstResponder()
    host.advance(by: 1)
    #expect(abs(form.scroll.contentOffset.y - 41) < 0.01)
  }

  @Test func `of a text view that does not scroll the caret is shown, and stays to be seen`() throws
  {
    let (host, form) = (try Host(), Form())
    show(form, on: host)
    NotificationCenter.default.addObserver(
      form,
      selector: Selector("makeRoom:", Form.makeRoom),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    form.notes.selectedRange = NSRange(location: 13, length: 0)
    form.notes.becomeFirstResponder()
    /// Returns the end of the caret on the screen.
    func caret() -> CGFloat {
      host.advance(by: 1)
      let caret = form.notes.caretRect(for: form.notes.endOfDocument)
      return form.notes.convert(caret, to: nil).maxY
    }
    #expect(abs(caret() - 482) < 0.01)
    form.notes.insertText("\n\n\n")
    #expect(abs(caret() - 482) < 0.01)
  }

  @Test func `a field in a table of a plain screen scrolls the table`() throws {
    final class Source: NSObject, UITableViewDataSource {
      var fields: [UITextField] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 18 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
        cell.contentView.addSubview(field)
        fields.append(field)
        return cell
      }
    }
    let (host, source) = (try Host(), Source())
    let screen = UIViewController()
    let table = UITableView(frame: host.window.bounds)
    table.rowHeight = 50
    table.dataSource = source
    screen.view.addSubview(table)
    host.window.rootViewController = screen
    host.window.layoutIfNeeded()
    _ = host.window.interaction
    table.contentInset.bottom = 336
    source.fields[14].becomeFirstResponder()
    host.advance(by: 1)
    let bottom = source.fields[14].convert(source.fields[14].bounds, to: nil).maxY
    #expect(bottom == 482)
  }
}

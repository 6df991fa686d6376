import Foundation
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.NotificationCenter
import typealias VirtualFoundation.Selector
import struct VirtualFoundation.Task

@Suite struct `Centers of notifications` {
  final class Target: NSObject {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func received(_ notification: Notification) { notes.note("method") }
    static let received = Selector("received:", Target.received)
  }

  private let name = Notification.Name("CentersOfNotifications")

  @Test func `observers are called in their order, also those of the main queue`() {
    let center = NotificationCenter()
    let notes = Notes()
    let target = Target(notes)
    var tokens: [any NSObjectProtocol] = []
    for number in 0..<8 {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: .main) { _ in
          notes.note("block \(number)")
        }
      )
      if number == 3 {
        center.addObserver(target, selector: Target.received, name: name, object: nil)
      }
    }
    center.post(name: name, object: nil)
    var calls = (0..<8).map { "block \($0)" }
    calls.insert("method", at: 4)
    #expect(notes.lines == calls)
    for token in tokens { center.removeObserver(token) }
    notes.lines = []
    center.post(name: name, object: nil)
    #expect(notes.lines == ["method"])
  }

  @Test func `one that is removed meanwhile is not called`() {
    let center = NotificationCenter()
    let notes = Notes()
    let target = Target(notes)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      center.removeObserver(target)
    }
    center.addObserver(target, selector: Target.received, name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(token)
    #expect(notes.lines == [])
  }

  @Test func `what a test posts to the center of the process reaches the app, and the other way`() {
    let notes = Notes()
    let own = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      notes.note("app")
    }
    let other = Foundation.NotificationCenter.default.addObserver(
      forName: name,
      object: nil,
      queue: nil
    ) { _ in notes.note("process") }
    Foundation.NotificationCenter.default.post(name: name, object: nil)
    #expect(notes.lines.sorted() == ["app", "process"])
    NotificationCenter.default.post(name: name, object: nil)
    #expect(notes.lines.sorted() == ["app", "app", "process", "process"])
    NotificationCenter.default.removeObserver(own)
    Foundation.NotificationCenter.default.removeObserver(other)
  }

  @Test func `a task waits for notifications`() throws {
    let host = try Host()
    let notes = Notes()
    let center = NotificationCenter()
    let task = Task {
      for await notification in center.notifications(named: name) {
        notes.note("\(notification.userInfo?["number"] ?? 0) \(CACurrentMediaTime())")
      }
      notes.note("end")
    }
    host.advance(by: 1)
    for number in [1, 2] { center.post(name: name, object: nil, userInfo: ["number": number]) }
    #expect(notes.lines == [])
    host.advance(by: 0.5)
    #expect(notes.lines == ["1 1.0", "2 1.0"])
    task.cancel()
    host.advance(by: 0.5)
    #expect(notes.lines.last == "end")
    center.post(name: name, object: nil)
    #expect(notes.lines.count == 3)
  }

  @Test func `the keyboard of a window notifies the observers of that window`() throws {
    let (host, other) = (try Host(), try Host())
    let notes = Notes()
    let keyboard = UIResponder.keyboardWillShowNotification
    let fields = [host, other].map { host in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      host.window.addSubview(field)
      host.window.layoutIfNeeded()
      return field
    }
    let view = Listener(notes)
    host.window.addSubview(view)
    NotificationCenter.default.addObserver(
      view,
      selector: Selector("shown:", Listener.shown),
      name: keyboard,
      object: nil
    )
    fields[1].becomeFirstResponder()
    #expect(notes.lines == [])
    fields[0].becomeFirstResponder()
    #expect(notes.lines == ["(0.0, 516.0, 393.0, 336.0) 0.25 7"])
    fields[0].insertText("a")
    NotificationCenter.default.addObserver(
      view,
      selector: Selector("changed:", Listener.changed),
      name: UITextField.textDidChangeNotification,
      object: fields[0]
    )
    fields[0].insertText("b")
    #expect(notes.lines.last == "ab")
  }

  final class Listener: UIView {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func shown(_ notification: Notification) {
      let info = notification.userInfo
      let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      guard let frame = end?.cgRectValue, let duration, let curve else { return notes.note("none") }
      notes.note(
        "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)) \(duration) \(curve)"
      )
    }

    func changed(_ notification: Notification) {
      notes.note((notification.object as? UITextField)?.text ?? "none")
    }
  }
}

import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim
import VirtualFoundation

@Suite struct `Key-value observing by text` {
  final class Model: NSObject {
    var count: Int? = 1 {
      didSet { ObservedValues.didChange(self, "count", from: oldValue, to: count) }
    }
  }

  final class Observer: NSObject, KeyValueObserver {
    var lines: [String] = []

    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [.oldKey, .newKey].map { (key: NSKeyValueChangeKey) in
        change?[key].map { "\($0)" } ?? "-"
      }
      let kind = change?[.kindKey] as? UInt ?? 0
      let isOwn = context == nil ? "" : " own"
      lines.append("\(keyPath ?? "") \(values.joined(separator: " ")) \(kind)\(isOwn)")
    }
  }

  private let host: Host
  private let observer = Observer()
  private var codes: [String] { host.window.diagnostics.map(\.code) }

  init() throws { host = try Host() }

  @Test func `a variable of the app says when it changes, until it is removed`() {
    let model = Model()
    var context = 0
    withUnsafeMutablePointer(to: &context) { own in
      model.addObserver(
        observer,
        forKeyPath: "count",
        options: [.initial, .old, .new],
        context: own
      )
      model.count = 2
      model.count = nil
      #expect(
        observer.lines.map { $0.replacing(" 1 own", with: "") } == [
          "count - 1", "count 1 2", "count 2 <null>",
        ]
      )
      model.removeObserver(observer, forKeyPath: "count", context: nil)
      model.count = 3
      #expect(observer.lines.count == 3 && codes == [])
      model.removeObserver(observer, forKeyPath: "count", context: own)
      #expect(codes == ["observer-misuse"])
    }
  }

  @Test func `a table that is as high as its rows`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    host.window.addSubview(view)
    view.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
    view.addObserver(observer, forKeyPath: "contentOffset", context: nil)
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset.y = 20
    #expect(
      observer.lines == [
        "contentSize - CGSize(width: 100.0, height: 300.0) 1", "contentOffset - - 1",
      ]
    )
    view.removeObserver(observer, forKeyPath: "contentSize")
    view.contentSize.height = 400
    #expect(observer.lines.count == 2)
  }

  @Test(arguments: ["text", "superview.frame", "contentSize"])
  func `what nothing says is a finding at its line`(_ path: String) {
    let label = UILabel()
    host.window.addSubview(label)
    let line = #line + 1
    label.addObserver(observer, forKeyPath: path, options: [.initial, .new], context: nil)
    #expect(observer.lines == [] && codes == ["unobserved-property"])
    #expect(host.window.diagnostics.first?.mark?.line == line)
    label.removeObserver(observer, forKeyPath: path)
    #expect(codes.count == 1)
  }

  @Test func `an observer without the method is a finding`() {
    Model().addObserver(Model(), forKeyPath: "count", context: nil)
    #expect(codes == ["observer-misuse"])
    ObservedValues.notHandled(forKeyPath: "count", of: nil, change: nil, context: nil)
    #expect(codes.count == 2)
  }

  @Test func `an observer removes itself in its deinit, once`() {
    final class Leaving: NSObject, KeyValueObserver {
      let model: Model
      let count: Int

      init(_ model: Model, removing count: Int) {
        (self.model, self.count) = (model, count)
        super.init()
        model.addObserver(self, forKeyPath: "count", context: nil)
      }

      func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}

      deinit { for _ in 0..<count { model.removeObserver(self, forKeyPath: "count") } }
    }
    let model = Model()
    // Each one has the address of the one before it.
    for count in [0, 1, 1] { _ = Leaving(model, removing: count) }
    #expect(codes == [])
    _ = Leaving(model, removing: 2)
    #expect(codes == ["observer-misuse"])
  }

  @Test func `neither object is kept alive`() {
    var model: Model? = Model()
    weak let gone = model
    var other: Observer? = Observer()
    weak let observerGone = other
    model?.addObserver(observer, forKeyPath: "count", context: nil)
    model?.addObserver(other ?? observer, forKeyPath: "count", context: nil)
    other = nil
    model?.count = 5
    #expect(observer.lines.count == 1 && observerGone == nil)
    model = nil
    #expect(gone == nil)
  }
}

import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.NotificationCenter
import typealias VirtualFoundation.Selector

@Suite struct `Selectors of objects` {
  final class Target: NSObject {
    var calls: [String] = []
    let value = "value"

    func plain() { calls.append("plain") }
    func one(_ text: String) { calls.append("one \(text)") }
    func optional(_ text: String?) { calls.append("optional \(text ?? "none")") }
    func any(_ sender: Any) { calls.append("\(type(of: sender)) \(sender)") }
    func two(_ first: Int, and second: Int) -> NSNumber { NSNumber(value: first + second) }
    func received(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  static let plain = Selector("plain", Target.plain)
  static let one = Selector("one:", Target.one)
  static let received = Selector("received:", Target.received)

  @Test func `an object performs what it has`() {
    let target = Target()
    target.perform(Self.plain)
    target.perform(Self.one, with: "a")
    target.perform(Selector("optional:", Target.optional), with: nil)
    target.perform(Selector("any:", Target.any), with: "b")
    #expect(target.calls == ["plain", "one a", "optional none", "String b"])
    let sum = target.perform(Selector("two:and:", Target.two), with: 3, with: 4)
    #expect(sum?.takeRetainedValue() as? NSNumber == 7)
    let value = target.perform(Selector("value", getter: \Target.value))?.takeRetainedValue()
    #expect(value as? String == "value")
    #expect(target.responds(to: Self.plain) && !NSObject().responds(to: Self.plain))
  }

  @Test func `a method of objects brings them in order`() {
    let numbers = NSArray(array: [3, 1, 2].map { NSNumber(value: $0) })
    let order = numbers.sortedArray(using: Selector("compare:", NSNumber.compare))
    #expect(order as? [NSNumber] == [1, 2, 3])
  }

  @Test func `a selector has a name`() {
    #expect(NSStringFromSelector(Self.one) == "one:")
    #expect(NSSelectorFromString("one:") == Self.one)
  }

  @Test func `the main thread performs behind the code that does not wait`() throws {
    let host = try Host()
    let target = Target()
    target.performSelector(onMainThread: Self.one, with: "b", waitUntilDone: false)
    target.performSelector(inBackground: Self.one, with: "c")
    target.performSelector(onMainThread: Self.one, with: "a", waitUntilDone: true)
    target.perform(Self.one, on: .current, with: "d", waitUntilDone: false)
    target.perform(Self.one, on: Thread(), with: "e", waitUntilDone: false)
    target.perform(Self.one, on: .main, with: "f", waitUntilDone: true)
    #expect(target.calls == ["one a", "one f"])
    host.advance(by: 0)
    #expect(target.calls == ["one a", "one f", "one b", "one c", "one d", "one e"])
  }

  @Test func `a method is performed later, unless it is taken back`() throws {
    let host = try Host()
    let target = Target()
    target.perform(Self.plain, with: nil, afterDelay: 1)
    target.perform(Self.one, with: "a", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Self.plain, object: nil)
    host.advance(by: 2)
    #expect(target.calls == ["one a"])
    target.perform(Self.plain, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    host.advance(by: 2)
    #expect(target.calls == ["one a"])
  }

  @Test func `calls are taken back by their argument`() throws {
    let host = try Host()
    let target = Target()
    let selector = Selector("optional:", Target.optional)
    for argument in ["a", "b", nil] as [String?] {
      target.perform(selector, with: argument, afterDelay: 1)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: selector, object: "a")
    host.advance(by: 2)
    #expect(target.calls == ["optional b", "optional none"])
  }

  @Test func `a center calls observers until they are removed or gone`() {
    let center = NotificationCenter()
    let (first, second) = (Notification.Name("first"), Notification.Name("second"))
    let target = Target()
    center.addObserver(target, selector: Self.received, name: first, object: nil)
    center.addObserver(target, selector: Self.received, name: second, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(target.calls == ["first", "second"])
    center.removeObserver(target, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(target.calls == ["first", "second", "second"])
    center.removeObserver(target)
    center.post(name: second, object: nil)
    #expect(target.calls.count == 3)
    weak var gone: Target?
    do {
      let other = Target()
      gone = other
      center.addObserver(other, selector: Self.received, name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: second, object: nil)
  }

  @Test func `an observer of one object hears of no other`() {
    let center = NotificationCenter()
    let (target, one, other) = (Target(), NSObject(), NSObject())
    let name = Notification.Name("name")
    center.addObserver(target, selector: Self.received, name: name, object: one)
    center.post(name: name, object: other)
    #expect(target.calls == [])
    center.post(name: name, object: one)
    center.removeObserver(target, name: name, object: other)
    center.post(name: name, object: one)
    #expect(target.calls == ["name", "name"])
  }

  @Test func `a mistake is recorded in the window`() throws {
    let host = try Host()
    NSObject().perform(Self.plain)
    #expect(host.window.diagnostics.map(\.code) == ["unrecognized-selector"])
  }
}

import Dispatch
import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.DispatchGroup
import class VirtualFoundation.DispatchQueue
import struct VirtualFoundation.DispatchTime
import class VirtualFoundation.DispatchWorkItem

@Suite struct `Queues on the virtual clock` {
  @Test func `blocks run behind the code that adds them, in their order`() throws {
    let host = try Host()
    let notes = Notes()
    DispatchQueue.main.async { notes.note("second") }
    DispatchQueue.global(qos: .background).async {
      notes.note("third")
      DispatchQueue.main.async { notes.note("fourth") }
    }
    notes.note("first")
    host.advance(by: 0)
    #expect(notes.lines == ["first", "second", "third", "fourth"])
  }

  @Test func `a block for each number runs at once, in their order`() throws {
    let notes = Notes()
    DispatchQueue.concurrentPerform(iterations: 3) { notes.note("\($0)") }
    DispatchQueue.concurrentPerform(iterations: -1) { notes.note("\($0)") }
    #expect(notes.lines == ["0", "1", "2"])
  }

  @Test func `the main thread is where no block of another queue runs`() throws {
    let host = try Host()
    let notes = Notes()
    let note: @Sendable () -> Void = { notes.note("\(Thread.isMainOnVirtualClock)") }
    note()
    DispatchQueue.main.async(execute: note)
    DispatchQueue.global().async {
      note()
      DispatchQueue.main.sync(execute: note)
    }
    host.advance(by: 0)
    DispatchQueue(label: "own").sync(execute: note)
    #expect(notes.lines == ["true", "true", "false", "true", "true"])
  }

  @Test func `a block runs at its deadline`() throws {
    let host = try Host()
    let notes = Notes()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { notes.note("half") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { notes.note("fifth") }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { notes.note("never") }
    host.advance(by: 0.3)
    #expect(notes.lines == ["fifth"])
    host.advance(by: 1000)
    #expect(notes.lines == ["fifth", "half"])
  }

  @Test func `an item that is cancelled does nothing`() throws {
    let host = try Host()
    let notes = Notes()
    let item = DispatchWorkItem { notes.note("item") }
    let other = DispatchWorkItem { notes.note("other") }
    DispatchQueue(label: "own").asyncAfter(deadline: .now() + 1, execute: item)
    DispatchQueue.main.async(execute: other)
    item.cancel()
    host.advance(by: 2)
    #expect(notes.lines == ["other"])
  }

  @Test(arguments: [DispatchQueue(label: "one"), .init(label: "many", attributes: .concurrent)])
  func `what is synchronous comes after what is due in its queue`(_ queue: DispatchQueue) throws {
    let host = try Host()
    let notes = Notes()
    queue.async { notes.note("first") }
    queue.async(flags: .barrier) { notes.note("second") }
    queue.asyncAfter(deadline: .now() + 1) { notes.note("late") }
    #expect(queue.sync { notes.lines } == ["first", "second"])
    host.advance(by: 2)
    #expect(notes.lines == ["first", "second", "late"])
    #expect(host.window.diagnostics.isEmpty)
  }

  @Test func `a queue that waits for itself says so`() throws {
    let host = try Host()
    let queue = DispatchQueue(label: "own")
    DispatchQueue.global().async { DispatchQueue.main.sync {} }
    queue.async { DispatchQueue.global().sync {} }
    host.advance(by: 0)
    #expect(host.window.diagnostics.isEmpty)
    #expect(DispatchQueue.main.sync { 3 } == 3)
    queue.async { queue.sync {} }
    queue.sync { DispatchQueue.main.sync {} }
    host.advance(by: 0)
    #expect(host.window.diagnostics.map(\.code) == ["deadlock", "deadlock"])
  }

  @Test func `a group tells when all of its work is done`() throws {
    let host = try Host()
    let notes = Notes()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      notes.note("late")
      group.leave()
    }
    DispatchQueue.global().async(group: group) { notes.note("soon") }
    group.notify(queue: .main) { notes.note("all") }
    host.advance(by: 0.5)
    #expect(notes.lines == ["soon"])
    host.advance(by: 1)
    #expect(notes.lines == ["soon", "late", "all"])
    group.notify(queue: .main) { notes.note("again") }
    host.advance(by: 0)
    #expect(notes.lines == ["soon", "late", "all", "again"])
  }

  @Test func `a group that waits for work says so, and goes on`() throws {
    let host = try Host()
    let group = DispatchGroup()
    group.wait()
    #expect(group.wait(timeout: .now() + 1) == .success && host.window.diagnostics.isEmpty)
    group.enter()
    DispatchQueue.global().async { group.wait() }
    host.advance(by: 0)
    #expect(host.window.diagnostics.map(\.code) == ["deadlock"])
  }

  @Test func `a group that is left too often says so`() throws {
    let host = try Host()
    DispatchGroup().leave()
    #expect(host.window.diagnostics.count == 1)
  }

  @Test func `what waits for an item comes after it`() throws {
    let host = try Host()
    let notes = Notes()
    let item = DispatchWorkItem { notes.note("item") }
    item.notify(queue: .main) { notes.note("after") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    host.advance(by: 0.5)
    #expect(notes.lines.isEmpty)
    host.advance(by: 1)
    #expect(notes.lines == ["item", "after"])
  }
}

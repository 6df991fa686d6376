import Testing
import UIKitShim
import VirtualFoundation

import enum VirtualFoundation.MainActor
import struct VirtualFoundation.Task

@Suite struct `Tasks on the virtual clock` {
  @Test func `a task runs when the clock goes on, and sleeps by it`() throws {
    let host = try Host()
    let notes = Notes()
    Task {
      notes.note("begin")
      try await Task.sleep(nanoseconds: 500_000_000)
      notes.note("end \(CACurrentMediaTime())")
    }
    #expect(notes.lines == [])
    host.advance(by: 0.4)
    #expect(notes.lines == ["begin"])
    host.advance(by: 0.4)
    #expect(notes.lines == ["begin", "end 0.5"])
  }

  @Test func `a task that is cancelled does not go on after its sleep`() throws {
    let host = try Host()
    let notes = Notes()
    let task = Task {
      try await Task.sleep(for: .seconds(1))
      notes.note("late")
    }
    host.advance(by: 0.5)
    task.cancel()
    host.advance(by: 5)
    #expect(notes.lines == [] && task.isCancelled)
  }

  @Test func `a task that sleeps is woken when it is cancelled`() throws {
    let host = try Host()
    let notes = Notes()
    let task = Task {
      do { try await Task.sleep(for: .seconds(10)) } catch { notes.note("\(CACurrentMediaTime())") }
    }
    host.advance(by: 0.5)
    task.cancel()
    host.advance(by: 0.5)
    #expect(notes.lines == ["0.5"])
    let early = Task {
      do { try await Task.sleep(for: .seconds(10)) } catch { notes.note("early") }
    }
    early.cancel()
    host.advance(by: 0.5)
    #expect(notes.lines == ["0.5", "early"])
  }

  @Test func `what is of the main actor runs`() throws {
    let host = try Host()
    let notes = Notes()
    Task {
      let three = await MainActor.run { 3 }
      notes.note("\(three)")
    }
    host.advance(by: 0)
    #expect(notes.lines == ["3"] && MainActor.assumeIsolated { 4 } == 4)
  }

  @Test func `tasks wait for each other`() throws {
    let host = try Host()
    let notes = Notes()
    let one = Task { () -> Int in
      await Task.yield()
      return 3
    }
    Task { notes.note("\(await one.value)") }
    host.advance(by: 0.1)
    #expect(notes.lines == ["3"])
  }
}

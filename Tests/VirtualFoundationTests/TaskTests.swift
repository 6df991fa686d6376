import Synchronization
import Testing
import UIKitShim
import VirtualFoundation

import struct VirtualFoundation.ContinuousClock
import enum VirtualFoundation.MainActor
import typealias VirtualFoundation.SuspendingClock
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

  /// A screen that names its own members in its tasks, as one does.
  // Unchecked, since a task captures it, which runs on the thread of the test.
  private final class Screen: @unchecked Sendable {
    var title = ""

    func load() {
      Task { title = "loaded" }
    }
  }

  @Test func `a task needs no word for the object that it is of`() throws {
    let host = try Host()
    let screen = Screen()
    screen.load()
    host.advance(by: 0.1)
    #expect(screen.title == "loaded")
  }

  @Test func `clocks of Swift go by the virtual one`() throws {
    let host = try Host()
    let notes = Notes()
    Task {
      let start = ContinuousClock.now
      try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
      notes.note("\(start.duration(to: .now))")
      try await Task.sleep(until: start + .seconds(3), tolerance: .seconds(1))
      notes.note("\(CACurrentMediaTime())")
      try await Task.sleep(
        until: SuspendingClock().now.advanced(by: .seconds(2)),
        clock: .suspending
      )
      notes.note("\(CACurrentMediaTime())")
      let taken = try await ContinuousClock().measure {
        try await Task.sleep(for: .seconds(1), clock: .continuous)
      }
      notes.note("\(taken)")
      try await Task.sleep(until: Ticks.Instant(number: 7), clock: Ticks())
    }
    host.advance(by: 7)
    #expect(notes.lines == ["1.0 seconds", "3.0", "5.0", "1.0 seconds"])
    host.advance(by: 8)
    #expect(Ticks.isAsleep.withLock(\.self) == 7)
  }

  /// A clock of an app's own, on which nothing passes.
  private struct Ticks: Clock {
    struct Instant: InstantProtocol {
      var number = 0

      func advanced(by duration: Duration) -> Self { self }
      func duration(to other: Self) -> Duration { .zero }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
    }

    static let isAsleep = Mutex(0)

    var now: Instant { Instant() }
    var minimumResolution: Duration { .seconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      Self.isAsleep.withLock { $0 = deadline.number }
    }
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

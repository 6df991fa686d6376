#if SourceRewriting
import Testing

@Suite struct `Times and timers` {
  @Test(arguments: [
    RewritingRow("now", "let a = Date()", "let a = Date.onVirtualClock"),
    RewritingRow("now by name", "let a = Date.now", "let a = Date.onVirtualClock"),
    RewritingRow(
      "a while from now",
      "let a = Date(timeIntervalSinceNow: 3)",
      "let a = Date(timeInterval: 3, since: .onVirtualClock)"
    ),
    RewritingRow(
      "since",
      "let a = b.timeIntervalSinceNow",
      "let a = b.timeIntervalSince(.onVirtualClock)"
    ),
    RewritingRow(
      "since a date of the system",
      "let a = Date.timeIntervalSinceReferenceDate",
      "let a = Date.onVirtualClock.timeIntervalSinceReferenceDate"
    ),
    RewritingRow(
      "a date that is said stays",
      "let a = Date(timeIntervalSince1970: 3)",
      "let a = Date(timeIntervalSince1970: 3)"
    ),
    RewritingRow(
      "a type of the app",
      "struct Date {}\nlet a = Date()",
      "struct Date {}\nlet a = Date()"
    ),
    RewritingRow(
      "a type that the app extends",
      "extension Date {}\nlet a = Date()",
      "extension Date {}\nlet a = Date.onVirtualClock"
    ),
    RewritingRow(
      "since the system began",
      "let a = ProcessInfo.processInfo.systemUptime",
      "let a = CACurrentMediaTime()"
    ),
    RewritingRow(
      "a semaphore of the host",
      "let a = DispatchSemaphore(value: 0)",
      "let a = DispatchSemaphore(value: 0)",
      findings: ["1:9 clock-of-the-host"]
    ),
    RewritingRow(
      "a thread that sleeps",
      "Thread.sleep(forTimeInterval: 1)",
      "Thread.sleep(forTimeInterval: 1)",
      findings: ["1:1 clock-of-the-host"]
    ),
    RewritingRow(
      "the main thread, which is no matter of time",
      "let a = Thread.isMainThread || Thread.current.isMainThread",
      "let a = Thread.isMainOnVirtualClock || Thread.current.isMainOnVirtualClock"
    ),
  ])
  func `time is that of the virtual clock`(_ row: RewritingRow) { row.check() }

  struct NameRow: CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let head: String
  }

  @Test(arguments: [
    NameRow(
      testDescription: "a timer",
      source: "var a: Timer?",
      head: "import VirtualFoundation; import class VirtualFoundation.Timer"
    ),
    NameRow(
      testDescription: "a queue",
      source: "DispatchQueue.main.async {}",
      head: "import VirtualFoundation; import class VirtualFoundation.DispatchQueue"
    ),
    NameRow(
      testDescription: "a task",
      source: "Task { await f() }",
      head: "import VirtualFoundation; import struct VirtualFoundation.Task"
    ),
    NameRow(
      testDescription: "a clock of Swift",
      source: "let a = ContinuousClock().now",
      head: "import VirtualFoundation; import struct VirtualFoundation.ContinuousClock"
    ),
    NameRow(
      testDescription: "a moment of a clock that stands with the device",
      source: "var a: SuspendingClock.Instant?",
      head: "import VirtualFoundation; import typealias VirtualFoundation.SuspendingClock"
    ),
    NameRow(
      testDescription: "a center of notifications",
      source: "let a = NotificationCenter.default",
      head: "import VirtualFoundation; import class VirtualFoundation.NotificationCenter"
    ),
    NameRow(
      testDescription: "the main actor, where it is asked for",
      source: "await MainActor.run {}",
      head: "import VirtualFoundation; import enum VirtualFoundation.MainActor"
    ),
    NameRow(
      testDescription: "a display link",
      source: "var a: CADisplayLink?",
      head: "import VirtualFoundation"
    ),
    NameRow(
      testDescription: "a task of the app",
      source: "struct Task {}\nlet a = Task()",
      head: "#sourceLocation(file: \"A.swift\", line: 1)"
    ),
    NameRow(
      testDescription: "a member of that name",
      source: "let a = model.Timer",
      head: "#sourceLocation(file: \"A.swift\", line: 1)"
    ),
  ])
  func `a name of Foundation stands for that on the clock`(_ row: NameRow) {
    let rewriting = Rewriting(["A.swift": row.source])
    #expect(rewriting.head("A.swift") == row.head)
    #expect(rewriting.body("A.swift") == row.source)
  }
}
#endif

import LayoutGeometry
import LayoutInteraction
import TestSupport
import Testing

@Suite struct VirtualClockTests {
  @Test func `actions fire in order of time, then of scheduling`() {
    let clock = VirtualClock()
    var fired: [String] = []
    clock.schedule(after: .seconds(2)) { fired.append("c") }
    clock.schedule(after: .seconds(1)) { fired.append("a") }
    clock.schedule(after: .seconds(2)) { fired.append("d") }
    clock.schedule(after: .seconds(1)) { fired.append("b") }
    clock.advance(by: .milliseconds(999))
    #expect(fired.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(fired == ["a", "b"])
    clock.advance(by: .seconds(5))
    #expect(fired == ["a", "b", "c", "d"])
    #expect(clock.now == Instant(sinceStart: .seconds(6)))
    #expect(clock.isIdle)
  }

  @Test func `while an action runs it is its own time`() {
    let clock = VirtualClock()
    var times: [Duration] = []
    clock.schedule(after: .seconds(3)) { times.append(clock.now.sinceStart) }
    clock.advance(by: .seconds(10))
    #expect(times == [.seconds(3)])
  }

  @Test func `what is called off does not fire`() {
    let clock = VirtualClock()
    var fired = 0
    let token = clock.schedule(after: .seconds(1)) { fired += 1 }
    token.cancel()
    token.cancel()
    #expect(clock.isIdle)
    clock.advance(by: .seconds(2))
    #expect(fired == 0)
  }

  @Test func `an action may call off, schedule and advance`() {
    let clock = VirtualClock()
    var fired: [String] = []
    var later: ScheduledAction?
    clock.schedule(after: .seconds(1)) {
      fired.append("first")
      later?.cancel()
      clock.schedule(after: .zero) { fired.append("at once") }
      clock.schedule(at: .start) { fired.append("past") }
    }
    later = clock.schedule(after: .seconds(1)) { fired.append("called off") }
    clock.schedule(after: .seconds(2)) {
      fired.append("outer")
      clock.advance(by: .seconds(2))
      fired.append("outer again at \(clock.now.sinceStart.inSecondsText)")
    }
    clock.schedule(after: .seconds(3)) { fired.append("inner") }
    clock.advance(to: Instant(sinceStart: .seconds(3)))
    #expect(
      fired == ["first", "at once", "past", "outer", "inner", "outer again at 4.00"]
    )
    #expect(clock.now == Instant(sinceStart: .seconds(4)))
  }

  @Test func `time never runs backwards`() {
    let clock = VirtualClock(now: Instant(sinceStart: .seconds(5)))
    clock.advance(to: .start)
    clock.advance(by: .seconds(-1))
    #expect(clock.now == Instant(sinceStart: .seconds(5)))
  }

  @Test func `a timer repeats without drift, and can end itself`() {
    let clock = VirtualClock()
    var times: [Duration] = []
    var token: ScheduledAction?
    token = clock.schedule(every: .milliseconds(250)) {
      times.append(clock.now.sinceStart)
      if times.count == 3 { token?.cancel() }
    }
    clock.advance(by: .seconds(10))
    #expect(times == [.milliseconds(250), .milliseconds(500), .milliseconds(750)])
  }

  @Test func `sixty times a second meets the full second`() {
    let clock = VirtualClock()
    var last = Duration.zero
    var count = 0
    let token = clock.schedule(timesPerSecond: 60) {
      count += 1
      last = clock.now.sinceStart
    }
    clock.advance(by: .seconds(7))
    #expect(count == 420)
    #expect(last == .seconds(7))
    token.cancel()
    #expect(clock.isIdle)
  }

  @Test(arguments: UInt64(1)...20)
  func `many actions come in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let clock = VirtualClock()
    var fired: [(Int, Int)] = []
    for number in 0..<300 {
      let delay = Int.random(in: 0...40, using: &random)
      let token = clock.schedule(after: .milliseconds(delay)) { fired.append((delay, number)) }
      if number.isMultiple(of: 5) { token.cancel() }
    }
    clock.advance(by: .seconds(1))
    #expect(fired.count == 240, "seed \(seed)")
    for (earlier, later) in zip(fired, fired.dropFirst()) {
      #expect(earlier < later, "seed \(seed)")
    }
  }
}

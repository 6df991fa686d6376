import Foundation
import Testing
import UIKitShim
import VirtualFoundation

import class VirtualFoundation.RunLoop
import class VirtualFoundation.Timer

@Suite struct `Timers on the virtual clock` {
  @Test func `a timer fires at its times, without drift, until it ends`() throws {
    let host = try Host()
    var times: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      times.append(CACurrentMediaTime())
    }
    #expect(timer.isValid && timer.timeInterval == 0.1)
    host.advance(by: 0.35)
    #expect(times == [0.1, 0.2, 0.3])
    timer.invalidate()
    host.advance(by: 1)
    #expect(times.count == 3 && !timer.isValid)
  }

  @Test func `a timer that does not repeat is over when it fired`() throws {
    let host = try Host()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
    host.advance(by: 5)
    #expect(count == 1 && !timer.isValid && timer.timeInterval == 0)
  }

  @Test func `a method of the target is called, which lives as long as the timer`() throws {
    final class Target {
      var userInfo: [String] = []
      func tick(_ timer: Timer) { userInfo.append(timer.userInfo as? String ?? "none") }
    }
    let host = try Host()
    weak var weak: Target?
    let timer: Timer
    do {
      let target = Target()
      weak = target
      timer = Timer.scheduledTimer(
        timeInterval: 1,
        target: target,
        selector: Selector("tick:", Target.tick),
        userInfo: "info",
        repeats: true
      )
    }
    host.advance(by: 2)
    #expect(weak?.userInfo == ["info", "info"])
    timer.fire()
    #expect(weak?.userInfo.count == 3)
  }

  @Test func `a timer waits for its run loop`() throws {
    let host = try Host()
    var count = 0
    let timer = Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
    host.advance(by: 3)
    #expect(count == 0)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    host.advance(by: 2)
    #expect(count >= 2)
  }

  @Test func `a run loop that runs moves the clock`() throws {
    let host = try Host()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    RunLoop.current.run(until: Date.onVirtualClock.addingTimeInterval(2.5))
    #expect(count == 2)
    #expect(host.window.interaction.clock.now.sinceStart == .seconds(2.5))
  }

  @Test func `dates are those of the clock, which starts at a fixed one`() throws {
    let host = try Host()
    #expect(Date.onVirtualClock.timeIntervalSince1970 == 1_767_260_460)
    host.advance(by: 90)
    #expect(Date.onVirtualClock.timeIntervalSince1970 == 1_767_260_550)
    #expect(CFAbsoluteTimeGetCurrent() == 788_953_350)
  }

  @Test func `a display link is called with every frame`() throws {
    final class Target {
      var times: [Double] = []
      func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let host = try Host()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.1)
    #expect(target.times.count == 6 && target.times.last == 0.1)
    link.isPaused = true
    host.advance(by: 0.1)
    #expect(target.times.count == 6)
    link.isPaused = false
    link.invalidate()
    host.advance(by: 0.1)
    #expect(target.times.count == 6)
  }

  struct RateRow: CustomTestStringConvertible {
    let testDescription: String
    let range: CAFrameRateRange
    let count: Int
  }

  @Test(arguments: [
    RateRow(testDescription: "none", range: .default, count: 60),
    RateRow(
      testDescription: "half of the screen's",
      range: .init(minimum: 10, maximum: 60, preferred: 30),
      count: 30
    ),
    RateRow(testDescription: "the highest", range: .init(minimum: 8, maximum: 15), count: 15),
    RateRow(
      testDescription: "the nearest one",
      range: .init(minimum: 10, maximum: 60, preferred: 26),
      count: 30
    ),
    RateRow(
      testDescription: "the nearest one below",
      range: .init(minimum: 10, maximum: 60, preferred: 24),
      count: 20
    ),
    RateRow(
      testDescription: "more than the screen has",
      range: .init(minimum: 80, maximum: 120, preferred: 120),
      count: 60
    ),
  ])
  func `a display link has the rate of the screen that is nearest`(_ row: RateRow) throws {
    final class Target {
      var count = 0
      func step(_ link: CADisplayLink) { count += 1 }
    }
    let host = try Host()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
    link.preferredFrameRateRange = row.range
    link.add(to: .main, forMode: .common)
    host.advance(by: 1)
    #expect(target.count == row.count)
    #expect(abs((link.targetTimestamp - link.timestamp) * Double(row.count) - 1) < 1e-9)
    link.preferredFramesPerSecond = 20
    host.advance(by: 1)
    #expect(target.count == row.count + 20 && link.preferredFramesPerSecond == 20)
  }

  @Test func `the window that ran last on the thread has the clock`() throws {
    let one = try Host()
    let other = try Host()
    var fired: [String] = []
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired.append("other") }
    one.window.rootViewController = UIViewController()
    one.window.layoutIfNeeded()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired.append("one") }
    one.advance(by: 2)
    #expect(fired == ["one"])
    other.advance(by: 2)
    #expect(fired == ["one", "other"])
  }
}

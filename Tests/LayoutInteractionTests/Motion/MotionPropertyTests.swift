import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import TestSupport
import Testing

@Suite struct MotionPropertyTests {
  /// A movement with random beginnings.
  struct Sample {
    let axis: ScrollAxis
    let start: CGFloat
    let velocity: CGFloat
    let rate: ScrollView.DecelerationRate
    let target: CGFloat
    let decay: Double

    init(seed: UInt64) {
      var numbers = SeededGenerator(seed: seed)
      let low = CGFloat.random(in: -100...0, using: &numbers)
      let length = CGFloat([0, 300, 5000, 50_000].randomElement(using: &numbers) ?? 0)
      axis = ScrollAxis(
        low,
        low + length,
        dimension: .random(in: 100...1000, using: &numbers),
        bounces: .random(using: &numbers),
        scale: CGFloat(Int.random(in: 1...3, using: &numbers))
      )
      let overshoot = axis.bounces ? axis.dimension * 0.6 : 0
      start = .random(in: low - overshoot...low + length + overshoot, using: &numbers)
      velocity = .random(in: -9000...9000, using: &numbers)
      rate = .random(using: &numbers) ? .normal : .fast
      target = .random(in: low - 50...low + length + 50, using: &numbers)
      decay = [0.5, 10][Int.random(in: 0...1, using: &numbers)]
    }

    var free: AxisMotion { .free(from: start, velocity: velocity, rate: rate, in: axis) }

    var chosen: AxisMotion {
      .settling(to: target, from: start, velocity: velocity, slowestDecay: decay, in: axis)
    }
  }

  static let seeds = UInt64(0)..<100

  @Test(arguments: seeds)
  func `a fling always ends within its bounds`(seed: UInt64) {
    let sample = Sample(seed: seed)
    for motion in [sample.free, sample.chosen] {
      let end = motion.destination
      #expect(end >= sample.axis.low && end <= sample.axis.high, "seed \(seed)")
      #expect(motion.isDone(at: motion.duration), "seed \(seed)")
      #expect(motion.position(at: motion.duration) == end, "seed \(seed)")
      #expect(motion.duration < .seconds(60), "seed \(seed)")
    }
    let target = sample.axis.clamped(sample.target)
    #expect(sample.chosen.destination == target, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `content never jumps`(seed: UInt64) {
    let sample = Sample(seed: seed)
    let step = Duration.milliseconds(2)
    for motion in [sample.free, sample.chosen] where motion.duration > .zero {
      var time = Duration.zero
      var position = motion.position(at: .zero)
      let first = sample.axis.bounces ? sample.start : sample.axis.clamped(sample.start)
      #expect((position - first).magnitude < 1e-9, "seed \(seed)")
      // The fastest that it can be: its first speed, or that of a spring at its steepest.
      let stretch = (sample.start - motion.destination).magnitude
      let speed = max(sample.velocity.magnitude, 10 * stretch) * 1.01 + 1
      // Its end is a whole pixel, up to half a pixel from where it would stop, twice.
      let slack = 1.01 / sample.axis.scale
      while time < motion.duration {
        time += step
        let next = motion.position(at: time)
        let isLast = motion.isDone(at: time)
        let most = speed * step.inSeconds + (isLast ? slack : 0)
        #expect((next - position).magnitude <= most, "seed \(seed) at \(time)")
        guard (next - position).magnitude <= most else { return }
        position = next
      }
    }
  }

  @Test(arguments: seeds)
  func `content that is flung within its bounds never turns back before an end`(seed: UInt64) {
    let sample = Sample(seed: seed)
    let start = sample.axis.clamped(sample.start)
    let motion = AxisMotion.free(
      from: start,
      velocity: sample.velocity,
      rate: sample.rate,
      in: sample.axis
    )
    var position = start
    for millisecond in 0..<10_000 {
      let next = motion.position(at: .milliseconds(millisecond))
      guard sample.axis.clamped(next) == next, !motion.isDone(at: .milliseconds(millisecond)) else {
        break
      }
      let way = (next - position) * (sample.velocity < 0 ? -1 : 1)
      #expect(way >= 0, "seed \(seed) at \(millisecond)")
      position = next
    }
  }

  @Test(arguments: seeds)
  func `velocity is the slope of the position`(seed: UInt64) {
    let motion = Sample(seed: seed).free
    let sample = Sample(seed: seed)
    guard motion.duration > .milliseconds(40), sample.axis.bounces else { return }
    for index in 1..<8 {
      let time = motion.duration * index / 8
      let step = Duration.microseconds(1)
      let rise = motion.position(at: time + step) - motion.position(at: time - step)
      let slope = rise / (2 * step.inSeconds)
      let velocity = motion.velocity(at: time)
      #expect((slope - velocity).magnitude <= 1 + velocity.magnitude * 0.01, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `what a finger asks for is found again from what shows`(seed: UInt64) {
    let sample = Sample(seed: seed)
    let shown = sample.axis.shown(sample.start)
    if sample.axis.bounces || sample.axis.clamped(sample.start) == sample.start {
      #expect((sample.axis.wanted(shown) - sample.start).magnitude < 1e-6, "seed \(seed)")
    } else {
      #expect(shown == sample.axis.clamped(sample.start), "seed \(seed)")
    }
  }

  @Test func `content flung inwards from past its end goes on beyond the end`() {
    let axis = ScrollAxis(0, 5000, dimension: 400)
    let motion = AxisMotion.free(from: -20, velocity: 3000, rate: .normal, in: axis)
    #expect(motion.destination > 1000)
    let back = AxisMotion.free(from: -20, velocity: 100, rate: .normal, in: axis)
    #expect(back.destination == 0)
  }

  @Test func `numbers that are none move nothing for ever`() {
    let axis = ScrollAxis(0, 5000, dimension: 400)
    for velocity in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let motion = AxisMotion.free(from: 10, velocity: velocity, rate: .normal, in: axis)
      #expect(motion.destination >= 0 && motion.destination <= 5000)
      #expect(motion.duration < .seconds(60))
    }
  }
}

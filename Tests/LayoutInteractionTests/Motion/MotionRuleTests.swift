import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct MotionRuleTests {
  struct FlingRow: CustomTestStringConvertible {
    let testDescription: String
    let rate: ScrollView.DecelerationRate
    let velocity: CGFloat
    let travel: CGFloat
    /// Until half a point remains.
    let seconds: Double
  }

  // Travel: −v / k with k = 1000 · ln rate; duration: ln(−k · 0.5 / |v|) / k.
  @Test(arguments: [
    FlingRow(
      testDescription: "normal, 1000 pt/s",
      rate: .normal,
      velocity: 1000,
      travel: 499.5,
      seconds: 3.4501
    ),
    FlingRow(
      testDescription: "normal, upwards",
      rate: .normal,
      velocity: -1000,
      travel: -499.5,
      seconds: 3.4501
    ),
    FlingRow(
      testDescription: "fast, 1000 pt/s",
      rate: .fast,
      velocity: 1000,
      travel: 99.5,
      seconds: 0.52671
    ),
    FlingRow(testDescription: "none", rate: .normal, velocity: 0, travel: 0, seconds: 0),
  ])
  func `a flung content goes as far as its speed carries it`(_ row: FlingRow) {
    let fling = Deceleration(from: 20, velocity: row.velocity, rate: row.rate)
    #expect(abs(fling.destination - 20 - row.travel) < 0.01)
    let duration = fling.duration(tolerance: 0.5)
    #expect(abs(duration.inSeconds - row.seconds) < 0.001, "\(duration.inSeconds)")
    #expect((duration == .zero) == (row.velocity == 0))
    #expect(abs(fling.position(at: duration) - fling.destination) <= 0.5001)
  }

  @Test func `a tenth of a second takes a fifth of the speed`() {
    let fling = Deceleration(from: 0, velocity: 1000, rate: .normal)
    // 1000 · 0.998^100.
    #expect(abs(fling.velocity(at: .milliseconds(100)) - 818.567) < 0.001)
    #expect(abs(fling.position(at: .milliseconds(100)) - 90.626) < 0.001)
    #expect(fling.time(at: 600) == nil)
    let time = fling.time(at: 90.626) ?? .zero
    #expect(abs(time.inSeconds - 0.1) < 1e-5)
  }

  @Test(arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65), (0, 0)])
  func `a pull past the end shows as less`(pull: Double, shown: Double) {
    let band = RubberBand(dimension: 960)
    #expect(abs(band.shown(pull: pull) - shown) < 0.01)
    #expect(abs(band.pull(shown: band.shown(pull: pull)) - pull) < 1e-6)
  }

  @Test func `content never shows as far past its end as the view is long`() {
    let band = RubberBand(dimension: 400)
    #expect(band.shown(pull: 1e12) <= 400)
    #expect(band.pull(shown: 1000).isFinite)
    #expect(band.slope(atPull: 0) == Thresholds.rubberBand.value)
    // The slope is the speed: compared with a small step.
    let step = (band.shown(pull: 100.001) - band.shown(pull: 99.999)) / 0.002
    #expect(abs(step - band.slope(atPull: 100)) < 1e-6)
  }

  @Test(arguments: [
    (seconds: 0.0, position: 100.0), (0.05, 90.980), (0.1, 73.576), (0.2, 40.601), (0.5, 4.043),
  ])
  func `content held 100 pt past its end comes back`(seconds: Double, position: Double) {
    // 100 · (1 + 10 t) · e^(−10 t).
    let spring = CriticalSpring(rest: 0, displacement: 100, velocity: 0)
    #expect(abs(spring.position(at: .seconds(seconds)) - position) < 0.001)
  }

  @Test func `content that meets its end at 1000 pt/s goes 36.8 pt past it`() {
    // v / (β · e), after 1 / β.
    let spring = CriticalSpring(rest: 0, displacement: 0, velocity: 1000)
    #expect(abs(spring.position(at: .milliseconds(100)) - 36.788) < 0.001)
    #expect(abs(spring.velocity(at: .milliseconds(100))) < 1e-6)
    let duration = spring.duration(tolerance: 0.25)
    #expect(abs(spring.position(at: duration)) <= 0.2501)
    #expect(spring.position(at: duration - .milliseconds(20)) > 0.25)
  }

  @Test(arguments: [(-600.0, nil), (-601, nil), (-602, 30), (-660, 1), (-6600, 0.01), (600, nil)])
  func `content that is quick enough passes its end within a minute`(
    velocity: Double,
    seconds: Double?
  ) {
    // −b / (v + 10 b); slower than that it comes to rest without.
    let spring = CriticalSpring(rest: 0, displacement: 60, velocity: velocity)
    #expect(spring.crossing?.inSeconds == seconds)
  }

  @Test func `powers and logarithms are those of mathematics`() {
    for step in -400...400 {
      let number = Double(step) / 8
      let power = Deceleration(from: 0, velocity: 1, decay: 1)
        .velocity(at: .seconds(max(0, number)))
      #expect(abs(Double(power) / Foundation.exp(-max(0, number)) - 1) < 1e-12, "\(number)")
    }
    for rate in [0.5, 0.9, 0.99, 0.998, 0.9995] {
      let fling = Deceleration(
        from: 0,
        velocity: 1000,
        rate: ScrollView.DecelerationRate(rawValue: rate)
      )
      #expect(abs(fling.decay + 1000 * Foundation.log(rate)) < 1e-9)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1, 1, 7])
  func `a rate that would never end ends`(rate: CGFloat) {
    let fling = Deceleration(
      from: 0,
      velocity: 5000,
      rate: ScrollView.DecelerationRate(rawValue: rate)
    )
    #expect(fling.duration(tolerance: 0.5) < .seconds(30))
  }
}

import LayoutInteraction
import Testing

/// A limit as the table of the documentation has it.
struct ThresholdRow: CustomTestStringConvertible {
  var testDescription: String { name }
  let name: String
  let value: Double
  let unit: String
}

@Suite struct ThresholdTests {
  static let rows = [
    ThresholdRow(name: "tapMovement", value: 45, unit: "pt"),
    ThresholdRow(name: "tapDuration", value: 0.75, unit: "s"),
    ThresholdRow(name: "tapGap", value: 0.35, unit: "s"),
    ThresholdRow(name: "tapDistance", value: 45, unit: "pt"),
    ThresholdRow(name: "panHysteresis", value: 10, unit: "pt"),
    ThresholdRow(name: "velocityWindow", value: 0.1, unit: "s"),
    ThresholdRow(name: "screenEdgeZone", value: 20, unit: "pt"),
    ThresholdRow(name: "circleZone", value: 47, unit: "pt"),
    ThresholdRow(name: "pressDuration", value: 0.5, unit: "s"),
    ThresholdRow(name: "pressMovement", value: 10, unit: "pt"),
    ThresholdRow(name: "swipeDistance", value: 50, unit: "pt"),
    ThresholdRow(name: "swipeDeviation", value: 50, unit: "pt"),
    ThresholdRow(name: "swipeDuration", value: 0.5, unit: "s"),
    ThresholdRow(name: "pinchHysteresis", value: 8, unit: "pt"),
    ThresholdRow(name: "rotationHysteresis", value: 0.15, unit: "rad"),
    ThresholdRow(name: "contentTouchDelay", value: 0.15, unit: "s"),
    ThresholdRow(name: "offsetAnimation", value: 0.3, unit: "s"),
    ThresholdRow(name: "indicatorFading", value: 0.25, unit: "s"),
    ThresholdRow(name: "rubberBand", value: 0.55, unit: "1"),
    ThresholdRow(name: "bounceFrequency", value: 10, unit: "1/s"),
    ThresholdRow(name: "restTolerance", value: 0.5, unit: "px"),
    ThresholdRow(name: "bounceSpeedLimit", value: 5000, unit: "pt/s"),
    ThresholdRow(name: "minimumFlickSpeed", value: 100, unit: "pt/s"),
    ThresholdRow(name: "slowestTargetDecay", value: 0.5, unit: "1/s"),
    ThresholdRow(name: "directionalLockRatio", value: 2, unit: "1"),
    ThresholdRow(name: "reorderScrollZone", value: 44, unit: "pt"),
    ThresholdRow(name: "reorderScrollSpeed", value: 600, unit: "pt/s"),
    ThresholdRow(name: "swipeActionsSpeed", value: 300, unit: "pt/s"),
    ThresholdRow(name: "fingerSpacing", value: 60, unit: "pt"),
    ThresholdRow(name: "framesPerSecond", value: 60, unit: "1/s"),
    ThresholdRow(name: "touchEventsPerSecond", value: 60, unit: "1/s"),
  ]

  @Test(arguments: rows)
  func `a limit has its number, unit and origin`(_ row: ThresholdRow) throws {
    let entry = try #require(Thresholds.catalogue.first { $0.name == row.name })
    #expect(entry.value == row.value)
    #expect(entry.unit == row.unit)
    #expect(!entry.origin.isEmpty)
  }

  @Test func `the table is complete`() {
    #expect(Thresholds.catalogue.map(\.name) == Self.rows.map(\.name))
  }
}

import Foundation
import Testing
import UIKitShim

/// Durations in words and at places, as Apple's formatter has them.
struct DurationTextTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let seconds: TimeInterval
    var style = DateComponentsFormatter.UnitsStyle.positional
    var units: NSCalendar.Unit = [.hour, .minute, .second]
    var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
    var most = 0
    var language = "en_US"
    let text: String
  }

  @Test(arguments: [
    Row(testDescription: "places", seconds: 34_890.7, text: "9:41:30"),
    Row(testDescription: "zeros between have two digits", seconds: 3605, text: "1:00:05"),
    Row(testDescription: "zeros before go", seconds: 65, text: "1:05"),
    Row(testDescription: "of nothing a zero stays", seconds: 0, text: "0"),
    Row(testDescription: "two digits everywhere", seconds: 65, zeros: .pad, text: "00:01:05"),
    Row(
      testDescription: "units that are full go on",
      seconds: 5400,
      units: [.minute, .second],
      text: "90:00"
    ),
    Row(testDescription: "earlier", seconds: -65, text: "-1:05"),
    Row(testDescription: "short letters", seconds: 34_890, style: .abbreviated, text: "9h 41m 30s"),
    Row(
      testDescription: "zeros in words go",
      seconds: 3605,
      style: .full,
      text: "1 hour, 5 seconds"
    ),
    Row(
      testDescription: "or stay",
      seconds: 3605,
      style: .full,
      zeros: [],
      text: "1 hour, 0 minutes, 5 seconds"
    ),
    Row(
      testDescription: "those behind stay where those between go",
      seconds: 7200,
      style: .short,
      zeros: .dropMiddle,
      text: "2 hr, 0 min, 0 sec"
    ),
    Row(testDescription: "spelled out", seconds: 120, style: .spellOut, text: "two minutes"),
    Row(testDescription: "without spaces", seconds: 3720, style: .brief, text: "1hr 2min"),
    Row(
      testDescription: "the largest ones",
      seconds: 3725,
      style: .full,
      most: 2,
      text: "1 hour, 2 minutes"
    ),
    Row(
      testDescription: "years and days",
      seconds: 86_400 * 370,
      style: .full,
      units: [.year, .day],
      text: "1 year, 5 days"
    ),
    Row(
      testDescription: "in German",
      seconds: 3660,
      style: .full,
      language: "de_DE",
      text: "1 Stunde und 1 Minute"
    ),
  ])
  func `a duration has its words`(_ row: Row) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: row.language)
    formatter.unitsStyle = row.style
    formatter.allowedUnits = row.units
    formatter.zeroFormattingBehavior = row.zeros
    formatter.maximumUnitCount = row.most
    #expect(formatter.string(from: row.seconds) == row.text)
  }

  @Test func `items are joined`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Ada", "Bob", 3]) == "Ada, Bob und 3")
    #expect(ListFormatter.localizedString(byJoining: ["Ada"]) == "Ada")
  }

  @Test func `units add up, and a largest one of one collapses`() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    formatter.collapsesLargestUnit = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: DateComponents(minute: 90)) == "90 minutes remaining")
  }
}

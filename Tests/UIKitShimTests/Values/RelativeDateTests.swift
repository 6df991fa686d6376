import Foundation
import Testing
import UIKitShim

/// Distances of dates in words, as Apple's formatter has them.
struct RelativeDateTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let seconds: TimeInterval
    var units = RelativeDateTimeFormatter.UnitsStyle.full
    var style = RelativeDateTimeFormatter.DateTimeStyle.numeric
    let text: String
  }

  @Test(arguments: [
    Row(testDescription: "no time", seconds: 0, text: "in 0 seconds"),
    Row(testDescription: "no time, named", seconds: 0.4, style: .named, text: "now"),
    Row(testDescription: "whole units count", seconds: -119, text: "1 minute ago"),
    Row(testDescription: "a day", seconds: -86_400, text: "1 day ago"),
    Row(testDescription: "a day, named", seconds: -86_400, style: .named, text: "yesterday"),
    Row(testDescription: "weeks, short", seconds: 8 * 86_400, units: .short, text: "in 1 wk."),
    Row(
      testDescription: "months, abbreviated",
      seconds: -70 * 86_400,
      units: .abbreviated,
      text: "2mo ago"
    ),
    Row(
      testDescription: "a year and a bit, spelled out",
      seconds: 400 * 86_400,
      units: .spellOut,
      text: "in one year"
    ),
  ])
  func `a distance is said in its largest unit`(_ row: Row) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = row.units
    formatter.dateTimeStyle = row.style
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(
      formatter.localizedString(for: date + row.seconds, relativeTo: date) == row.text
    )
  }
}

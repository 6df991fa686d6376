import LayoutGeometry
import Testing

struct InstantTests {
  struct TextRow: CustomTestStringConvertible, Sendable {
    let duration: Duration
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    TextRow(duration: .zero, text: "0.00"),
    TextRow(duration: .milliseconds(420), text: "0.42"),
    TextRow(duration: .milliseconds(4), text: "0.00"),
    TextRow(duration: .milliseconds(5), text: "0.01"),
    TextRow(duration: .milliseconds(995), text: "1.00"),
    TextRow(duration: .milliseconds(1050), text: "1.05"),
    TextRow(duration: .seconds(3600), text: "3600.00"),
    TextRow(duration: .milliseconds(-420), text: "-0.42"),
    TextRow(duration: .milliseconds(-5), text: "-0.01"),
    TextRow(duration: .milliseconds(-4), text: "0.00"),
    TextRow(duration: .milliseconds(-1500), text: "-1.50"),
  ])
  func `a duration is written in hundredths of a second`(_ row: TextRow) {
    #expect(row.duration.inSecondsText == row.text)
  }

  @Test func `moments are ordered and have distances`() {
    let early = Instant(sinceStart: .milliseconds(100))
    let late = early.advanced(by: .milliseconds(250))
    #expect(early < late)
    #expect(!(late < early))
    #expect(early.duration(to: late) == .milliseconds(250))
    #expect(late.duration(to: early) == .milliseconds(-250))
    #expect(Instant.start.duration(to: late).inSeconds == 0.35)
  }

  @Test func `sixty frames a second add up to a second`() {
    let frame = Duration.seconds(1) / 60
    let end = (0..<60).reduce(Instant.start) { moment, _ in moment.advanced(by: frame) }
    #expect(abs(end.sinceStart.inSeconds - 1) < 1e-12)
  }
}

import Foundation
import LayoutGeometry
import LayoutText
import Testing

/// Widths of labels that Interface Builder saved with the real system font, against ours.
///
/// Read from storyboards of duckduckgo/iOS, NetNewsWire, Delta, AltStore and others, at 2x unless the
/// row says otherwise. A label is rounded up to a pixel, so half a pixel is taken off. Most of them are
/// among the labels that the widths were fitted to; labels of other projects are off by 0.42 % on
/// average.
struct CalibrationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let size: CGFloat
    let weight: FontWeight
    let labels: [(text: String, width: CGFloat)]
    let worst: Double

    var testDescription: String { "\(weight) \(Int(size))" }
  }

  static let rows = [
    Row(
      size: 17,
      weight: .regular,
      labels: [
        ("Label", 41.5), ("Title", 33), ("Email", 41), ("Name", 45), ("Type", 37.5), ("Date", 36),
        ("Theme", 53), ("Detail", 44), ("Default", 55), ("Status", 49), ("Device", 52),
        ("Source", 54), ("Active", 47.5), ("Service", 57), ("Version", 57), ("Updated", 66),
        ("Donate", 55), ("GitHub", 53.5), ("Nintendo", 69.5), ("Designer", 68.5),
        ("Developer", 78), ("Licenses", 67.5), ("Automatic", 77.5), ("8888", 42),
        ("00:00:00", 71), ("Player 1", 58.5), ("Player 4", 62), ("Color Palette", 98),
        ("5/10 App IDs", 97), ("Timeline Layout", 119.5), ("Always Use Reader View", 187),
        ("Notify About New Articles", 196.5), ("No bookmarks added yet", 191),
        ("Sync Content of Unread Articles", 245),
        ("Sign in with your Apple ID to get started.", 308.5),
      ],
      worst: 0.0135
    ),
    Row(
      size: 17,
      weight: .semibold,
      labels: [
        ("Delta", 42), ("Success", 67), ("Developer", 81), ("Riley Testut", 92.5),
        ("Caroline Moore", 120.5),
      ],
      worst: 0.003
    ),
    Row(
      size: 17,
      weight: .bold,
      labels: [("Join the beta", 106), ("Background Refresh", 166)],
      worst: 0.0015
    ),
    Row(
      size: 13,
      weight: .regular,
      labels: [("Label", 33), ("Low", 24.5), ("High", 28.5), ("Medium", 48.5)],
      worst: 0.0085
    ),
    Row(size: 12, weight: .regular, labels: [("Subtitle", 44)], worst: 0.003),
    Row(size: 11, weight: .regular, labels: [("Subtitle", 40.5)], worst: 0.0065),
    Row(size: 22, weight: .bold, labels: [("Delta", 54.5)], worst: 0.0055),
    Row(size: 24, weight: .bold, labels: [("Installed", 96.5)], worst: 0.0045),
    Row(size: 34, weight: .bold, labels: [("Welcome to AltStore.", 333.5)], worst: 0.001),
    Row(size: 28, weight: .regular, labels: [("Article Title", 136)], worst: 0.001),
  ]

  static func errors(of row: Row) -> [Double] {
    let font = Font.systemFont(ofSize: row.size, weight: row.weight)
    return row.labels.map { label in
      let width = label.width - 0.25
      return Double((TextMetrics.width(of: label.text, font: font) - width) / width)
    }
  }

  @Test(arguments: rows)
  func `labels are about as wide as with the system font`(_ row: Row) {
    for (label, error) in zip(row.labels, Self.errors(of: row)) {
      #expect(abs(error) <= row.worst, "'\(label.text)' is off by \(error * 100) %")
    }
  }

  @Test func `on average labels are off by less than a third of a per cent`() {
    let errors = Self.rows.flatMap(Self.errors(of:))
    let count = Double(errors.count)
    let sum = errors.reduce(0) { sum, error in sum + error }
    let sumOfSizes = errors.reduce(0) { sum, error in sum + abs(error) }
    #expect(sumOfSizes / count < 0.003)
    #expect(abs(sum) / count < 0.0005)
  }

  @Test func `four of five labels have the width to the pixel`() {
    let pixels: [CGFloat] = Self.rows.flatMap { row -> [CGFloat] in
      let font = Font.systemFont(ofSize: row.size, weight: row.weight)
      return row.labels.map { label -> CGFloat in
        let width = pixelCeiling(TextMetrics.width(of: label.text, font: font), scale: 2)
        return abs(width - label.width) * 2
      }
    }
    #expect(pixels.count(where: { $0 < 0.01 }) >= 41)
    #expect(pixels.count(where: { $0 < 1.01 }) >= 51)
  }
}

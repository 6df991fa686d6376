#if !canImport(ObjectiveC)
import Foundation

/// A unit of a duration, from the largest.
enum DurationUnit: CaseIterable {
  typealias Count = (unit: DurationUnit, count: Int)

  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit with its seconds as durations have it, or `nil` for those that are not always as long.
  var measured: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  /// Returns how many of a smaller unit are in this one, or `nil` if that is not always so.
  func count(of smaller: Self) -> Int? {
    guard let measured, let other = smaller.measured else { return nil }
    return measured.seconds / other.seconds
  }
}

/// The words for durations in a style and a language.
struct DurationWords {
  private let style: DateComponentsFormatter.UnitsStyle
  private let locale: Locale

  init(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) {
    (self.style, self.locale) = (style, locale)
  }

  /// Returns counts of units with their words.
  func text(_ parts: [DurationUnit.Count]) -> String {
    let measured = parts.filter { $0.unit.measured != nil }
    var phrases = parts.filter { $0.unit.measured == nil }.map(calendarPhrase)
    if style == .brief {
      phrases += measured.map { phrase([$0]).filter { !$0.isWhitespace } }
    } else if !measured.isEmpty {
      phrases.append(phrase(measured))
    }
    let isList = style == .full || style == .short || style == .spellOut
    let text = phrases.joined(separator: isList ? ", " : " ")
    return style == .spellOut ? spelledOut(text) : text
  }

  private func phrase(_ parts: [DurationUnit.Count]) -> String {
    let seconds = parts.reduce(0) { $0 + $1.count * ($1.unit.measured?.seconds ?? 0) }
    return Duration.seconds(seconds).formatted(
      .units(
        allowed: Set(parts.compactMap(\.unit.measured?.unit)),
        width: width,
        zeroValueUnits: .show(length: 1)
      )
      .locale(locale)
    )
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .full, .spellOut: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated, .positional: .narrow
    }
  }

  /// Returns years or months in English: durations have no such units, and styles of dates say them with others alone.
  private func calendarPhrase(_ part: DurationUnit.Count) -> String {
    let isYear = part.unit == .year
    let plural = part.count == 1 ? "" : "s"
    return switch style {
    case .full, .spellOut: "\(part.count) \(isYear ? "year" : "month")\(plural)"
    case .short: "\(part.count) \(isYear ? "yr" : "mth")\(plural)"
    case .brief: "\(part.count)\(isYear ? "yr" : "mth")\(plural)"
    case .abbreviated, .positional: "\(part.count)\(isYear ? "y" : "mo")"
    }
  }

  private func spelledOut(_ text: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return text.replacing(/[0-9]+/) { match in
      Int(match.output).flatMap { formatter.string(from: NSNumber(value: $0)) }
        ?? String(match.output)
    }
  }
}
#endif

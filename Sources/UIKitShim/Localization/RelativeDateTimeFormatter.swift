#if !canImport(ObjectiveC)
public import Foundation

/// `Foundation.RelativeDateTimeFormatter`: says how far a date is from another one, in its largest unit.
///
/// The words are those of Foundation's styles of dates.
open class RelativeDateTimeFormatter: Formatter {
  /// A choice of words: `RelativeDateTimeFormatter.DateTimeStyle`.
  public enum DateTimeStyle: Int, Sendable, Hashable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// A length of words: `RelativeDateTimeFormatter.UnitsStyle`.
  public enum UnitsStyle: Int, Sendable, Hashable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// The choice of words.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of words.
  open var unitsStyle = UnitsStyle.full
  /// The place of the words in a sentence.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar that counts.
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns how far a date is from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set = Set(Self.units.map(\.component))
    return localizedString(
      from: usedCalendar.dateComponents(units, from: referenceDate, to: date)
    )
  }

  /// Returns how far a moment is that comes so many seconds later, or earlier if they are below 0.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(for: Self.middle.addingTimeInterval(timeInterval), relativeTo: Self.middle)
  }

  /// Returns how far something is by the largest of its parts that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = Self.units.lazy.map { ($0.component, dateComponents.value(for: $0.component) ?? 0) }
    let (unit, count) = parts.first { $0.1 != 0 } ?? (.second, 0)
    let date = usedCalendar.date(byAdding: unit, value: count, to: Self.middle) ?? Self.middle
    return Date.AnchoredRelativeFormatStyle(
      anchor: date,
      allowedFields: [Self.units.first { $0.component == unit }?.field ?? .second],
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width,
      locale: locale,
      calendar: usedCalendar,
      capitalizationContext: formattingContext.capitalization
    )
    .format(Self.middle)
  }

  /// The units from the largest, as a calendar and a style of dates name them.
  private static let units: [(component: Calendar.Component, field: Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]
  private typealias Field = Date.ComponentsFormatStyle.Field

  /// A moment in the middle of its year, month, week and day, so that a unit more is no other one by the calendar alone.
  private static let middle = Date(timeIntervalSince1970: 1_592_395_200)

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  /// The same as styles of dates have it.
  fileprivate var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
#endif

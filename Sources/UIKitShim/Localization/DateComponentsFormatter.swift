#if !canImport(ObjectiveC)
public import Foundation

/// `Foundation.DateComponentsFormatter`: says how long something takes, in several units.
///
/// The words are those of Foundation's durations, whatever the language; years, months and the phrases "About" and
/// "remaining" are English. What is left out at zero is as "NSDateComponentsFormatter.h" has it.
open class DateComponentsFormatter: Formatter {
  /// A way to say units: `DateComponentsFormatter.UnitsStyle`.
  public enum UnitsStyle: Int, Sendable, Hashable {
    /// "9:41:30".
    case positional = 0
    /// "9h 41m 30s".
    case abbreviated = 1
    /// "9 hr, 41 min, 30 sec".
    case short = 2
    /// "9 hours, 41 minutes, 30 seconds".
    case full = 3
    /// "nine hours, forty-one minutes, thirty seconds".
    case spellOut = 4
    /// "9hr 41min 30sec".
    case brief = 5
  }

  /// A choice of the zeros that are left out: `DateComponentsFormatter.ZeroFormattingBehavior`.
  public struct ZeroFormattingBehavior: OptionSet, Sendable, Hashable {
    /// The bits as in Foundation.
    public let rawValue: UInt
    /// Creates a choice from Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The zeros that are left out as a rule: all in words, and at places those before the first number; others have two digits there.
    public static let `default` = Self(rawValue: 1 << 0)
    /// The zeros before the first number.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// The zeros between two numbers.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// The zeros behind the last number.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// The zeros at all places.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The zeros of no place, whose numbers have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The way to say units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be said, or none for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zeros that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts, and whose language is used.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which units are counted, or `nil` for one in the middle of nowhere.
  open var referenceDate: Date?
  /// The largest number of units, or 0 for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is said in the next smaller one.
  open var collapsesLargestUnit = false
  /// Whether fractions are said: never here.
  open var allowsFractionalUnits = false
  /// Whether "About" is said before.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is said behind.
  open var includesTimeRemainingPhrase = false
  /// The place of the words in a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// Returns how long so many seconds are.
  open func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Self.anyDate
    return string(from: start, to: start + timeInterval.rounded(.towardZero))
  }

  /// Returns how long units are together.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Self.anyDate
    return countingCalendar.date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// Returns how long it is from a date to another one.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.unit)
    }
    let (first, last) = (min(startDate, endDate), max(startDate, endDate))
    let counts = countingCalendar.dateComponents(
      Set(units.map(\.component)),
      from: first,
      to: last
    )
    let parts = shown(units.map { ($0, counts.value(for: $0.component) ?? 0) })
    guard !parts.isEmpty else { return nil }
    var text =
      unitsStyle == .positional ? places(parts) : DurationWords(unitsStyle, locale).text(parts)
    if endDate < startDate { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }

  /// Returns the components or seconds in words, or `nil` for what is neither.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Returns how long units are together, in a style.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let anyDate = Date(timeIntervalSinceReferenceDate: 0)

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  /// The calendar without a change of clocks.
  private var countingCalendar: Calendar {
    var counting = calendar ?? .autoupdatingCurrent
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { counting.timeZone = zone }
    return counting
  }

  /// Returns the units that are said, at least the smallest one.
  private func shown(_ all: [DurationUnit.Count]) -> [DurationUnit.Count] {
    var parts = all
    let isDefault = zeroFormattingBehavior.contains(.default)
    let isPositional = unitsStyle == .positional
    func drops(_ zeros: ZeroFormattingBehavior) -> Bool {
      zeroFormattingBehavior.contains(zeros)
        || isDefault && (!isPositional || zeros == .dropLeading)
    }
    let head = parts.prefix { $0.count == 0 }.count
    if collapsesLargestUnit, head + 1 < parts.count, parts[head].count == 1,
      let share = parts[head].unit.count(of: parts[head + 1].unit)
    {
      parts[head].count = 0
      parts[head + 1].count += share
    }
    if drops(.dropLeading) { parts = Array(parts.drop { $0.count == 0 }) }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    // Places with a gap would be those of other units.
    if !isPositional {
      let first = parts.firstIndex { $0.count != 0 } ?? parts.endIndex
      let last = parts.lastIndex { $0.count != 0 } ?? parts.startIndex
      parts = parts.enumerated().filter { index, part in
        part.count != 0 || index < first || !drops(index > last ? .dropTrailing : .dropMiddle)
      }.map(\.element)
    }
    return parts.isEmpty ? Array(all.suffix(1)) : parts
  }

  /// Returns numbers with colons between them.
  private func places(_ parts: [DurationUnit.Count]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let padsRest = pads || zeroFormattingBehavior.contains(.default)
    return parts.enumerated().map { index, part in
      let digits = (index == 0 ? pads : padsRest) ? 2 : 1
      let style = IntegerFormatStyle<Int>.number.precision(.integerLength(digits...)).grouping(
        .never
      )
      return part.count.formatted(style.locale(locale))
    }
    .joined(separator: ":")
  }
}
#endif

import Foundation
import LayoutDiagnostics

/// The two dictionaries in which a format's names are looked up.
struct VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  /// An object that a size is compared with.
  enum Object {
    case number(CGFloat)
    case item(any LayoutItem)
  }

  func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name.text] else {
      throw VisualFormatError(
        reason: "\(quoted(name.text)) is not a key of the views dictionary",
        place: name.place,
        hint: hint(for: name.text, keys: views, called: "views")
      )
    }
    guard let item = value as? any LayoutItem else {
      throw VisualFormatError(
        reason: "\(quoted(name.text)) is neither a view nor a layout guide",
        place: name.place
      )
    }
    return item
  }

  func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value.content {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          reason: "expected a number or a key of the metrics dictionary, but found \(quoted(name))",
          place: value.place,
          hint: hint(for: name, keys: metrics, called: "metrics")
        )
      }
      return try number(metric, of: name, at: value.place)
    }
  }

  /// Returns the object that a size is compared with; a name is a metric before it is a view.
  func object(_ value: VisualFormat.Value) throws(VisualFormatError) -> Object {
    guard case .name(let name) = value.content, metrics[name] == nil else {
      return .number(try number(value))
    }
    return .item(try item(VisualFormat.Name(text: name, place: value.place)))
  }

  func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> LayoutPriority {
    guard let value else { return .required }
    let priority = LayoutPriority(Float(try number(value)))
    guard priority.isUsable else {
      throw VisualFormatError(
        reason: "a priority is above 0 and at most 1000",
        place: value.place,
        hint: "use a number from 1 to 1000"
      )
    }
    return priority
  }

  private func number(
    _ metric: Any,
    of name: String,
    at place: Range<Int>
  ) throws(VisualFormatError) -> CGFloat {
    guard let number = Self.number(metric) else {
      throw VisualFormatError(reason: "the metric \(quoted(name)) is not a number", place: place)
    }
    guard number.isFinite else {
      throw VisualFormatError(
        reason: "the metric \(quoted(name)) is \(Double(number)), which is not a finite number",
        place: place,
        hint: "look for a division by zero in what computes \(quoted(name))"
      )
    }
    return number
  }

  /// Returns a number of any kind that Swift and Foundation have, or `nil` for anything else.
  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let priority as LayoutPriority: CGFloat(priority.rawValue)
    case let number as Decimal: CGFloat(NSDecimalNumber(decimal: number).doubleValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func hint(for name: String, keys: [String: Any], called dictionary: String) -> String {
    let keys = keys.keys.sorted()
    if let nearest = nearestWord(to: name, among: keys) { return "did you mean '\(nearest)'?" }
    return keys.isEmpty
      ? "the \(dictionary) dictionary is empty"
      : "the keys of the \(dictionary) dictionary are \(quotedList(keys))"
  }
}

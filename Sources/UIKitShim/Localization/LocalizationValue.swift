#if !canImport(ObjectiveC)
public import Foundation

extension String {
  /// `Swift.String.LocalizationValue`, which Foundation has on Apple's systems alone: a key with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Hashable {
    /// The key as tables have it, `%lld` for a whole number and `%@` for a text.
    let key: String
    /// The values as they are written, in their order.
    let values: [String]

    /// Creates a key without values.
    public init(_ value: String) { (key, values) = (value, []) }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// A key that is being made, with values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds letters.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// Adds a whole number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append(Number.isSigned ? "%lld" : "%llu", "\(value)")
      }

      /// Adds a number with six places, as its form has it.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", String(format: "%lf", value))
      }

      /// Adds a number with six places, as its form has it.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", String(format: "%f", value))
      }

      /// Adds a value in a form, `"%.2f"`.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        append(specifier, String(format: specifier, value))
      }

      /// Adds a value as a style writes it.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput,
        format: Style
      ) where Style.FormatOutput == String { append("%@", format.format(input)) }

      /// Adds any other value by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", String(describing: value))
      }

      private mutating func append(_ form: String, _ value: String) {
        key += form
        values.append(value)
      }
    }

    /// Returns a text of a table with the values in the places that it has for them.
    func text(of table: String) -> String {
      var text = ""
      var next = 0
      var rest = table[...]
      while let place = rest.firstMatch(
        of: /%(?:%|(?:(\d+)\$)?[-+ 0#\d.]*(?:ll|l|h|q|z)?[@dDiuUxXofFeEgGcs])/
      ) {
        text += rest[..<place.range.lowerBound]
        rest = rest[place.range.upperBound...]
        guard place.output.0 != "%%" else {
          text += "%"
          continue
        }
        let index = place.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next = index + 1
        if values.indices.contains(index) { text += values[index] }
      }
      return text + rest
    }
  }
}
#endif

import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A value for JSON text, with its members in the order in which they were given.
enum JSONValue {
  case text(String)
  case number(Int)
  case decimal(Double)
  case boolean(Bool)
  case null
  case list([JSONValue])
  case object([(String, JSONValue)])
  /// Text that is JSON already, on one line.
  case written(String)

  /// The value as text with a line feed at its end; one without inner lists or objects is one line.
  var fileText: String { text(indent: "") + "\n" }

  /// A value that holds no lists or objects, without a line feed.
  var lineText: String { text(indent: "") }

  private var isSimple: Bool {
    switch self {
    case .text, .number, .decimal, .boolean, .null: true
    case .list, .object, .written: false
    }
  }

  private func text(indent: String) -> String {
    switch self {
    case .text(let text): jsonString(text)
    case .number(let number): String(number)
    case .decimal(let number): Self.text(of: number)
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .written(let text): text
    case .list(let values):
      Self.brackets("[", values.map { ("", $0) }, "]", indent: indent)
    case .object(let members):
      Self.brackets("{", members.map { (jsonString($0.0) + ": ", $0.1) }, "}", indent: indent)
    }
  }

  private static func brackets(
    _ open: String,
    _ members: [(name: String, value: JSONValue)],
    _ close: String,
    indent: String
  ) -> String {
    if members.isEmpty { return open + close }
    if members.allSatisfy(\.value.isSimple) {
      return open + members.map { $0.name + $0.value.text(indent: "") }.joined(separator: ", ")
        + close
    }
    let inner = indent + "  "
    let lines = members.map { "\n" + inner + $0.name + $0.value.text(indent: inner) }
    return open + lines.joined(separator: ",") + "\n" + indent + close
  }

  /// Returns a length with at most three decimals.
  private static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "null" }
    return decimalText(number)
  }
}

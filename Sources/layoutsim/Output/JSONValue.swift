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

extension JSONValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Creates a value from another one, whose members are put into the order of their names.
  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(try keys.map { ($0.stringValue, try object.decode(Self.self, forKey: $0)) })
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let number = try? value.decode(Double.self) {
      self = .decimal(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try value.decode([Self].self))
    }
  }
}

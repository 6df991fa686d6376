import Foundation
import LayoutScenes

/// A JSON Schema (draft-07) with the keywords that ours uses; any other is a mistake.
struct JSONSchema {
  private let root: [String: Any]

  /// A keyword that is not known here, or has another value than draft-07 gives it.
  struct UnknownKeyword: Error {
    let keyword: String
  }

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let root = value as? [String: Any] else { throw UnknownKeyword(keyword: "the root") }
    self.root = root
  }

  /// Returns what is wrong with a value, in words, none where the schema accepts it.
  func mistakes(of value: PlainYAML) throws -> [String] { try mistakes(value, root, "") }

  private func mistakes(
    _ value: PlainYAML,
    _ schema: [String: Any],
    _ path: String
  ) throws -> [String] {
    var found: [String] = []
    for (keyword, rule) in schema.sorted(by: { $0.key < $1.key }) {
      switch (keyword, rule) {
      case ("$schema", _), ("title", _), ("description", _), ("definitions", _), ("default", _),
        ("examples", _):
        break
      case ("$ref", let name as String):
        guard let definitions = root["definitions"] as? [String: Any],
          name.hasPrefix("#/definitions/"),
          let inner = definitions[String(name.dropFirst(14))] as? [String: Any]
        else { throw UnknownKeyword(keyword: name) }
        found += try mistakes(value, inner, path)
      case ("allOf", let all as [[String: Any]]):
        for inner in all { found += try mistakes(value, inner, path) }
      case ("anyOf", let any as [[String: Any]]):
        let each = try any.map { try mistakes(value, $0, path) }
        if !each.contains(where: \.isEmpty) { found.append("\(path): none of \(each)") }
      case ("type", let name as String):
        if !isOfType(value, name) { found.append("\(path): not of type \(name)") }
      case ("type", let names as [String]):
        if !names.contains(where: { isOfType(value, $0) }) {
          found.append("\(path): not of type \(names)")
        }
      case ("enum", let words as [String]):
        if case .text(let text) = value, words.contains(text) { break }
        found.append("\(path): none of \(words)")
      case ("pattern", let pattern as String):
        guard case .text(let text) = value else { break }
        if text.range(of: pattern, options: .regularExpression) == nil {
          found.append("\(path): does not match \(pattern)")
        }
      case ("minimum", let bound as Double):
        if case .number(let number) = value, number < bound { found.append("\(path): < \(bound)") }
      case ("maximum", let bound as Double):
        if case .number(let number) = value, number > bound { found.append("\(path): > \(bound)") }
      case ("minProperties", let count as Int):
        if case .map(let entries) = value, entries.count < count { found.append("\(path): few") }
      case ("maxProperties", let count as Int):
        if case .map(let entries) = value, entries.count > count { found.append("\(path): many") }
      case ("required", let names as [String]):
        guard case .map(let entries) = value else { break }
        for name in names where !entries.contains(where: { $0.key == name }) {
          found.append("\(path).\(name): missing")
        }
      case ("items", let inner as [String: Any]):
        guard case .list(let values) = value else { break }
        for (index, item) in values.enumerated() {
          found += try mistakes(item, inner, "\(path)[\(index)]")
        }
      case ("properties", let properties as [String: Any]):
        guard case .map(let entries) = value else { break }
        for entry in entries {
          guard let inner = properties[entry.key] as? [String: Any] else { continue }
          found += try mistakes(entry.value, inner, "\(path).\(entry.key)")
        }
      case ("additionalProperties", let isAllowed as Bool):
        guard case .map(let entries) = value, !isAllowed else { break }
        let known = (schema["properties"] as? [String: Any]) ?? [:]
        for entry in entries where known[entry.key] == nil {
          found.append("\(path).\(entry.key): no such key")
        }
      case ("additionalProperties", let inner as [String: Any]):
        guard case .map(let entries) = value else { break }
        for entry in entries { found += try mistakes(entry.value, inner, "\(path).\(entry.key)") }
      default: throw UnknownKeyword(keyword: "\(path): \(keyword)")
      }
    }
    return found
  }

  private func isOfType(_ value: PlainYAML, _ name: String) -> Bool {
    switch value {
    case .nothing: name == "null"
    case .boolean: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number == number.rounded()
    case .text: name == "string"
    case .list: name == "array"
    case .map: name == "object"
    }
  }
}

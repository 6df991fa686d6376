/// The objects of SARIF 2.1.0 that our reports have, with the properties that the standard gives them, which of these it
/// asks for, and of which type they are.
///
/// Any other property is a mistake, as in the standard (OASIS, "Static Analysis Results Interchange Format Version
/// 2.1.0", 2020, section 3, and `sarif-schema-2.1.0.json` with it). That each result has a line is what code scanning
/// asks for beyond it (rule GH1003 of the SARIF multitool).
enum SARIFSchema {
  /// The schema of a log.
  static var schema: JSONSchema {
    get throws {
      try JSONSchema(##"{"$ref": "#/definitions/log", "definitions": {\##(definitions)}}"##)
    }
  }

  private static let definitions = [
    object(
      "log",
      ["version", "runs"],
      [
        "$schema": text, "version": #"{"enum": ["2.1.0"]}"#, "runs": list("run"),
      ]
    ),
    object(
      "run",
      ["tool", "results"],
      [
        "tool": one("tool"), "results": list("result"),
        "columnKind": #"{"enum": ["utf16CodeUnits", "unicodeCodePoints"]}"#,
      ]
    ),
    object("tool", ["driver"], ["driver": one("component")]),
    object(
      "component",
      ["name"],
      [
        "name": text, "version": text, "informationUri": text, "rules": list("rule"),
      ]
    ),
    object(
      "rule",
      ["id"],
      [
        "id": text, "name": text, "shortDescription": one("words"), "fullDescription": one("words"),
        "help": one("words"), "helpUri": text,
      ]
    ),
    object("words", ["text"], ["text": text, "markdown": text]),
    object(
      "result",
      ["message", "ruleId", "locations"],
      [
        "ruleId": text, "ruleIndex": number(from: -1), "message": one("words"),
        "level": #"{"enum": ["none", "note", "warning", "error"]}"#, "locations": list("location"),
        "relatedLocations": list("location"),
        "partialFingerprints": #"{"type": "object", "additionalProperties": {"type": "string"}}"#,
      ]
    ),
    object(
      "location",
      ["physicalLocation"],
      [
        "id": number(from: -1), "message": one("words"), "physicalLocation": one("place"),
      ]
    ),
    object(
      "place",
      ["artifactLocation", "region"],
      [
        "artifactLocation": one("artifact"), "region": one("region"),
      ]
    ),
    object(
      "artifact",
      ["uri"],
      [
        "uri": #"{"type": "string", "pattern": "^[A-Za-z0-9._~:/%-]+$"}"#, "uriBaseId": text,
      ]
    ),
    object(
      "region",
      ["startLine"],
      [
        "startLine": number(from: 1), "startColumn": number(from: 1), "endLine": number(from: 1),
        "endColumn": number(from: 1),
      ]
    ),
  ].joined(separator: ", ")

  private static let text = #"{"type": "string"}"#

  private static func number(from least: Int) -> String {
    #"{"type": "integer", "minimum": \#(least)}"#
  }

  private static func one(_ name: String) -> String { ##"{"$ref": "#/definitions/\##(name)"}"## }

  private static func list(_ name: String) -> String {
    #"{"type": "array", "items": \#(one(name))}"#
  }

  private static func object(
    _ name: String,
    _ required: [String],
    _ properties: KeyValuePairs<String, String>
  ) -> String {
    let entries = properties.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", ")
    return #""\#(name)": {"type": "object", "required": ["#
      + required.map { #""\#($0)""# }.joined(separator: ", ")
      + #"], "additionalProperties": false, "properties": {"# + entries + "}}"
  }
}

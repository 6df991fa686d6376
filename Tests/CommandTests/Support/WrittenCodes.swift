import Foundation

/// The codes of findings that stand in the sources, found where a diagnostic gets one.
///
/// A diagnostic gets its code after the label `code`, from a variable `code`, or from a function whose first
/// argument is one.
struct WrittenCodes {
  /// The codes, each with the files that it stands in.
  private(set) var files: [String: Set<String>] = [:]
  /// The lines where something else stands for a code, which hides it from this search.
  private(set) var unclear: [String] = []

  /// Searches the sources in a folder.
  init(of folder: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter {
        $0.hasSuffix(".swift") && !$0.contains("/FindingCode") && !$0.contains("/Generated/")
      }
    let sources = try names.map {
      (
        name: $0,
        text: Self.withoutComments(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
      )
    }
    let shared = Set(
      sources.flatMap { Self.functions(in: $0.text, of: $0.name, arePrivate: false) }
    )
    for (name, text) in sources {
      search(
        text,
        in: name,
        for: shared.union(Self.functions(in: text, of: name, arePrivate: true))
      )
    }
  }

  /// Returns the codes that are explained in the files of a folder.
  static func explained(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasPrefix("FindingCode+") }.flatMap { name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return text.matches(of: /\bSelf\(\s*"([^"]+)",/).map { String($0.1) }
    }
  }

  /// Returns the names of functions and types whose first argument is a code.
  private static func functions(in text: String, of name: String, arePrivate: Bool) -> [String] {
    guard has("_ code: String", in: text) else { return [] }
    return text.matches(
      of: /(private )?(?:static |mutating )*(?:func (\w+)|\binit)\(\s*_ code: String/
    )
    .filter { ($0.1 != nil) == arePrivate }
    .map { match in
      let type = name.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" }
      return String(match.2 ?? type ?? "")
    }
  }

  private mutating func search(_ text: String, in name: String, for functions: Set<String>) {
    for match in Self.has("code: ", in: text) ? text.matches(of: /[(\s]code: */) : [] {
      add(Self.argument(in: text[match.range.upperBound...]), in: name, isLabelled: true)
    }
    for arguments in Self.calls(of: functions, in: text) {
      add(Self.argument(in: arguments), in: name, isLabelled: false)
    }
    for match in Self.has("var code: ", in: text) ? text.matches(of: /var code: String \{/) : [] {
      let body = text[match.range.upperBound...].prefix { $0 != "}" }
      for word in Self.words(in: body) { files[word, default: []].insert(name) }
    }
  }

  /// Whether a word is in a text, which is found sooner than by a regular expression: that reads a megabyte in a second.
  private static func has(_ word: String, in text: String) -> Bool {
    Data(text.utf8).range(of: Data(word.utf8)) != nil
  }

  /// Returns what stands behind the opening bracket of each call of some functions.
  private static func calls(of functions: Set<String>, in text: String) -> [Substring] {
    text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "(") }.compactMap { bracket in
      let before = text.utf8[..<bracket].reversed()
      let length = before.prefix { Self.isOfWord($0) }.count
      let start = text.utf8.index(bracket, offsetBy: -length)
      guard functions.contains(String(text[start..<bracket])) else { return nil }
      return text[text.utf8.index(after: bracket)...].drop(while: \.isWhitespace)
    }
  }

  private mutating func add(_ argument: Substring, in name: String, isLabelled: Bool) {
    let words = Self.words(in: argument)
    for word in words { files[word, default: []].insert(name) }
    // A type is that of a parameter, and functions of the same name may take a diagnostic.
    let isPassedOn = argument.hasSuffix("code") || argument.first?.isUppercase == true
    guard words.isEmpty, !isPassedOn, isLabelled || argument.contains("\""), argument != "errno"
    else { return }
    unclear.append("\(name): \(argument)")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the words in quotes that can be codes.
  private static func words(in text: Substring) -> [String] {
    text.matches(of: /"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/).map { String($0.1) }
  }

  /// Returns an argument from its beginning to the comma or bracket after it.
  private static func argument(in text: Substring) -> Substring {
    var depth = 0
    var isQuoted = false
    let end = text.indices.first { index in
      switch text[index] {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": depth += 1
      case ",", "\n": return depth == 0
      case ")", "]", "}":
        depth -= 1
        return depth < 0
      default: break
      }
      return false
    }
    return text[..<(end ?? text.endIndex)]
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

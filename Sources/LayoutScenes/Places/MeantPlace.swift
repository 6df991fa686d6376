/// A namespace for the words that people use for places and files do not, such as "the middle of the table".
enum MeantPlace {
  /// The words that stand for some of the language, in lower case.
  private static let words: [String: [String]] = [
    "percent": ["%"], "cell": ["row"], "cells": ["row"], "rows": ["row"], "centre": ["middle"],
    "center": ["middle"], "half": ["middle"], "list": ["table"], "window": ["screen"],
    "final": ["last"], "penultimate": ["second", "last"], "eleventh": ["11th"],
    "twelfth": ["12th"],
  ]
  /// The words of the language, which are written in small letters.
  private static let known: Set = [
    "row", "visible", "last", "top", "bottom", "middle", "edge", "of", "the", "table", "screen",
    "section",
  ]

  /// Returns the place that a text which is none probably means, or `nil` if that is unknown.
  ///
  /// - Parameter text: A text that is no place.
  /// - Returns: The text of a place, which can be wrong in turn.
  static func text(for text: String) -> String? {
    // A hyphen between words is not the minus of a number.
    let written = text.split(separator: " ").flatMap { part in
      part.contains(where: \.isNumber) ? [part] : part == "-" ? [part] : part.split(separator: "-")
    }
    let spoken = written.flatMap { word in
      let small = word.lowercased()
      if let words = words[small] { return words }
      // Names of views and titles keep their letters.
      return [known.contains(small) || Ordinal.number(small) != nil ? small : String(word)]
    }
    let said = withSection(Array(spoken.drop { $0 == "the" }))
    let meant =
      part(said) ?? middle(said) ?? edge(said) ?? visibleRow(said)
      ?? said.joined(separator: " ")
    return meant == text || meant.isEmpty ? nil : meant
  }

  /// Returns the rows that a text which names none probably means, or `nil` if that is unknown.
  static func rows(for text: String) -> String? {
    let said = text.lowercased().split(separator: " ").map(String.init)
    let meant = withSection(said)
    return meant == said ? nil : meant.joined(separator: " ")
  }

  /// Returns words in which "row 3 in section 1" and "section 1, row 3" are "row 1/3".
  private static func withSection(_ said: [String]) -> [String] {
    guard let section = said.firstIndex(of: "section"), section + 1 < said.count,
      let row = said.firstIndex(where: { $0 == "row" || $0 == "rows" }), row + 1 < said.count
    else { return said }
    let number = said[section + 1].prefix { $0.isASCII && $0.isNumber }
    let isLast = row < section
    let between = isLast ? said[(row + 2)..<section] : said[(section + 2)..<row]
    guard !number.isEmpty, between.allSatisfy({ ["in", "of", "the"].contains($0) }),
      ["", ","].contains(said[section + 1].dropFirst(number.count)), !said[row + 1].contains("/")
    else { return said }
    let meant = [said[row], "\(number)/\(said[row + 1])"]
    let comma = isLast && said[section + 1].hasSuffix(",") ? "," : ""
    return said[..<min(row, section)] + [meant[0], meant[1] + comma]
      + said[(max(row, section) + 2)...]
  }

  /// Returns the meaning of "switch in row 3", "accessory view of row 3", "row 3 accessory" and "minus of row 3".
  private static func part(_ said: [String]) -> String? {
    guard let row = said.firstIndex(of: "row"), said.indices.contains(row + 1) else { return nil }
    let end = said.firstIndex(of: "scrolled") ?? said.endIndex
    let others = said[..<row] + said[min(row + 2, end)..<end]
    let scroll = end < said.endIndex ? [said[end...].joined(separator: " ")] : []
    let words = others.filter { !["of", "in", "at", "on", "the", "view"].contains($0) }
    guard let part = RowPart(meantBy: words.joined(separator: "-").lowercased()) else { return nil }
    let number = said[row + 1].hasSuffix(",") ? said[row + 1].dropLast() : said[row + 1][...]
    return (["row \(number) on \(part.rawValue)"] + scroll).joined(separator: ", ")
  }

  /// Returns the meaning of "middle of the table", "middle of row 3", "middle" or "screen".
  private static func middle(_ said: [String]) -> String? {
    if said == ["table"] || said == ["screen"] { return share(50, of: said) }
    guard said.first == "middle" else { return nil }
    let area = area(said.dropFirst())
    return area.first == "row" ? area.joined(separator: " ") : share(50, of: area)
  }

  /// Returns the meaning of "top of the table", "bottom of the screen" or "bottom".
  private static func edge(_ said: [String]) -> String? {
    guard let side = said.first, side == "top" || side == "bottom" else { return nil }
    let rest = said.dropFirst()
    let area = area(rest.first == "edge" ? rest.dropFirst() : rest)
    guard !area.isEmpty, area != ["table"] else { return "\(side) edge" }
    return share(side == "top" ? 0 : 100, of: area)
  }

  /// Returns the meaning of "visible row 3" and "3th visible row".
  private static func visibleRow(_ said: [String]) -> String? {
    guard let place = said.firstIndex(of: "visible"), said.dropFirst(place + 1).first == "row"
    else {
      return nil
    }
    var rest = Array(said[(place + 2)...])
    var before = Array(said[..<place])
    if before.isEmpty, let word = rest.first, parseInteger(word[...]) != nil {
      before = [rest.removeFirst()]
    }
    let digits = before.first?.prefix { $0.isASCII && $0.isNumber } ?? ""
    if let number = parseInteger(digits), number > 0 { before[0] = Ordinal.word(number) }
    return (before + ["visible", "row"] + rest).joined(separator: " ")
  }

  /// Returns the words after "of the".
  private static func area(_ said: ArraySlice<String>) -> [String] {
    Array(said.drop { $0 == "of" || $0 == "the" })
  }

  /// Returns a share of an area, of the table if none is said, or `nil` for several words.
  private static func share(_ percent: Int, of area: [String]) -> String? {
    guard area.count <= 1 else { return nil }
    let name = area.first ?? "table"
    return "\(percent) % of \(["table", "screen"].contains(name) ? "the \(name)" : name)"
  }
}

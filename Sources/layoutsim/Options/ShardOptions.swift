import ArgumentParser
import LayoutDiagnostics

/// A part of a run whose parts are played on several computers.
struct Shard: Hashable, Decodable {
  /// The greatest number of parts.
  private static let most = 10_000

  /// The number of the part, from 1.
  let index: Int
  /// The number of all parts.
  let total: Int

  /// Creates a part, or `nil` if there is none of that number.
  init?(index: Int, total: Int) {
    guard (1...Self.most).contains(total), (1...total).contains(index) else { return nil }
    (self.index, self.total) = (index, total)
  }

  private enum Key: String, CodingKey {
    case index
    case total
  }

  /// Creates the part that a report names.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let index = try values.decode(Int.self, forKey: .index)
    guard let shard = Self(index: index, total: try values.decode(Int.self, forKey: .total)) else {
      throw DecodingError.dataCorruptedError(forKey: .index, in: values, debugDescription: "")
    }
    self = shard
  }

  /// The part in words: "shard 2 of 5".
  var words: String { "shard \(index) of \(total)" }

  /// Returns the elements of the part: every `total`th one, so that neighbors go to different parts.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % total == index - 1 }.map(\.element)
  }
}

/// The option that plays a part of the scenarios, and the variables that mean the same.
struct ShardOptions: ParsableArguments {
  @Option(
    help: .init(
      "Only the Ith of N parts of the scenarios, as 2/5; 'layoutsim report merge' joins the reports (default: "
        + "what TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, or CI_NODE_INDEX and CI_NODE_TOTAL, say).",
      valueName: "i/n"
    )
  )
  var shard: String?

  /// A pair of variables that say which part is played.
  private struct Variables {
    let index: String
    let total: String
    /// The number of the first part.
    let first: Int
  }

  /// The pairs of Bazel, and of GitLab and those that follow it.
  private static let variables = [
    Variables(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
    Variables(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
  ]

  func validate() throws { _ = try chosen(variables: [:]) }

  /// Returns the part that is played, or `nil` for all scenarios, also where there is one part alone.
  ///
  /// - Parameter variables: The variables of the process, which the option goes before.
  /// - Returns: The part.
  /// - Throws: `ValidationError` for numbers of no part, and if several pairs of variables are set.
  func chosen(variables: [String: String]) throws -> Shard? {
    let chosen = try shard.map(Self.shard) ?? Self.shard(of: variables)
    return chosen?.total == 1 ? nil : chosen
  }

  private static func shard(_ text: String) throws -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let total = parts[1],
      let shard = Shard(index: index, total: total)
    else {
      throw ValidationError(
        "--shard: \(PrintableText.escaped(quoted(text))) is no part; the second of five is '2/5'"
      )
    }
    return shard
  }

  private static func shard(of values: [String: String]) throws -> Shard? {
    let present = variables.filter { values[$0.index]?.isEmpty == false }
    guard let pair = present.first else { return nil }
    guard present.count == 1 else {
      throw ValidationError(
        "\(present.map(\.index).joined(separator: " and ")) are both set, and say which part is played; "
          + "'--shard' decides"
      )
    }
    let (index, total) = (values[pair.index] ?? "", values[pair.total] ?? "")
    guard let number = Int(index), number < Int.max, let count = Int(total),
      let shard = Shard(index: number - pair.first + 1, total: count)
    else {
      throw ValidationError(
        "\(pair.index) is \(PrintableText.escaped(quoted(index))) and \(pair.total) "
          + "\(PrintableText.escaped(quoted(total))), which is no part; '--shard' decides"
      )
    }
    return shard
  }
}

import ArgumentParser
import LayoutDiagnostics
import LayoutPNG
import LayoutSnapshots

/// The options that say what goldens are made of, and which pixels count as the same.
struct GoldenOptions: ParsableArguments {
  @Option(
    help: .init(
      "What goldens are made of: svg, png, or both with a comma (default: svg).",
      valueName: "list"
    ),
    completion: .words(GoldenKind.self)
  )
  var goldens: String?

  @Option(
    help: .init(
      "Which pixels count as the same: exact, similar where librsvg is another version, perceptual up to 2 by "
        + "CIEDE2000, or a number of levels of a channel up to 255 (default: exact).",
      valueName: "what"
    ),
    completion: .words(Tolerance.self)
  )
  var tolerance: String?

  @Option(
    help: .init(
      "Views whose pixels are not compared, by their names or the ids in the SVG, with commas; for '--goldens "
        + "png'.",
      valueName: "list"
    )
  )
  var ignore: String?

  /// A tolerance within which pixels count as the same.
  enum Tolerance: String, CaseIterable {
    /// Pixels of the same color.
    case exact
    /// Pixels of almost the same color, and a few of others.
    case similar
    /// Pixels whose difference people hardly see.
    case perceptual

    fileprivate var value: PNGComparison.Tolerance {
      switch self {
      case .exact: .exact
      case .similar: .similar
      case .perceptual: .perceptual
      }
    }
  }

  /// The goldens that were chosen, and what counts as the same.
  struct Choice {
    /// The kinds of goldens.
    var kinds: [GoldenKind]
    /// The tolerance within which pixels count as the same.
    var tolerance: PNGComparison.Tolerance
    /// The views whose pixels are not compared.
    var ignored: [String]
    /// The options that choose the same, for a shell, or empty for the usual ones.
    var words: String
  }

  func validate() throws { _ = try choice() }

  /// Returns what was chosen.
  ///
  /// - Throws: `ValidationError` for words that are none, and for what is about pixels where none are compared.
  func choice() throws -> Choice {
    let kinds: [GoldenKind] =
      try goldens.map { try Choices.list($0, option: "--goldens") } ?? [.svg]
    if !kinds.contains(.png) {
      if tolerance != nil { throw ValidationError("--tolerance is for '--goldens png'") }
      if ignore != nil { throw ValidationError("--ignore is for '--goldens png'") }
    }
    let ignored = ignore.map(Choices.words) ?? []
    if ignore != nil, ignored.isEmpty || ignored.contains("") {
      throw ValidationError("--ignore: a view's name is missing")
    }
    var words: [String] = []
    if kinds != [.svg] { words.append("--goldens \(kinds.map(\.rawValue).joined(separator: ","))") }
    if let tolerance, tolerance != Tolerance.exact.rawValue {
      words.append("--tolerance \(tolerance)")
    }
    if let ignore { words.append("--ignore \(ignore.quotedForShell)") }
    return Choice(
      kinds: kinds,
      tolerance: try chosenTolerance(),
      ignored: ignored,
      words: words.joined(separator: " ")
    )
  }

  private func chosenTolerance() throws -> PNGComparison.Tolerance {
    guard let tolerance else { return .exact }
    if let levels = Int(tolerance) {
      guard (0...255).contains(levels) else {
        throw ValidationError("--tolerance: levels of a channel are from 0 to 255")
      }
      return PNGComparison.Tolerance(levels: levels, share: 0)
    }
    let word: Tolerance = try Choices.one(tolerance, option: "--tolerance")
    return word.value
  }
}

import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutText
import Synchronization

/// The catalogs that tests of this process registered, by their paths.
///
/// They hold for the whole process, as an app's bundle does: app code keeps colors in constants, which are made once.
package enum RegisteredAssets {
  // Tests run side by side.
  private static let catalogs = Mutex<[(path: String, catalog: AssetCatalog)]>([])

  /// Registers the catalog of a folder, which is read once.
  ///
  /// - Parameter path: The path of a folder `.xcassets`.
  /// - Returns: The mistakes of the catalog, in words.
  package static func register(_ path: String) -> [String] {
    let known = catalogs.withLock { $0.first { $0.path == path }?.catalog }
    let catalog = known ?? AssetCatalog(readingFrom: path)
    catalogs.withLock { catalogs in
      if !catalogs.contains(where: { $0.path == path }) { catalogs.append((path, catalog)) }
    }
    return catalog.mistakes
  }

  /// Returns a color by its name, of the first catalog that has it; records a finding and answers `nil` if none has.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - traits: The traits with the contrast, those of the main screen for `nil`.
  ///   - mark: The line that asks for it, or `nil` if it is not known.
  /// - Returns: The color in light and dark appearance.
  static func color(
    named name: String,
    with traits: TraitCollection?,
    at mark: SourceMark?
  ) -> Color? {
    let catalogs = catalogs.withLock { $0.map(\.catalog) }
    if let color = catalogs.lazy.compactMap({ $0.colors[name] }).first {
      return color.color(in: (traits ?? Screen.main.traitCollection).accessibilityContrast)
    }
    recordMiss("color", name, at: mark, among: catalogs.flatMap(\.colors.keys))
    return nil
  }

  /// Returns the content of a picture or symbol by its name, of the first catalog that has it; records a finding and
  /// answers `nil` if none has.
  ///
  /// The end of a file's name may stand behind it.
  static func picture(
    named name: String,
    with traits: TraitCollection?,
    at mark: SourceMark?
  ) -> Image.Content? {
    let catalogs = catalogs.withLock { $0.map(\.catalog) }
    let plain = (name as NSString).deletingPathExtension
    let picture = catalogs.lazy.compactMap { $0.pictures[name] ?? $0.pictures[plain] }.first
    guard let picture else {
      if let symbol = catalogs.lazy.compactMap({ $0.symbols[name] }).first {
        return Image.Content(symbol)
      }
      recordMiss(
        "picture",
        name,
        at: mark,
        among: catalogs.flatMap { Array($0.pictures.keys) + Array($0.symbols.keys) }
      )
      return nil
    }
    let traits = traits ?? Screen.main.traitCollection
    let (content, file) = picture.content(on: traits.userInterfaceIdiom, scale: traits.displayScale)
    if let file {
      report(
        Diagnostic(
          .error,
          code: "unknown-picture-size",
          "the picture '\(name)' has no size here: its file is missing or not read (\(file))",
          at: mark,
          hint: "use a file of PNG, JPEG, GIF, SVG or PDF, or give the view a size"
        )
      )
    }
    return content
  }

  /// Records that no font has a name, which is no mistake where the code takes another one instead.
  static func recordMissingFont(
    _ name: String,
    hasFallback: Bool,
    at mark: SourceMark?
  ) {
    let known = RegisteredFonts.all.map(\.description.name)
    let register = "call 'registerFont(\"../../App/Fonts/\(name).ttf\")' of LayoutSimTesting before"
    report(
      Diagnostic(
        hasFallback ? .warning : .error,
        code: "missing-font",
        "no font is named '\(name)': 'UIFont(name:size:)' answered nil",
        at: mark,
        hint: hasFallback
          ? "texts have the font that the code takes instead"
          : nearestWord(to: name, among: known).map { "did you mean '\($0)'?" } ?? register
      )
    )
  }

  /// Records that a symbol of the system is not drawn here, or is none at all.
  static func recordUndrawnSymbol(_ name: String, at mark: SourceMark?) {
    let known = SystemSymbol.allCases.map(\.rawValue)
    let side = decimalText(SystemSymbol.side)
    report(
      Diagnostic(
        .warning,
        code: "missing-symbol",
        name.isEmpty
          ? "a symbol without a name is none: 'UIImage(systemName:)' answered nil"
          : "the symbol '\(name)' is not drawn here: a plate of \(side) by \(side) points is, as for any name",
        at: mark,
        hint: nearestWord(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? "a few symbols are drawn: \(known.sorted().joined(separator: ", "))"
      )
    )
  }

  private static func recordMiss(
    _ kind: String,
    _ name: String,
    at mark: SourceMark?,
    among names: [String]
  ) {
    let sorted = Set(names).sorted()
    let hint =
      nearestWord(to: name, among: sorted).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? "call 'registerAssets(in:)' of LayoutSimTesting with the app's asset catalog before"
        : "the catalogs that were registered have no such \(kind)")
    report(
      Diagnostic(
        .error,
        code: "missing-asset",
        "no \(kind) is named '\(name)'",
        at: mark,
        hint: hint
      )
    )
  }

  /// Records a finding in the window whose code runs; without one it goes to the running test, or to the console.
  private static func report(_ diagnostic: Diagnostic) {
    diagnostic.record(inTreeOf: [CurrentWindow.ofThread].compactMap { $0 })
  }
}

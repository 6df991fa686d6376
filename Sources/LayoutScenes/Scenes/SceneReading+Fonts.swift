import LayoutDiagnostics
import LayoutShaping
import LayoutText

extension SceneReading {
  /// The greatest number of fonts of a scene.
  private static let mostFonts = 20

  /// Reads the fonts that stand behind the system's, from files beside the scenario.
  func fontCascade(_ written: WrittenEntry) -> FontCascade? {
    guard
      let values = list(
        written,
        of: "font files",
        { value in value.text != nil ? value : wrong(written.with(value), "the name of a font file")
        }
      )
    else { return nil }
    guard values.count <= Self.mostFonts else {
      let message = "a scene has at most \(Self.mostFonts) fonts, and this one has \(values.count)"
      report("too-many-fonts", message, at: values[Self.mostFonts].mark)
      return nil
    }
    checkEachOnce(written)
    guard FontFiles.areAvailable() else {
      if let first = values.first { reportFont(.builtWithoutShaping, at: first) }
      return nil
    }
    var fonts: [FontFile] = []
    let named = values.compactMap { $0.text?.split(separator: "/").last.map(String.init) }
    for value in values {
      guard !leavesFolder(value, hint: Self.adviceOnFolder),
        let file = file(
          written.with(value),
          limit: FontFiles.mostBytes,
          meaning: { Self.isFont($0) && !named.contains($0) }
        )
      else {
        lacksFonts = true
        continue
      }
      do throws(FontFileError) {
        fonts.append(try FontFiles.font(file.bytes))
      } catch {
        reportFont(error, at: value)
        if error.isMissingHere { return nil }
      }
    }
    do throws(FontFileError) {
      return try FontFiles.cascade(of: fonts)
    } catch {
      reportFont(error, at: written.value)
      return nil
    }
  }

  /// Returns whether a file's name is that of a font.
  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }

  private static let adviceOnFolder =
    "copy the font beside the scenario, so that its pictures are the same everywhere"

  private func reportFont(_ error: FontFileError, at value: WrittenValue) {
    lacksFonts = true
    let name = quoted(value.text ?? "the font")
    guard error.isMissingHere else {
      report("font", "\(name) cannot be used: \(error.description)", at: value.mark)
        .hint(error.advice)
      return
    }
    report("no-shaping", "\(name) cannot be used here: \(error.description)", at: value.mark)
      .hint(error.advice)
  }
}

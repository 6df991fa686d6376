import LayoutDiagnostics
package import LayoutGeometry

/// A choice of the light or dark appearance of a picture.
package enum PictureAppearance: Sendable, Hashable {
  /// A file for each appearance; never empty, and each once.
  case files([InterfaceStyle])
  /// One file that shows the appearance of the reader's system.
  case automatic

  /// The word for `automatic` in a file.
  static let automaticWord = "auto"
  /// The place in the name of a file at which the appearance stands.
  static let placeholder = "{theme}"

  /// The styles of the files, or none for one file that shows all.
  fileprivate var styles: [InterfaceStyle] {
    if case .files(let styles) = self { styles } else { [] }
  }
}

extension Picture {
  /// A file of a picture.
  package struct Version: Sendable, Hashable {
    /// The path, relative to the output folder.
    package let file: String
    /// The appearance, or `nil` for the scene's own.
    package let style: InterfaceStyle?
    /// Whether it shows the appearance of the reader's system.
    package let isAutomatic: Bool
  }

  /// The files of the picture: one, or one for each of its appearances.
  ///
  /// The appearance stands where the name says `{theme}`. A name that does not say it is that of the first one, and
  /// others have `~dark` or `~light` behind it, before `@2x`, as DocC names them: `tapped~dark@2x.png`.
  package var versions: [Version] {
    let isAutomatic = appearance == .automatic
    let styles = appearance?.styles ?? []
    guard !styles.isEmpty else {
      return [Version(file: file, style: nil, isAutomatic: isAutomatic)]
    }
    return styles.enumerated().map { index, style in
      let name = file.replacing(PictureAppearance.placeholder, with: style.word)
      let isPlain = index == 0 || name != file
      return Version(
        file: isPlain ? name : Self.name(file, with: "~\(style.word)"),
        style: style,
        isAutomatic: false
      )
    }
  }

  /// Returns the name of a file with a mark behind its stem.
  private static func name(_ file: String, with mark: String) -> String {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    let name = file.dropFirst(folder.count)
    let end = name.firstIndex(of: "@") ?? name.lastIndex(of: ".") ?? name.endIndex
    return folder + name[..<end] + mark + name[end...]
  }
}

extension ValueReader where Value == PictureAppearance {
  /// The reader of an appearance, of a list of them, or of `auto`.
  static var appearance: Self {
    let style = ValueReader<InterfaceStyle>.choice
    let shape = ValueShape.any([
      style.shape, .list(style.shape), .words([PictureAppearance.automaticWord]),
    ])
    return Self("\(style.values), auto, or a list", shape) { reading, written in
      if written.value.text == PictureAppearance.automaticWord { return .automatic }
      guard case .list(let values) = written.value.content else {
        return reading.style(written).map { .files([$0]) }
      }
      reading.checkEachOnce(written)
      let styles = values.compactMap { style.read(reading, written.with($0)) }
      guard !values.isEmpty else {
        reading.report(
          "missing-value",
          "a list of appearances has at least one",
          at: written.value.mark
        )
        return nil
      }
      return styles.count == values.count ? .files(styles) : nil
    }
  }
}

extension SceneReading {
  /// Reads one appearance, beside which there are other values.
  fileprivate func style(_ written: WrittenEntry) -> InterfaceStyle? {
    let text = written.value.text ?? ""
    if let style = InterfaceStyle.allCases.first(where: { $0.word == text }) { return style }
    let words = InterfaceStyle.allCases.map(\.word) + [PictureAppearance.automaticWord]
    let isBoth = PlainWord.list("both all light-dark light-and-dark").contains(PlainWord(text))
    return wrong(
      written,
      "one of \(quotedList(words)), or a list such as [light, dark]",
      hint: isBoth
        ? "write '[light, dark]' for a file of each, or 'auto' for one that shows both"
        : (MeantChoices.theme(meantBy: text) ?? nearestWord(to: text, among: words)).map(writing)
    )
  }

  /// Reports what does not go together in the name, the format and the appearances of a picture.
  func check(_ picture: Picture, _ fields: Fields<PictureMap>) {
    let hasPlace = picture.file.contains(PictureAppearance.placeholder)
    if picture.appearance == .automatic, picture.format == .png, let theme = fields.theme {
      report("automatic-png", "a PNG has one appearance", at: theme.value.mark)
        .hint("write 'theme: [light, dark]' for two files, or a name that ends in '.svg'")
    }
    guard hasPlace, picture.appearance?.styles.isEmpty ?? true else { return }
    let message = "\(quoted(picture.file)) has a place for an appearance, and 'theme' names none"
    report("picture-theme", message, at: fields.file?.value.mark)
      .hint("write 'theme: [light, dark]'")
  }
}

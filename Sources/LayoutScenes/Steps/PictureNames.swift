import Foundation
import LayoutDiagnostics
import LayoutGeometry

// What the name of a picture's file says of it.
extension SceneReading {
  /// Reports names that say another appearance, or another number of pixels, than the file has.
  func checkName(of picture: Picture, _ fields: Fields<PictureMap>) {
    let mark = fields.file?.value.mark
    for version in picture.versions where version.style != nil || version.isAutomatic {
      let said = version.file.saidStyles
      guard let other = said.first(where: { $0 != version.style }) ?? said.dropFirst().first else {
        continue
      }
      let shown =
        version.style.map { "is the \($0.word) picture" } ?? "shows the reader's appearance"
      let message = "\(quoted(version.file)) \(shown), and its name says '~\(other.word)'"
      report("picture-theme", message, at: mark)
        .hint(
          "write '\(picture.file.replacing("~\(other.word)", with: ""))': the appearance is added to the name of a second file"
        )
      break
    }
    guard picture.format == .png, let said = picture.file.saidScale else { return }
    let scale = picture.scale ?? Picture.usualScale
    guard said != scale else { return }
    let message =
      "\(quoted(picture.file)) says \(decimalText(said)) pixels for each point, and it has \(decimalText(scale))"
    report("picture-scale", message, at: fields.scale?.value.mark ?? mark)
      .hint("write 'scale: \(decimalText(said))', or '@\(decimalText(scale))x' in the name")
  }
}

extension SceneReading {
  /// Reports names that say an appearance where the picture has that of its scene, in one of several.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of a scenario.
  ///   - styles: The appearances in which it is drawn.
  func checkNames(of pictures: [Picture], in styles: [InterfaceStyle]) {
    for picture in pictures where picture.appearance == nil {
      guard let said = picture.file.saidStyles.first, styles != [said] else { continue }
      let words = styles.map(\.word).joined(separator: " or ")
      let message =
        "\(quoted(picture.file)) has the appearance of its scene, which is \(words), and its name says '~\(said.word)'"
      report("picture-theme", message, at: picture.mark).hint("write 'theme: \(said.word)'")
    }
  }
}

extension Picture {
  /// The number of pixels for each point of a PNG that says none.
  package static let usualScale = 2.0
}

extension String {
  /// The appearances that the name of a file says: `dark` of `a~dark@2x.png`.
  fileprivate var saidStyles: [InterfaceStyle] {
    let name = split(separator: "/").last ?? ""
    let end = name.firstIndex(of: "@") ?? name.lastIndex(of: ".") ?? name.endIndex
    return name[..<end].split(separator: "~", omittingEmptySubsequences: false).dropFirst()
      .compactMap { word in InterfaceStyle.allCases.first { $0.word == word } }
  }

  /// The path of a file up to what its name says of the appearance and the pixels, and the rest: `in/a` and `~dark@2x.png`.
  package var partsAroundEnvironment: (stem: Substring, ending: Substring) {
    var end = lastIndex(of: ".") ?? endIndex
    if saidScale != nil, let sign = self[..<end].lastIndex(of: "@") { end = sign }
    for style in InterfaceStyle.allCases where self[..<end].hasSuffix("~\(style.word)") {
      end = index(end, offsetBy: -style.word.count - 1)
    }
    return (self[..<end], self[end...])
  }

  /// Returns the path of a picture's file in an environment with a suffix: `in/a@iPhone-15~dark@2x.png`.
  package func named(in suffix: String) -> String {
    let (stem, ending) = partsAroundEnvironment
    return stem + suffix + ending
  }

  /// The number of pixels for each point that the name of a file says, 2 of `a@2x.png`, or `nil` for none.
  package var saidScale: Double? {
    guard let sign = lastIndex(of: "@"), let period = lastIndex(of: "."), sign < period else {
      return nil
    }
    let words = self[index(after: sign)..<period]
    return words.hasSuffix("x") ? Double(words.dropLast()) : nil
  }
}

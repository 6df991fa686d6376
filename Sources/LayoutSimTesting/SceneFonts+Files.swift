import Foundation
public import LayoutScenes
import LayoutShaping
import LayoutSnapshots

extension SceneFonts {
  /// Creates fonts of files, which are asked in their order for letters that the system font does not have.
  ///
  /// ```swift
  /// let fonts = try Simulation.Fonts(files: ["Fonts/NotoSansThai-Regular.ttf"])
  /// let simulation = Simulation(device, title: "เลือก", table: .rows(60), fonts: fonts)
  /// ```
  ///
  /// - Parameters:
  ///   - files: The paths of at least one file in the format OpenType or TrueType, of a collection its first font is
  ///     taken; from the folder of the source file that the call is in unless they begin with a slash.
  ///   - filePath: The source file that the call is in.
  /// - Throws: An error that says which file cannot be used, why, and what to do. All of them are refused where the
  ///   package is built without the trait `Shaping`.
  public init(files: [String], filePath: StaticString = #filePath) throws {
    let folder = LinkedPath.parent(of: "\(filePath)")
    var fonts: [FontFile] = []
    for file in files {
      let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
      do {
        fonts.append(try FontFiles.font(WholeFile.read(path, limit: FontFiles.mostBytes)))
      } catch let error as FontFileError {
        throw UnusableFont(file: path, reason: error.description, advice: error.advice)
      }
    }
    guard let cascade = try FontFiles.cascade(of: fonts) else {
      throw UnusableFont(file: nil, reason: "no font is named", advice: "name the file of one")
    }
    self.init(cascade)
  }
}

/// A font that a test names and that cannot be used.
private struct UnusableFont: Error, CustomStringConvertible {
  /// The path, or `nil` if there is none.
  let file: String?
  let reason: String
  let advice: String

  var description: String {
    let subject = file.map { "the font '\($0)' cannot be used: " } ?? ""
    return "\(subject)\(reason); \(advice)"
  }
}

import Foundation
import LayoutShaping
import LayoutSnapshots
import LayoutViews
import Synchronization

/// Reads a font of an app, so that `UIFont(name:size:)` finds it by its name, and texts in it are measured and drawn by it.
///
/// What was registered holds for the whole process, and a file is read once: call it where the first test begins, such as
/// in the initializer of a suite or in `setUp`. Letters that the font does not have are the system font's. Where UIKit
/// is, the app's bundle lists its fonts, and UIKit does not ask here.
///
/// ```swift
/// init() { registerFont("../../App/Fonts/Lato-Bold.ttf") }
/// ```
///
/// The test fails at the caller's line for a file that is no font, and for each where the package is built without the
/// trait `Shaping`.
///
/// - Parameters:
///   - file: The path of a file in the format OpenType or TrueType, from the folder of the test's file; of a collection
///     its first font is taken.
///   - filePath: The test's file.
///   - fileID: The test's file as a failure names it.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func registerFont(
  _ file: String,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  let caller = TestCaller(filePath, fileID, line: line, column: column)
  if let mistake = registerFont(file, fromFile: "\(filePath)") { caller.fail(mistake) }
}

/// Registers the font of a file, and returns what is wrong with it in words, or `nil`.
package func registerFont(_ file: String, fromFile filePath: String) -> String? {
  let path = wholePath(of: file, besideFile: filePath)
  do {
    try ReadFonts.add(path)
    return nil
  } catch let error as FontFileError {
    return "the font '\(file)' cannot be used: \(error.description); \(error.advice)"
  } catch {
    return "the font '\(file)' cannot be read, seen from the test's file (\(path))"
  }
}

/// The files of fonts that were read.
private enum ReadFonts {
  private static let files = Mutex<[(path: String, font: FontFile)]>([])

  static func add(_ path: String) throws {
    try files.withLock { files in
      guard !files.contains(where: { $0.path == path }) else { return }
      let font = try FontFiles.font(WholeFile.read(path, limit: FontFiles.mostBytes))
      guard let all = try FontFiles.cascade(of: files.map(\.font) + [font]) else { return }
      files.append((path, font))
      RegisteredFonts.add(font.description, lastOf: all)
    }
  }
}

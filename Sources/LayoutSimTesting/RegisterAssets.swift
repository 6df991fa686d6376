import Foundation
import LayoutViews

/// Reads the asset catalogs of an app, so that `UIColor(named:)` and `UIImage(named:)` find what is in them.
///
/// Colors have their values in light and in dark appearance, pictures their sizes. What was registered holds for the
/// whole process, in the order in which it was, and a catalog is read once: call it where the first test begins, such
/// as in the initializer of a suite or in `setUp`. Where UIKit is, the app's bundle has its catalogs, and UIKit does
/// not ask here.
///
/// ```swift
/// init() { registerAssets(in: "../../App/Resources") }
/// ```
///
/// The test fails at the caller's line for a folder without a catalog and for each color or picture that cannot be
/// read; all others are there nevertheless.
///
/// - Parameters:
///   - folder: The path of a folder `.xcassets`, or of one with such folders in it, from the folder of the test's file.
///   - filePath: The test's file.
///   - fileID: The test's file as a failure names it.
///   - line: The line of a failure.
///   - column: The column of a failure.
/// - Complexity: O(*n*) in the number of files the first time.
public func registerAssets(
  in folder: String,
  filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column
) {
  let caller = TestCaller(filePath, fileID, line: line, column: column)
  for mistake in registerAssets(in: folder, fromFile: filePath.description) { caller.fail(mistake) }
}

/// Registers the catalogs of a folder, and returns what is wrong with them in words.
package func registerAssets(in folder: String, fromFile filePath: String) -> [String] {
  let path = wholePath(of: folder, besideFile: filePath)
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
    return ["there is no folder '\(folder)' for assets, seen from the test's file (\(path))"]
  }
  if path.hasSuffix(".xcassets") { return RegisteredAssets.register(path) }
  let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted()
  guard !catalogs.isEmpty else {
    return ["the folder '\(folder)' is no asset catalog, and none is in it (\(path))"]
  }
  return catalogs.flatMap { RegisteredAssets.register("\(path)/\($0)") }
}

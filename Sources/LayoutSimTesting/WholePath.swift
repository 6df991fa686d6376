import Foundation

/// Returns the whole path of a file or folder that is named from the folder of a test's file.
///
/// - Parameters:
///   - name: The path from there, or a whole one.
///   - file: The test's file.
/// - Returns: The path, without `..`.
func wholePath(of name: String, besideFile file: String) -> String {
  let base = URL(fileURLWithPath: file).deletingLastPathComponent()
  return URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL.path
}

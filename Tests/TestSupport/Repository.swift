import Foundation

/// The working copy that the tests were built from.
public enum Repository {
  /// The path of its top folder.
  public static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()
}

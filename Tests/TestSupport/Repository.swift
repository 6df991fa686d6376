import Foundation

/// The working copy that the tests were built from.
public enum Repository {
  /// The path of its top folder, without symbolic links.
  public static let root: String = {
    var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()
}

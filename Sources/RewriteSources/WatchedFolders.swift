internal import Foundation
import PackagePlugin

/// The folders of an app in which files come and go, so that the next build asks this plugin again.
///
/// The package manager keeps the plan of a build until a file comes or goes in the folder of a target, or in one that a
/// command before the build writes to; it looks through links there. Such a folder has a link to each of the app's. They
/// are called catalogs of documentation, since any other name in it would be a source or a resource of the target.
struct WatchedFolders {
  /// The folder with the links.
  private let url: URL

  /// Creates the links.
  ///
  /// - Parameters:
  ///   - folders: The folders of the app.
  ///   - work: The folder in which the plugin may write.
  /// - Throws: The reason why they cannot be made.
  init(_ folders: [URL], in work: URL) throws {
    url = work.appending(component: "Watched")
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    var unused = Set(try files.contentsOfDirectory(atPath: url.path))
    for (index, folder) in folders.enumerated() {
      let name = "\(index).docc"
      let link = url.appending(component: name)
      unused.remove(name)
      guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != folder.path else {
        continue
      }
      try? files.removeItem(at: link)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: folder.path)
    }
    for name in unused { try files.removeItem(at: url.appending(component: name)) }
  }

  /// The command before the build, which does nothing but to have the folder watched.
  var command: Command {
    .prebuildCommand(
      displayName: "Watching the app's folders",
      executable: URL(fileURLWithPath: "/bin/mkdir"),
      arguments: ["-p", url.path],
      outputFilesDirectory: url
    )
  }
}

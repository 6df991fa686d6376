import LayoutScenes
import LayoutSnapshots

extension SceneFiles {
  /// The files on the disk, wherever a scenario names them.
  static let disk = disk(with: [:])

  /// Returns the files on the disk, some of them with other bytes, by their real paths.
  static func disk(with others: [String: [UInt8]]) -> Self {
    Self(
      listing: { path throws(Refusal) in try names(in: path) },
      following: LinkedPath.isInside,
      reading: { path, limit throws(Refusal) in
        if !others.isEmpty, let bytes = others[LinkedPath.real(path)] { return bytes }
        return try read(path, limit)
      }
    )
  }

  private static func names(in path: String) throws(Refusal) -> [String] {
    guard FolderContents.isFolder(path) else { return [] }
    do throws(FileError) {
      return try FolderContents.entries(of: path)
        .filter { !$0.isFolder && !$0.name.hasPrefix(".") }.map(\.name)
    } catch {
      throw .reason(error.reason)
    }
  }

  private static func read(_ path: String, _ limit: Int) throws(Refusal) -> [UInt8] {
    do throws(FileError) {
      return try WholeFile.read(path, limit: limit, allowsPipes: false)
    } catch {
      throw error.cause == .tooLarge ? .tooLarge : .reason(error.reason)
    }
  }
}

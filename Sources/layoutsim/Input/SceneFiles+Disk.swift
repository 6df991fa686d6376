import LayoutScenes
import LayoutSnapshots

extension SceneFiles {
  /// The files on the disk, wherever a scenario names them.
  static let disk = Self { path, limit throws(Refusal) in
    do throws(FileError) {
      return try WholeFile.read(path, limit: limit, allowsPipes: false)
    } catch {
      throw error.cause == .tooLarge ? .tooLarge : .reason(error.reason)
    }
  }
}

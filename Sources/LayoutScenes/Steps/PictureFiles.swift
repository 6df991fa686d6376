/// The files of pictures that are to be written, to find those that would be in the way of each other.
///
/// Some disks take large and small letters for the same.
package struct PictureFiles<Owner> {
  /// A file that cannot be written beside an earlier one.
  package enum Clash {
    /// An earlier one has the same name.
    case sameFile(Owner)
    /// A name is that of a file and that of a folder with another file in it.
    case folder(String, Owner)
  }

  private var files: [String: Owner] = [:]
  /// The folders of the files, each with the first file in it.
  private var folders: [String: Owner] = [:]

  /// Creates an empty list.
  package init() {}

  /// Adds a file, and returns the clash with an earlier one, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - file: The path, with slashes.
  ///   - owner: The thing that it is the file of.
  /// - Returns: The clash.
  package mutating func add(_ file: String, of owner: Owner) -> Clash? {
    let place = file.lowercased()
    let parents = file.indices.filter { file[$0] == "/" }.map { String(file[..<$0]) }
    defer {
      files[place] = files[place] ?? owner
      for parent in parents {
        folders[parent.lowercased()] = folders[parent.lowercased()] ?? owner
      }
    }
    if let other = files[place] { return .sameFile(other) }
    if let other = folders[place] { return .folder(file, other) }
    for parent in parents {
      if let other = files[parent.lowercased()] { return .folder(parent, other) }
    }
    return nil
  }
}

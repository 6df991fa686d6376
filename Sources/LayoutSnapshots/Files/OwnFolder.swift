/// A namespace for the folder below the working folder that holds what only this computer needs.
package enum OwnFolder {
  /// The name of the folder.
  private static let name = ".layoutsim"

  /// Keeps version control from looking into the folder before a file is written there, by a file of its own.
  ///
  /// - Parameter path: The path of what will be written; nothing is done if it is elsewhere.
  /// - Throws: `FileError` if that file cannot be written.
  package static func ignore(before path: String) throws(FileError) {
    let file = "\(name)/.gitignore"
    guard path.hasPrefix("\(name)/"), FileKind.ofLink(file) == nil else { return }
    try WholeFile.write("*\n".utf8, to: file)
  }
}

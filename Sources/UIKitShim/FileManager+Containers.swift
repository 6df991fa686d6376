#if !canImport(ObjectiveC)
public import Foundation

extension FileManager {
  /// Returns the folder that applications of a group share: one of this process, which is there once code makes it.
  ///
  /// UIKit has none for an application that is in no such group, which nothing here knows.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacing("/", with: "-")
    return temporaryDirectory.appending(
      path: "layoutsim-\(ProcessInfo.processInfo.processIdentifier)/AppGroup/\(name)",
      directoryHint: .isDirectory
    )
  }

  /// Returns `nil`: nobody has iCloud here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// The mark of the reader's iCloud: `nil`, as nobody has it here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns whether a file is in iCloud: never here.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
#endif

import Dispatch
import Foundation

/// The notices of the system that a file in some folders was written or replaced.
///
/// They only say that it is time to look. Some disks send none, such as those of other machines, so that nobody may
/// rely on them.
final class FolderNotices {
  private let notify: @Sendable () -> Void
  private var folders: Set<String> = []
  #if os(Linux)
  private let queue: Int32
  private var watches: [String: Int32] = [:]
  private let source: any DispatchSourceRead
  #else
  private var sources: [String: any DispatchSourceFileSystemObject] = [:]
  #endif

  /// The greatest number of folders.
  private static let limit = 64

  #if os(Linux)
  /// Creates notices of no folder yet, or `nil` if the system has none to give.
  ///
  /// - Parameter notify: A function that is called for each notice, or once for several.
  init?(_ notify: @escaping @Sendable () -> Void) {
    self.notify = notify
    queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    let queue = queue
    source = DispatchSource.makeReadSource(
      fileDescriptor: queue,
      queue: .global(qos: .userInitiated)
    )
    source.setEventHandler {
      // What happened is of no interest, only that it did.
      var events = [UInt8](repeating: 0, count: 4096)
      while unsafe read(queue, &events, events.count) > 0 {}
      notify()
    }
    source.setCancelHandler { close(queue) }
    source.resume()
  }

  deinit { source.cancel() }
  #else
  /// Creates notices of no folder yet.
  init?(_ notify: @escaping @Sendable () -> Void) { self.notify = notify }

  deinit { for source in sources.values { source.cancel() } }
  #endif

  /// Listens to the folders of files from now on, and of what they are links to.
  func listen(to paths: [String]) {
    let targets = paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let folders = (paths + targets).map { path in
      URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    let wanted = Set(Set(folders).sorted().prefix(Self.limit))
    guard wanted != self.folders else { return }
    for folder in self.folders.subtracting(wanted) { forget(folder) }
    for folder in wanted.subtracting(self.folders) { begin(folder) }
    self.folders = wanted
  }

  #if os(Linux)
  private func begin(_ folder: String) {
    let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
    watches[folder] = unsafe inotify_add_watch(queue, folder, events)
  }

  private func forget(_ folder: String) {
    guard let watch = watches.removeValue(forKey: folder), watch >= 0 else { return }
    _ = inotify_rm_watch(queue, watch)
  }
  #else
  private func begin(_ folder: String) {
    let file = unsafe open(folder, O_EVTONLY)
    guard file >= 0 else { return }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: file,
      eventMask: [.write, .extend, .attrib],
      queue: .global(qos: .userInitiated)
    )
    source.setEventHandler { [notify] in notify() }
    source.setCancelHandler { close(file) }
    source.resume()
    sources[folder] = source
  }

  private func forget(_ folder: String) { sources.removeValue(forKey: folder)?.cancel() }
  #endif
}

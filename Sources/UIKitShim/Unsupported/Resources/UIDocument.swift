public import Foundation
import LayoutDiagnostics

/// `UIKit.UIDocument`: nothing is read or written, which a finding says; a subclass keeps its content.
open class UIDocument: NSObject {
  /// `UIKit.UIDocument.State`.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open.
    public static let normal: Self = []
    /// The document is not open.
    public static let closed = Self(rawValue: 1 << 0)
    /// The versions of it differ.
    public static let inConflict = Self(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = Self(rawValue: 1 << 2)
    /// The document cannot be changed now.
    public static let editingDisabled = Self(rawValue: 1 << 3)
    /// The document is being fetched.
    public static let progressAvailable = Self(rawValue: 1 << 4)
  }

  /// `UIKit.UIDocument.ChangeKind`.
  public enum ChangeKind: Int, Sendable, Hashable {
    /// Something was done.
    case done = 0
    /// Something was taken back.
    case undone
    /// Something was done again.
    case redone
    /// All changes were saved.
    case cleared
  }

  /// `UIKit.UIDocument.SaveOperation`.
  public enum SaveOperation: Int, Sendable, Hashable {
    /// A new file.
    case forCreating = 0
    /// The file that is there.
    case forOverwriting
  }

  /// The place of the file.
  open private(set) var fileURL: URL
  /// The state of the document, which is never open.
  open var documentState: State { .closed }
  /// Whether there are changes that were not saved.
  open private(set) var hasUnsavedChanges = false
  /// The object by which changes are taken back, or `nil` for none.
  open var undoManager: UndoManager?
  /// The name for the reader: that of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file, which is not known.
  open var fileType: String? { nil }

  /// Creates a document at a place.
  public init(fileURL url: URL) { fileURL = url }

  /// Opens nothing, with a finding.
  ///
  /// - Parameter completionHandler: A closure called at once with `false`.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { refuse("open", completionHandler) }
  /// Closes the document, which was not open.
  ///
  /// - Parameter completionHandler: A closure called at once with `true`.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Saves nothing, with a finding.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - saveOperation: The kind of saving.
  ///   - completionHandler: A closure called at once with `false`.
  open func save(
    to url: URL,
    for saveOperation: SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) { refuse("save", completionHandler) }
  /// Keeps the content that a file has; the base class does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the content for a file; the base class has none.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  /// Responds to an error; the base class does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  private func refuse(_ what: String, _ completion: ((Bool) -> Void)?) {
    UnsupportedUse.tell(
      "'\(what)' of '\(ClassName.of(type(of: self)))' does nothing: documents are not read or written",
      at: nil,
      hint: "call 'load(fromContents:ofType:)' in the test"
    )
    completion?(false)
  }
}

public import Foundation
import LayoutDiagnostics
import LayoutViews

/// `UIKit.UINib`: nothing is read of it, which a finding says.
open class UINib: NSObject {
  /// A set of options: `UIKit.UINib.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  /// Creates a nib of a name, which is not looked for, and says so.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundleOrNil: The bundle, which has no effect.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(
    nibName name: String,
    bundle bundleOrNil: Bundle?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.name = name
    super.init()
    Self.tell(name, SourceMark(file: fileID, line: line))
  }

  /// Returns nothing, as nib files are not read.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  static func tell(_ name: String, _ mark: SourceMark) {
    UnsupportedUse.tell(
      "the nib '\(name)' is not read: nothing comes of it",
      at: mark,
      hint: "make the view by its initializer, or register its class"
    )
  }
}

extension Bundle {
  /// Returns `nil` and says so, as nib files are not read.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - owner: The owner.
  ///   - options: The options.
  ///   - fileID: The file that asks for it.
  ///   - line: The line that asks for it.
  /// - Returns: `nil`.
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> [Any]? {
    UINib.tell(name, SourceMark(file: fileID, line: line))
    return nil
  }
}

public import Foundation
public import LayoutControls

/// `Foundation.NSExtensionContext`: what an application gives an extension, of which there is none here.
open class NSExtensionContext: NSObject {
  /// The things that the extension is given.
  open var inputItems: [Any] { [] }

  /// Ends the extension, which is nothing here.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Ends the extension with an error, which is nothing here.
  open func cancelRequest(withError error: any Error) {}

  /// Opens nothing.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// `Foundation.NSExtensionItem`: a thing that an extension is given.
open class NSExtensionItem: NSObject {
  /// The title, or `nil` for none.
  open var attributedTitle: NSAttributedString?
  /// The text, or `nil` for none.
  open var attributedContentText: NSAttributedString?
  /// The parts, or `nil` for none.
  open var attachments: [NSItemProvider]?
  /// The rest that is said of it.
  open var userInfo: [AnyHashable: Any]?
}

extension ViewController {
  /// The things that the screen of an extension is given: `nil`, as tests show the screens of applications.
  public final var extensionContext: NSExtensionContext? { nil }
}

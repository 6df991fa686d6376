import Foundation
import LayoutControls
import LayoutViews

extension UITextView {
  /// The text with its attributes, which shows what is changed of it.
  public final var textStorage: NSTextStorage {
    let storage = kept("textStorage") ?? makeStorage()
    storage.follow(shownText)
    return storage
  }

  /// The manager that knows where the letters are.
  public final var layoutManager: NSLayoutManager {
    // The text may have changed since it was asked for.
    let storage = textStorage
    return storage.layoutManagers.first ?? addManager(to: storage)
  }

  private var shownText: NSAttributedString {
    if let own = attributedText, own.length > 0 { return own }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func makeStorage() -> NSTextStorage {
    let storage = NSTextStorage(string: "")
    keep(storage, "textStorage")
    storage.onEdit = { [weak self, weak storage] in
      guard let self, let storage else { return }
      let selection = selectedRange
      attributedText = NSAttributedString(attributedString: storage)
      let start = min(selection.location, storage.length)
      let length = min(selection.length, storage.length - start)
      selectedRange = NSRange(location: start, length: length)
    }
    return storage
  }

  private func addManager(to storage: NSTextStorage) -> NSLayoutManager {
    let manager = NSLayoutManager()
    manager.textView = self
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }
}

public import Foundation

/// `UIKit.NSTextStorage`: a text, of whose changes a text view knows.
open class NSTextStorage: NSMutableAttributedString {
  /// The managers that lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The closure called after each change, by which a text view shows it.
  var onEdit: (() -> Void)?
  private var isTold = true

  /// Adds a manager that lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Takes a manager away.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Takes over a text without a word of it.
  func follow(_ text: NSAttributedString) {
    guard !isEqual(to: text) else { return }
    isTold = false
    super.setAttributedString(text)
    isTold = true
  }

  private func edit(_ change: () -> Void) {
    let wasTold = isTold
    isTold = false
    change()
    isTold = wasTold
    if isTold { onEdit?() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit { super.replaceCharacters(in: range, with: str) }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    edit { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) { edit { super.addAttributes(attrs, range: range) } }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit { super.removeAttribute(name, range: range) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit { super.replaceCharacters(in: range, with: attrString) }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    edit { super.insert(attrString, at: loc) }
  }
  open override func append(_ attrString: NSAttributedString) {
    edit { super.append(attrString) }
  }
  open override func deleteCharacters(in range: NSRange) {
    edit { super.deleteCharacters(in: range) }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    edit { super.setAttributedString(attrString) }
  }
}

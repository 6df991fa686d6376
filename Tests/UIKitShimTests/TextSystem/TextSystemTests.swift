import Foundation
import Testing
import UIKitShim

/// Text views' storages and managers, and those that an app makes itself.
@Suite struct `Systems of text` {
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 150, height: 300))

  private func window() throws -> UIWindow {
    let window = try ScreenHost.window()
    view.font = .systemFont(ofSize: 17)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func `a change of the storage is shown, and the other way`() throws {
    let window = try window()
    view.text = "One"
    let storage = view.textStorage
    #expect(storage.string == "One" && view.textStorage === storage)
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    #expect(view.text == "One two")
    storage.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 0, length: 3)
    )
    let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    view.text = "Three"
    #expect(view.textStorage.string == "Three" && window.diagnostics.isEmpty)
  }

  @Test func `a manager knows the lines of the view`() throws {
    _ = try window()
    view.text = "A first line that is long\nA second"
    let manager = view.layoutManager
    #expect(view.layoutManager === manager && manager.textContainers == [view.textContainer])
    #expect(manager.numberOfGlyphs == 34)
    var lines: [String] = []
    var rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: view.textContainer)) {
      rect,
      used,
      _,
      range,
      _ in
      lines.append((view.text as NSString).substring(with: range))
      rects.append(rect)
      #expect(used.width <= rect.width && used.minY == rect.minY)
    }
    #expect(lines == ["A first line that is ", "long\n", "A second"])
    try #require(rects.count == 3)
    #expect(rects.map(\.width) == [150, 150, 150] && rects[0].minY == 0)
    let used = manager.usedRect(for: view.textContainer)
    #expect(isClose(used.height, rects[2].maxY, within: 1))
    // The letters begin behind the padding of the container.
    let first = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1),
      in: view.textContainer
    )
    #expect(isClose(first.minX, 5) && first.width > 8)
    var range = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: 23, effectiveRange: &range)
    #expect(range == NSRange(location: 21, length: 5))
  }

  @Test func `the letter at a point is found`() throws {
    _ = try window()
    view.text = "Read the terms"
    let terms = (view.text as NSString).range(of: "terms")
    let rect = view.layoutManager.boundingRect(forGlyphRange: terms, in: view.textContainer)
    var fraction: CGFloat = -1
    let index = view.layoutManager.characterIndex(
      for: CGPoint(x: rect.minX + 1, y: rect.midY),
      in: view.textContainer,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == terms.location && fraction > 0 && fraction < 0.5)
    let beyond = view.layoutManager.glyphIndex(
      for: CGPoint(x: 140, y: rect.midY),
      in: view.textContainer
    )
    #expect(beyond == 13)
  }

  @Test func `a system of the app's own measures without a view`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let storage = NSTextStorage(string: "Three lines of text", attributes: [.font: font])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 70, height: 1000))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    let used = manager.usedRect(for: container)
    #expect(used.width <= 70 && isClose(used.height, 3 * font.lineHeight, within: 1))
    container.maximumNumberOfLines = 1
    #expect(isClose(manager.usedRect(for: container).height, font.lineHeight, within: 1))
    #expect(manager.glyphRange(for: NSTextContainer(size: .zero)).length == 0)
  }
}

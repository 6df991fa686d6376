import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim

/// Places in the texts of fields and text views, and what keys do there.
struct TextInputTests {
  private func show(_ view: UIView, _ frame: CGRect) throws -> UIWindow {
    let controller = UIViewController()
    let window = try ScreenHost.show(controller)
    view.frame = frame
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func part(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: first, to: last))
  }

  @Test(arguments: [true, false])
  func `places are counted in both kinds of views`(isField: Bool) throws {
    let field = UITextField()
    let view = UITextView()
    field.text = "Grüße 👩‍👩‍👧!"
    view.text = field.text
    let input: any UITextInput = isField ? field : view
    let window = try show(isField ? field : view, CGRect(x: 0, y: 100, width: 300, height: 60))
    #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 15)
    #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    #expect(input.text(in: try part(input, 0, 5)) == "Grüße")
    #expect(input.text(in: try part(input, 5, 0)) == "Grüße")
    let end = input.endOfDocument
    #expect(input.compare(input.beginningOfDocument, to: end) == .orderedAscending)
    #expect(input.compare(end, to: end) == .orderedSame)
    #expect(input.markedTextRange == nil)
    input.replace(try part(input, 0, 5), withText: "Hallo")
    #expect((isField ? field.text : view.text) == "Hallo 👩‍👩‍👧!")
    // The caret is behind what was written, and a family is one letter.
    input.deleteBackward()
    input.insertText("ö")
    #expect((isField ? field.text : view.text) == "Hallö 👩‍👩‍👧!")
    input.selectedTextRange = try part(input, 6, 14)
    input.deleteBackward()
    #expect((isField ? field.text : view.text) == "Hallö !")
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `keys write at the caret, and the delegate is asked for the place`() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.append("\(range.location)+\(range.length) '\(string)'")
        return true
      }
      func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.text = "1000"
    let window = try show(field, CGRect(x: 0, y: 100, width: 300, height: 34))
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    field.delegate = delegate
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty && caret.start == field.endOfDocument)
    field.selectedTextRange = try part(field, 1, 1)
    #expect(delegate.log == ["selection"])
    field.insertText(".")
    #expect(field.text == "1.000")
    #expect(try #require(field.selectedTextRange) == part(field, 2, 2))
    field.text = "7"
    #expect(try #require(field.selectedTextRange) == part(field, 1, 1))
    #expect(window.diagnostics.isEmpty)
    field.selectedTextRange = try part(field, 0, 1)
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect"])
  }

  @Test func `rectangles of a field are those of its letters`() throws {
    let field = UITextField()
    field.text = "iiWW"
    field.borderStyle = .roundedRect
    let window = try show(field, CGRect(x: 0, y: 100, width: 300, height: 34))
    let carets = try (0...4).map { offset in
      field.caretRect(
        for: try #require(field.position(from: field.beginningOfDocument, offset: offset))
      )
    }
    #expect(carets[0].minX == 7 && carets.allSatisfy { abs($0.width - 2) < 0.01 && $0.height > 20 })
    #expect(carets[2].minX - carets[0].minX < (carets[4].minX - carets[2].minX) / 2)
    let wide = field.firstRect(for: try part(field, 2, 4))
    #expect(abs(wide.minX - carets[2].minX) < 0.5 && abs(wide.maxX - carets[4].minX) < 0.5)
    #expect(field.closestPosition(to: CGPoint(x: 0, y: 17)) == field.beginningOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: 290, y: 17)) == field.endOfDocument)
    #expect(
      field.characterRange(at: CGPoint(x: wide.midX + 2, y: 17)) == (try part(field, 3, 4))
    )
    #expect(field.characterRange(at: CGPoint(x: 290, y: 17)) == nil)
    field.isSecureTextEntry = true
    window.layoutIfNeeded()
    let dots = try (0...4).map { offset in
      field.caretRect(
        for: try #require(field.position(from: field.beginningOfDocument, offset: offset))
      ).minX
    }
    #expect(abs((dots[2] - dots[0]) - (dots[4] - dots[2])) < 0.7)
  }

  @Test func `rectangles of a text go over its lines`() throws {
    let view = UITextView()
    view.text = "One two three\nfour\n"
    view.font = .systemFont(ofSize: 17)
    let window = try show(view, CGRect(x: 0, y: 100, width: 90, height: 200))
    let rects = view.selectionRects(for: try part(view, 0, 18))
    #expect(rects.count == 3, "\(rects.map(\.rect))")
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects.allSatisfy { $0.rect.minX == 5 })
    let tops = rects.map(\.rect.minY)
    #expect(tops[0] == 8 && tops[1] > tops[0] + 19 && tops[2] > tops[1] + 19)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(last.minY > tops[2] + 19 && last.minX == 5)
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let below = try #require(view.position(from: place, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 11)
    #expect(view.position(from: place, in: .up, offset: 1) == nil)
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText(",")
    #expect(view.text == "One, two three\nfour\n" && view.selectedRange.location == 4)
    view.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a text view has the system's background`() {
    #expect(UITextView().backgroundColor == .systemBackground)
    let view = UITextView()
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a field without a caret, as applications make it`() throws {
    final class Code: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func deleteBackward() {
        wasEmpty = !hasText
        super.deleteBackward()
      }
      var wasEmpty = false
    }
    let field = Code()
    let window = try show(field, CGRect(x: 0, y: 100, width: 40, height: 40))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    field.deleteBackward()
    #expect(field.wasEmpty && field.subviews.contains { $0.frame == .zero })
  }
}

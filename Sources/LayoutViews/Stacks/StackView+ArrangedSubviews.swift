public import Foundation
import LayoutDiagnostics

extension StackView {
  /// Puts `view` at the end of the arranged views, and in front of the subviews where it is none yet.
  public func addArrangedSubview(_ view: View) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Puts `view` at a place among the arranged views, and in front of the subviews where it is none
  /// yet.
  ///
  /// A view that is arranged already moves there; the subviews keep their order. An index outside of
  /// the arranged views is refused, as UIKit does with an exception.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index among the arranged views, their count for the end.
  public func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      record(.arrangedIndexOutOfBounds(stackIndex, in: self))
      return
    }
    arrange(view, at: stackIndex)
  }

  /// Takes `view` out of the arranged views; it stays a subview, without a place of its own.
  public func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    // Some are the view's own and would go with it wherever it goes.
    madeConstraints.deactivateAll(of: view)
    arrangementDidChange()
  }

  /// Sets the space after one of the arranged views, which then counts instead of `spacing`.
  ///
  /// It stays with the view when it moves in the stack and is lost when it leaves; after the last
  /// visible view it has no effect.
  ///
  /// - Parameters:
  ///   - spacing: The space in points, `spacingUseDefault` or `spacingUseSystem`.
  ///   - arrangedSubview: The view before the space; nothing happens where it is not arranged.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the space that was set after a view; `spacingUseDefault` where none was.
  public func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrange(_ view: View, at index: Int) {
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
    } else if view.superview !== self {
      addSubview(view)
      // A stack cannot be inside of itself.
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    arrangementDidChange()
  }
}

extension Diagnostic {
  fileprivate static func arrangedIndexOutOfBounds(_ index: Int, in stack: StackView) -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "arranged-index-out-of-bounds",
      "index out of bounds for arranged subview of '\(stack.reportName)': index \(index) is not in "
        + "0...\(stack.arrangedSubviews.count)",
      at: stack.source,
      notes: [Note("UIKit raises NSInternalInconsistencyException here; nothing was inserted")]
    )
  }
}

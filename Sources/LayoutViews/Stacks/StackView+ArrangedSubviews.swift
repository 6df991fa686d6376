import Foundation
import LayoutDiagnostics

extension StackView {
  func insert(_ view: View, arrangedAt index: Int) {
    guard (0...arrangedSubviews.count).contains(index) else {
      record(.arrangedIndexOutOfBounds(index, in: self))
      return
    }
    arrange(view, at: index)
  }

  func removeFromArranged(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    // Some are the view's own and would go with it wherever it goes.
    madeConstraints.deactivateAll(of: view)
    arrangementDidChange()
  }

  func setSpacing(_ spacing: CGFloat, afterArranged view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(view)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  func arrange(_ view: View, at index: Int) {
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

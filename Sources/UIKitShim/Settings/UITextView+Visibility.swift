public import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

extension UITextView {
  /// Moves the text as little as needed to show some of it, as far as the text goes.
  public final func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return }
    layoutIfNeeded()
    let length = (text as NSString).length
    let start = min(range.location, length)
    let ends = [start, min(start + range.length, length)]
    let carets = ends.compactMap { position(from: beginningOfDocument, offset: $0) }.map(caretRect)
    guard let first = carets.first, let last = carets.last else { return }
    scrollRectToVisible(first.union(last), animated: false)
  }
}

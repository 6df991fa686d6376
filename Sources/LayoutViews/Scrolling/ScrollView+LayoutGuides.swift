import Foundation

// Between a scroll view and what is in it, the edges of the scroll view mean those of its content, while
// its width, height and centers mean those of its frame (Apple, "Auto Layout Guide", "Working with
// Scroll Views"). The content's edges are variables, and so constraints make the content's size.
extension ScrollView {
  /// The content, from its beginning to as far as constraints make it.
  public var contentLayoutGuide: LayoutGuide {
    if let guide = contentGuide { return guide }
    let guide = LayoutGuide(role: .scrollContent, of: self)
    contentGuide = guide
    return guide
  }

  /// The part that shows: it stays where it is on the screen when the content scrolls.
  public var frameLayoutGuide: LayoutGuide {
    if let guide = frameGuide { return guide }
    let guide = LayoutGuide(role: .scrollFrame, of: self)
    frameGuide = guide
    return guide
  }

  /// Whether constraints may say how large the content is; a table knows that from its rows.
  var sizesContentByConstraints: Bool { !(self is TableView) }

  /// Makes `contentSize` what constraints say, as far as they leave no choice.
  func takeContentSizeFromConstraints() {
    guard let item = contentGuide?.solvedItem, let engine = item.engine, sizesContentByConstraints
    else { return }
    let solved = solvedSizeOfContent
    guard solved != takenContentSize else { return }
    takenContentSize = solved
    var size = contentSize
    if !engine.isAmbiguous(item.width) { size.width = solved.width }
    if !engine.isAmbiguous(item.height) { size.height = solved.height }
    contentSize = size
  }

  private var solvedSizeOfContent: CGSize { contentLayoutGuide.layoutFrame.size }
}

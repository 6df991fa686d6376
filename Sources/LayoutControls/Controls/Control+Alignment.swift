import Foundation
import LayoutViews

extension Control {
  /// A horizontal alignment of content, with UIKit's numbers.
  public enum ContentHorizontalAlignment: Int, Sendable, Hashable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// The side at which a line of text begins.
    case leading = 4
    /// The side at which a line of text ends.
    case trailing = 5
  }

  /// A vertical alignment of content, with UIKit's numbers.
  public enum ContentVerticalAlignment: Int, Sendable, Hashable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// The horizontal alignment of the content, as left and right.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
}

extension Control.ContentHorizontalAlignment {
  /// Returns the share of the free room that is on the left.
  func share(isMirrored: Bool) -> CGFloat {
    switch self {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    }
  }
}

extension Control.ContentVerticalAlignment {
  /// The share of the free room that is above.
  var share: CGFloat {
    switch self {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}

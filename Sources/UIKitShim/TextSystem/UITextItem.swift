public import Foundation

/// `UIKit.UITextItemInteraction`: what a finger wants of a link or a picture in a text view, where no finger does.
public enum UITextItemInteraction: Int, Sendable, Hashable {
  /// To open it.
  case invokeDefaultAction = 0
  /// To see what can be done with it.
  case presentActions = 1
  /// To see it first.
  case preview = 2
}

/// `UIKit.UITextItem`: a link, a picture or a marked part in a text view.
public struct UITextItem: Sendable, Hashable {
  /// The thing that the item stands for.
  public enum Content: Sendable, Hashable {
    /// A link.
    case link(URL)
    /// A part with a name.
    case tag(String)
  }

  /// The thing that the item stands for.
  public let content: Content
  /// The place in the text.
  public let range: NSRange
}

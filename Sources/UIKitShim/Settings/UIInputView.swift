public import Foundation
@_spi(SystemViews) public import LayoutViews

/// `UIKit.UIInputView`: a view that would have the ground of the keyboard, which is not drawn.
open class UIInputView: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// `UIKit.UIInputView.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// None.
    case `default` = 0
    /// The ground of the keyboard.
    case keyboard = 1
  }

  /// The style.
  public final let inputViewStyle: Style
  /// Whether constraints decide about the height.
  open var allowsSelfSizing = false

  /// Creates a view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates a view without a ground.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// `UIKit.UIInputViewAudioFeedback`.
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether keys click, which nobody hears.
  var enableInputClicksWhenVisible: Bool { get }
}

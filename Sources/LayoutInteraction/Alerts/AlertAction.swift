public import Foundation

/// A button of an alert: UIKit's `UIAlertAction`.
open class AlertAction: NSObject {
  /// A kind of button: UIKit's `UIAlertAction.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// A button like most.
    case `default` = 0
    /// The button that changes nothing: left of another one, and the last of several.
    case cancel = 1
    /// A button that removes something.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The kind of button.
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// The closure called after the alert was closed by the button.
  let handler: ((AlertAction) -> Void)?
  /// The closure called when the button is to look otherwise.
  var onChange: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The kind of button.
  ///   - handler: A closure called after the alert was closed by it.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

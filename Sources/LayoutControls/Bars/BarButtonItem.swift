public import Foundation
public import LayoutGeometry
import LayoutText
public import LayoutViews

/// A button or view in a bar: UIKit's `UIBarButtonItem`, with closures in the place of selectors.
open class BarButtonItem: NSObject {
  /// What a button looks like: UIKit's `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// Regular letters.
    case plain = 0
    /// Semibold letters.
    case done = 2
  }

  /// Buttons with a title of the system's: those of UIKit's `UIBarButtonItem.SystemItem` that are no pictures.
  public enum SystemItem: Int, Sendable, Hashable {
    /// "Done", in semibold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in semibold.
    case save = 3
    /// Room that takes its share of what the buttons of a toolbar leave.
    case flexibleSpace = 5
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22

    fileprivate var style: Style {
      switch self {
      case .done, .save: .done
      case .cancel, .edit, .flexibleSpace, .undo, .redo: .plain
      }
    }

    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .flexibleSpace: nil
      case .undo: "Undo"
      case .redo: "Redo"
      }
    }
  }

  /// What is written on the button.
  open var title: String? {
    didSet { updateButton() }
  }
  /// The picture of the button, in the place of a title.
  open var image: Image? {
    didSet { updateButton() }
  }
  /// What the button looks like.
  open var style: Style {
    didSet { updateButton() }
  }
  /// Whether the button can be pressed.
  open var isEnabled = true {
    didSet { updateButton() }
  }
  /// The color of title and picture; nil for that of the bar.
  open var tintColor: Color? {
    didSet { updateButton() }
  }
  /// What the button does.
  open var primaryAction: Action?
  /// A number for the application's own use.
  open var tag = 0
  /// The view that is shown in the place of a button.
  open var customView: View?
  /// Whether the item is room between others.
  let isFlexibleSpace: Bool

  private lazy var button = makeButton()

  private init(
    title: String?,
    image: Image?,
    style: Style,
    action: Action?,
    isFlexibleSpace: Bool = false
  ) {
    self.title = title
    self.image = image
    self.style = style
    primaryAction = action
    self.isFlexibleSpace = isFlexibleSpace
    super.init()
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What is written on it; nil for the title of the action.
  ///   - image: Its picture; nil for that of the action.
  ///   - primaryAction: What it does.
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.init(
      title: title ?? primaryAction?.title,
      image: image ?? primaryAction?.image,
      style: .plain,
      action: primaryAction
    )
  }

  /// Makes a button of the system.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init(
      title: systemItem.title,
      image: nil,
      style: systemItem.style,
      action: primaryAction,
      isFlexibleSpace: systemItem == .flexibleSpace
    )
  }

  /// Makes an item of a view.
  public convenience init(customView: View) {
    self.init(title: nil, image: nil, style: .plain, action: nil)
    self.customView = customView
  }

  /// Makes room that takes its share of what the buttons of a toolbar leave.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Takes the title and the style of another button of the system.
  func become(_ systemItem: SystemItem) {
    title = systemItem.title
    style = systemItem.style
  }

  /// What a bar shows of the item.
  var view: View { customView ?? button }

  private func makeButton() -> Button {
    let button = Button(type: .system)
    button.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        primaryAction?.run(from: self)
      },
      for: .touchUpInside
    )
    show(in: button)
    return button
  }

  private func updateButton() {
    guard customView == nil, !isFlexibleSpace else { return }
    show(in: button)
    button.superview?.setNeedsLayout()
  }

  private func show(in button: Button) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
  }
}

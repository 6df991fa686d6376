public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
public import LayoutViews

/// A button or view in a bar: UIKit's `UIBarButtonItem`.
open class BarButtonItem: NSObject, SettingKeeper {
  package final var keptSettings: [String: Any]?
  /// A style of a button: UIKit's `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// Regular letters.
    case plain = 0
    /// Semibold letters.
    case done = 2

    /// The newer name of `done`.
    public static var prominent: Self { .done }
  }

  /// The title of the button.
  open var title: String? { didSet { updateButton() } }
  /// The picture of the button, in the place of a title.
  open var image: Image? { didSet { updateButton() } }
  /// The style of the button.
  open var style = Style.plain { didSet { updateButton() } }
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { updateButton() } }
  /// Whether the bar leaves the item out, and its room.
  open var isHidden = false { didSet { if isHidden != oldValue { onHiding?() } } }
  /// The closure of the bar, called when the item is left out or comes back.
  final var onHiding: (() -> Void)?
  /// The color of title and picture, or `nil` for that of the bar.
  open var tintColor: ColorObject? { didSet { updateButton() } }
  /// The closure that the button runs, or `nil` for none.
  open var primaryAction: Action?
  /// The object whose method the button calls, which is not kept alive; `nil` stands for the first responder that
  /// has the method, from the button upwards.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  /// The method that the button calls where it has no closure, or `nil` for none.
  open var action: ActionSelector?
  /// Whether there is or was a target: a method of one that is gone is nobody else's.
  private var hasTarget = false
  /// The name of the button for VoiceOver, or `nil` for its title.
  open var accessibilityLabel: String? { didSet { updateButton() } }
  /// A number for the application's own use.
  open var tag = 0
  /// The view that is shown in the place of a button.
  open var customView: View?
  /// The width of a space, or 0 for the width of the title or picture.
  open var width: CGFloat = 0 {
    didSet {
      customView?.frame.size.width = max(0, width)
      customView?.superview?.setNeedsLayout()
    }
  }
  /// Whether the item is room between others.
  private(set) final var isFlexibleSpace = false
  /// Whether it is only room, of its own width.
  private(set) final var isFixedSpace = false
  /// The look that the bar gives the button.
  final var look = Look.plain { didSet { if look != oldValue { updateButton() } } }

  /// A look of a button in a bar.
  enum Look {
    /// A title or picture in the tint.
    case plain
    /// A title or picture in the color of labels, in a capsule of iOS 26.
    case capsule
    /// Nothing of its own in such a capsule, where an arrow head is.
    case arrowHead
  }

  private lazy var button = makeButton()

  /// The name of the item in reports: its title, or that of the picture.
  package final var name: String { accessibilityLabel ?? title ?? image?.symbol?.rawValue ?? "" }

  /// The view of the item in a bar.
  package final var view: View { customView ?? button }

  /// Creates a button with neither title nor picture.
  public override init() { super.init() }

  /// Creates a button with neither title nor picture; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  private convenience init(title: String?, image: Image?, style: Style, action: Action?) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    primaryAction = action
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Its title, or `nil` for the title of the action.
  ///   - image: Its picture, or `nil` for that of the action.
  ///   - primaryAction: Its action.
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.init(
      title: title ?? primaryAction?.title,
      image: image ?? primaryAction?.image,
      style: .plain,
      action: primaryAction
    )
  }

  /// Creates a button of the system.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init(
      title: systemItem.title,
      image: systemItem.image,
      style: systemItem.style,
      action: primaryAction
    )
    isFlexibleSpace = systemItem == .flexibleSpace
    accessibilityLabel = systemItem.pictureName
    isFixedSpace = systemItem == .fixedSpace
    if isFixedSpace { customView = View() }
  }

  /// Creates a button with a title that calls a method.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - style: Its style.
  ///   - target: The object whose method it calls, which is not kept alive.
  ///   - action: The method, which takes nothing, the item, or the item and the event.
  public convenience init(
    title: String?,
    style: Style,
    target: Any?,
    action: ActionSelector?
  ) {
    self.init(title: title, image: nil, style: style, action: nil)
    setTarget(target, action)
  }

  /// Creates a button with a picture that calls a method.
  ///
  /// - Parameters:
  ///   - image: Its picture.
  ///   - style: Its style.
  ///   - target: The object whose method it calls, which is not kept alive.
  ///   - action: The method, which takes nothing, the item, or the item and the event.
  public convenience init(
    image: Image?,
    style: Style,
    target: Any?,
    action: ActionSelector?
  ) {
    self.init(title: nil, image: image, style: style, action: nil)
    setTarget(target, action)
  }

  /// Creates a button of the system that calls a method.
  ///
  /// - Parameters:
  ///   - systemItem: The button.
  ///   - target: The object whose method it calls, which is not kept alive.
  ///   - action: The method, which takes nothing, the item, or the item and the event.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: ActionSelector?
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  /// Creates an item of a view.
  public convenience init(customView: View) {
    self.init(title: nil, image: nil, style: .plain, action: nil)
    self.customView = customView
  }

  /// Returns a space that gets its share of the room beside the buttons of a toolbar.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Takes the title and the style of another button of the system.
  func become(_ systemItem: SystemItem) {
    title = systemItem.title
    style = systemItem.style
  }

  private func setTarget(_ target: Any?, _ action: ActionSelector?) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  private func makeButton() -> BarButton {
    let button = BarButton(type: .system)
    button.addAction(
      Action { [weak self, weak button] _ in self?.wasTapped(button) },
      for: .touchUpInside
    )
    show(in: button)
    return button
  }

  private func wasTapped(_ button: View?) {
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action, target != nil || !hasTarget else { return }
    TargetAction(target: target, action: action).send(from: self, with: nil, in: button)
  }

  private func updateButton() {
    guard customView == nil, !isFlexibleSpace else { return }
    show(in: button)
    button.superview?.setNeedsLayout()
  }

  private func show(in button: Button) {
    let showsTitle = image == nil && look != .arrowHead
    button.setTitle(showsTitle ? title : nil, for: .normal)
    button.setImage(look == .arrowHead ? nil : image, for: .normal)
    let weight: FontWeight = style == .done ? .semibold : look == .plain ? .regular : .medium
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    button.titleLabel?.textAlignment = look == .plain ? .natural : .center
    button.accessibilityLabel = showsTitle ? accessibilityLabel : name
    button.isEnabled = isEnabled
    button.isUserInteractionEnabled = isEnabled
    button.tintColor = look == .plain ? tintColor : colorInCapsule
    if look != .plain, style == .done { button.setTitleColor(.white, for: .disabled) }
  }

  private var colorInCapsule: ColorObject? {
    style == .done ? .white : tintColor ?? SystemColor.label.object
  }
}

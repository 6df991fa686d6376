public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UICommandAlternate`: a command in the place of another one while keys are held.
open class UICommandAlternate: NSObject {
  /// The title.
  public final let title: String
  /// The method.
  public final let action: ActionSelector
  /// The keys that are held.
  public final let modifierFlags: KeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: ActionSelector, modifierFlags: KeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

extension KeyCommand {
  /// Creates a command of a key with a title, which no menu shows.
  ///
  /// - Parameters:
  ///   - title: The title in menus.
  ///   - image: The picture in menus.
  ///   - action: The method.
  ///   - input: The letter of the key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: A value for the method.
  ///   - alternates: The commands while other keys are held.
  ///   - discoverabilityTitle: The name in the list of keys.
  ///   - attributes: The properties of the row in menus.
  ///   - state: The mark before the row.
  public convenience init(
    title: String = "",
    image: Image? = nil,
    action: ActionSelector,
    input: String,
    modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    keep(propertyList, "propertyList")
    keep(alternates, "alternates")
    self.attributes = attributes
    self.state = state
  }

  /// The value for the method.
  public final var propertyList: Any? { kept("propertyList") }
  /// The commands while other keys are held.
  public final var alternates: [UICommandAlternate] { kept("alternates") ?? [] }
  /// The properties of the row in menus.
  public final var attributes: MenuElement.Attributes {
    get { kept("attributes") ?? [] }
    set { keep(newValue, "attributes") }
  }
  /// The mark before the row.
  public final var state: MenuElement.State {
    get { kept("state") ?? .off }
    set { keep(newValue, "state") }
  }
}

import Foundation
public import LayoutControls
import LayoutDevices
import LayoutGeometry
public import LayoutViews

// What search bars keep and do not draw; where UIKit would show it, a finding says so.

extension SearchBar {
  /// The style; the ground of a prominent one is not drawn.
  public final var searchBarStyle: Style {
    get { kept("searchBarStyle") ?? .default }
    set { keep(newValue, "searchBarStyle", isSeen: newValue == .prominent) }
  }

  /// The style until iOS 13, which is kept and not drawn.
  public final var barStyle: UIBarStyle {
    get { kept("barStyle") ?? .default }
    set { keep(newValue, "barStyle", isSeen: newValue != .default) }
  }

  /// The color of the ground, which is kept and not drawn.
  public final var barTintColor: ColorObject? {
    get { kept("barTintColor") }
    set { keep(newValue, "barTintColor", isSeen: newValue != nil) }
  }

  /// Whether content may be under the bar, which it may here.
  public final var isTranslucent: Bool {
    get { kept("isTranslucent") ?? true }
    set { keep(newValue, "isTranslucent", isSeen: !newValue) }
  }

  /// The picture behind the bar, which is kept and not drawn; one without a size takes the ground away.
  public final var backgroundImage: Image? {
    get { kept("backgroundImage") }
    set { keep(newValue, "backgroundImage", isSeen: newValue != nil && newValue?.size != .zero) }
  }

  /// The picture behind the scopes, which is kept and not drawn.
  public final var scopeBarBackgroundImage: Image? {
    get { kept("scopeBarBackgroundImage") }
    set { keep(newValue, "scopeBarBackgroundImage", isSeen: newValue != nil) }
  }

  /// The line above the field, which is kept and not drawn.
  public final var prompt: String? {
    get { kept("prompt") }
    set { keep(newValue, "prompt", isSeen: newValue != nil) }
  }

  /// Whether the field has a button with bookmarks, which is kept and not drawn.
  public final var showsBookmarkButton: Bool {
    get { kept("showsBookmarkButton") ?? false }
    set { keep(newValue, "showsBookmarkButton", isSeen: newValue) }
  }

  /// Whether the field has a button with results, which is kept and not drawn.
  public final var showsSearchResultsButton: Bool {
    get { kept("showsSearchResultsButton") ?? false }
    set { keep(newValue, "showsSearchResultsButton", isSeen: newValue) }
  }

  /// Keeps the distance of a picture in the field from its place, which is not drawn.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    if adjustment != .zero { tellNoEffect(of: "setPositionAdjustment") }
  }
  /// Keeps attributes of the titles of scopes, which are not drawn.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    if attributes?.isEmpty == false { tellNoEffect(of: "setScopeBarButtonTitleTextAttributes") }
  }

  /// The distance of the field from its place, which is kept and not drawn.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept("searchFieldBackgroundPositionAdjustment") ?? .zero }
    set { keep(newValue, "searchFieldBackgroundPositionAdjustment", isSeen: newValue != .zero) }
  }

  /// The distance of the text from its place, which is kept and not drawn.
  public final var searchTextPositionAdjustment: UIOffset {
    get { kept("searchTextPositionAdjustment") ?? .zero }
    set { keep(newValue, "searchTextPositionAdjustment", isSeen: newValue != .zero) }
  }

  /// Keeps a picture behind the bar, which is not drawn; one without a size takes the ground away.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - barPosition: The place of the bar.
  ///   - barMetrics: The bars that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Keeps a picture behind the field, which is not drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - state: The state of the field.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: Image?,
    for state: Control.State
  ) {
    let name = "setSearchFieldBackgroundImage"
    keep(backgroundImage, "\(name) \(state.rawValue)")
    if backgroundImage != nil { tellNoEffect(of: name) }
  }

  /// Keeps the picture of a button, which is not drawn.
  ///
  /// - Parameters:
  ///   - iconImage: The picture.
  ///   - icon: The button.
  ///   - state: The state of the bar.
  public final func setImage(
    _ iconImage: Image?,
    for icon: Icon,
    state: Control.State
  ) {
    keep(iconImage, "setImage \(icon) \(state.rawValue)")
    if iconImage != nil { tellNoEffect(of: "setImage") }
  }

  /// Returns the picture that was kept for a button.
  public final func image(for icon: Icon, state: Control.State) -> Image? {
    kept("setImage \(icon) \(state.rawValue)")
  }

  /// `UIKit.UISearchBar.Style`.
  public enum Style: UInt, Sendable, Hashable {
    /// As the system has it.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  /// `UIKit.UISearchBar.Icon`.
  public enum Icon: Int, Sendable, Hashable {
    /// The magnifying glass.
    case search = 0
    /// The cross.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list.
    case resultsList = 3
  }
}

// MARK: - Scopes

extension SearchBar {
  /// The titles of the scopes, which are kept and not drawn.
  public final var scopeButtonTitles: [String]? {
    get { kept("scopeButtonTitles") }
    set { keep(newValue, "scopeButtonTitles", isSeen: newValue?.isEmpty == false) }
  }

  /// The index of the selected scope.
  public final var selectedScopeButtonIndex: Int {
    get { kept("selectedScopeButtonIndex") ?? 0 }
    set { keep(newValue, "selectedScopeButtonIndex") }
  }

  /// Whether scopes show, which none does here.
  public final var showsScopeBar: Bool {
    get { kept("showsScopeBar") ?? false }
    set { keep(newValue, "showsScopeBar", isSeen: newValue) }
  }

  /// Keeps whether scopes show.
  public final func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
}

// MARK: - What the field asks of the keyboard

extension SearchBar {
  /// The kind of keyboard.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The look of the keyboard.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key needs a text.
  public final var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The letters that are capital ones.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The choice whether words are corrected.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The choice whether words are checked.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
}

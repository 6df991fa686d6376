public import Foundation
import LayoutGeometry
public import LayoutTables
@_spi(SystemViews) public import LayoutViews

/// `UIKit.UICollectionReusableView`: a plain view, which a test may lay out by itself.
open class UICollectionReusableView: View {
  /// The identifier with which the view was made, or `nil` for none.
  public internal(set) final var reuseIdentifier: String?

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// Prepares for another item; the base class does nothing.
  open func prepareForReuse() {}
  /// Takes over a place, which no layout gives here; the base class does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place that the view asks for: the given one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A view that is made of its class alone.
protocol MadeOfClass: UICollectionReusableView {}
extension UICollectionReusableView: MadeOfClass {}

// An initializer of a protocol calls the override of the class, as the cells of tables are made.
extension MadeOfClass where Self == UICollectionReusableView {
  fileprivate init(inClassFor identifier: String) { self.init(frame: .zero) }
}

extension UICollectionReusableView {
  /// Returns a new view of the class, as one that is registered.
  static func made(for identifier: String) -> Self {
    let type: UICollectionReusableView.Type = Self.self
    guard let view = type.init(inClassFor: identifier) as? Self else {
      preconditionFailure("'\(Self.self)' made a view of another class")
    }
    view.reuseIdentifier = identifier
    return view
  }
}

/// `UIKit.UICollectionViewCell`: a view with a content, which a test may lay out by itself.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that fills the cell.
  public final let contentView = View()
  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the cell is pressed.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The view behind the content, which is kept and not shown.
  open var backgroundView: View?
  /// The view behind the content of a selected cell, which is kept and not shown.
  open var selectedBackgroundView: View?
  /// The description of the content, or `nil` for one that the application adds itself.
  open var contentConfiguration: (any ContentConfiguration)? { didSet { showContent() } }
  /// The description of the background, which is kept and not shown.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var configuredView: (any View & ContentView)?

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The state of the cell.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Updates the descriptions for a state; the base class does nothing.
  open func updateConfiguration(using state: CellConfigurationState) {}
  /// Updates the descriptions at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  private func stateDidChange() {
    if let contentConfiguration, automaticallyUpdatesContentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: configurationState)
    }
    updateConfiguration(using: configurationState)
  }

  private func showContent() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let configuredView, configuredView.supports(contentConfiguration) {
      configuredView.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    configuredView = view
  }
}

/// `UIKit.UICollectionViewListCell`, whose accessories are kept and not shown.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories, which are kept.
  open var accessories: [UICellAccessory] = []
  /// The level of indentation, which is kept.
  open var indentationLevel = 0
  /// The width of a level, which is kept.
  open var indentationWidth: CGFloat = 10

  /// Returns the description of a row's content.
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}

/// `UIKit.UICellAccessory`, which is kept and not shown.
public struct UICellAccessory: Sendable, Hashable {
  /// A time at which an accessory is there.
  public enum DisplayedState: Sendable, Hashable {
    /// Always.
    case always
    /// While the view is edited.
    case whenEditing
    /// While the view is not edited.
    case whenNotEditing
  }

  private let kind: String

  /// Returns an arrow head.
  public static func disclosureIndicator(displayed: DisplayedState = .whenNotEditing) -> Self {
    Self(kind: "disclosureIndicator")
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> Self {
    Self(kind: "checkmark")
  }
  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: "delete") }
  /// Returns a handle to move the row with.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: "reorder")
  }
  /// Returns a circle for the selection.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: "multiselect")
  }
  /// Returns an arrow head that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: "outlineDisclosure") }
}

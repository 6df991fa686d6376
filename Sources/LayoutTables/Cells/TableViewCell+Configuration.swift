package import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

extension TableViewCell: ConfiguredView {
  /// Returns the content of a stock cell of this style, without texts.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the background that a cell has in the table, or that of a plain one outside of a table.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    context.metrics.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The state as the table and the touches have it.
  var currentConfigurationState: CellConfigurationState {
    var current = CellConfigurationState(traitCollection: traitCollection)
    let hold = (superview as? any CellTable)?.hold(on: self)
    current.isDisabled = !isUserInteractionEnabled
    current.isSelected = state.isSelected
    current.isHighlighted = state.isHighlighted
    current.isEditing = state.ownEditing ?? context.isEditing
    current.isSwiped = hold == .swiped
    current.isReordering = hold == .reordering
    return current
  }

  var hasConfigurations: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil || type(of: self) != TableViewCell.self
  }

  func letUpdate(for state: CellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Shows the content of the configuration in the content view, which becomes its view.
  func showContentConfiguration() {
    if replaceContentView() {
      (titleLabel, detailLabel, pictureView) = (nil, nil, nil)
      contentSizeMayChange()
    }
    configurationStateDidChange()
  }

  /// Shows the background of the configuration in the place of all others.
  func showBackgroundConfiguration() {
    if backgroundConfiguration != nil {
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
      backgroundColor = nil
    } else if configuredBackground != nil {
      state.ownBackground = backgroundColor
    }
    show(backgroundConfiguration)
    updateLooks()
    configurationStateDidChange()
  }
}

extension TableViewCell: ListMetricsSource {
  var listMetrics: TableMetrics { context.metrics }
  var listIndentation: CGFloat { indentation }
}

extension TableViewCell: GroupMember {
  package var topCornerRadius: CGFloat { hasRoundTop ? cornerRadius : 0 }
  package var bottomCornerRadius: CGFloat { hasRoundBottom ? cornerRadius : 0 }
}

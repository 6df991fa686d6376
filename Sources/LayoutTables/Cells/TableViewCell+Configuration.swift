import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

// Configurations are updated before the cell is measured or laid out, once for all changes of the state since.
extension TableViewCell {
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
    current.isEditing = context.isEditing
    current.isSwiped = hold == .swiped
    current.isReordering = hold == .reordering
    return current
  }

  /// Notes that configurations are out of date, if the cell has some, or is of a class that may make some.
  func configurationStateDidChange() {
    guard !state.isConfiguring else { return }
    state.needsConfiguration = true
    if hasConfigurations { setNeedsLayout() }
  }

  private var hasConfigurations: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil || type(of: self) != TableViewCell.self
  }

  /// Updates the configurations on request.
  func updateConfigurationIfNeeded() {
    guard state.needsConfiguration, !state.isConfiguring, hasConfigurations else { return }
    state.needsConfiguration = false
    state.isConfiguring = true
    defer { state.isConfiguring = false }
    let current = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: current)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: current)
    }
    updateConfiguration(using: current)
    configurationUpdateHandler?(self, current)
  }

  /// Shows the content of the configuration in the content view, which becomes its view.
  func showContentConfiguration() {
    let view = contentView.contentView(showing: contentConfiguration)
    if view !== contentView {
      let old = contentView
      view.insetsLayoutMarginsFromSafeArea = false
      insertSubview(view, aboveSubview: old)
      view.frame = old.frame
      old.removeFromSuperview()
      contentView = view
      state.ownMargins = nil
      (titleLabel, detailLabel, pictureView) = (nil, nil, nil)
      contentSizeMayChange()
      setNeedsLayout()
    }
    configurationStateDidChange()
  }

  /// Shows the background of the configuration in the place of all others.
  func showBackgroundConfiguration() {
    if let backgroundConfiguration {
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
      backgroundColor = nil
      let view = configuredBackground ?? ConfiguredBackground()
      view.configuration = backgroundConfiguration
      if configuredBackground == nil {
        configuredBackground = view
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, at: 0)
      }
    } else if let view = configuredBackground {
      view.removeFromSuperview()
      configuredBackground = nil
      state.ownBackground = backgroundColor
    }
    updateLooks()
    configurationStateDidChange()
  }
}

extension TableViewCell: ListMetricsSource {
  var listMetrics: TableMetrics { context.metrics }
}

import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

// As in cells: configurations are updated before the view is measured or laid out.
extension TableViewHeaderFooterView {
  /// Returns the content of a stock header or footer of the table, without texts.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch (context.metrics.style, context.kind) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  /// Returns the background of a stock header or footer of the table.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    context.metrics.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  var currentConfigurationState: ViewConfigurationState {
    var current = ViewConfigurationState(traitCollection: traitCollection)
    current.isDisabled = !isUserInteractionEnabled
    current.isPinned = isPinned
    return current
  }

  /// Notes that configurations are out of date, if the view has some, or is of a class that may make some.
  func configurationStateDidChange() {
    guard !isConfiguring else { return }
    needsConfiguration = true
    if hasConfigurations { setNeedsLayout() }
  }

  /// Whether the view has configurations, or is of a class that may make some.
  var hasConfigurations: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil || type(of: self) != TableViewHeaderFooterView.self
  }

  /// Updates the configurations on request.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration, !isConfiguring, hasConfigurations else { return }
    needsConfiguration = false
    isConfiguring = true
    defer { isConfiguring = false }
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
      if contentConfiguration == nil, let textLabel { view.addSubview(textLabel) }
      setNeedsLayout()
    }
    configurationStateDidChange()
  }

  /// Shows the background of the configuration in the place of the color.
  func showBackgroundConfiguration() {
    if let backgroundConfiguration {
      let view = configuredBackground ?? ConfiguredBackground()
      view.configuration = backgroundConfiguration
      if configuredBackground == nil {
        configuredBackground = view
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, at: 0)
      }
    } else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
    }
    updateLooks()
    configurationStateDidChange()
  }

  /// Aligns the content of a configuration with the text of a stock header.
  func updateContentMargins() {
    guard contentConfiguration != nil else { return }
    let inset = context.metrics.textInset
    let margins = DirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }

  /// Returns the height that a list's content asks for in a width, or 0 for other content.
  func configuredHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    guard let list = contentView as? ListContentView else { return 0 }
    updateContentMargins()
    return list.height(inWidth: width)
  }
}

extension TableViewHeaderFooterView: ListMetricsSource {
  var listMetrics: TableMetrics { context.metrics }
}

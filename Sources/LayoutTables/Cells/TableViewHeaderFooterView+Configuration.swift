import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

extension TableViewHeaderFooterView: ConfiguredView {
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

  var hasConfigurations: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil || type(of: self) != TableViewHeaderFooterView.self
  }

  func letUpdate(for state: ViewConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Shows the content of the configuration in the content view, which becomes its view.
  func showContentConfiguration() {
    if replaceContentView(), contentConfiguration == nil, let textLabel {
      contentView.addSubview(textLabel)
    }
    configurationStateDidChange()
  }

  /// Shows the background of the configuration in the place of the color.
  func showBackgroundConfiguration() {
    if backgroundConfiguration != nil { backgroundView = nil }
    show(backgroundConfiguration)
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

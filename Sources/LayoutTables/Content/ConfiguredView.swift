import Foundation
import LayoutViews

/// A cell, header or footer, whose content and background configurations make.
///
/// Configurations are updated before the view is measured or laid out, once for all changes of the state since.
protocol ConfiguredView: View {
  /// The type of the states that configurations are updated for.
  associatedtype ViewState: ConfigurationState

  var contentConfiguration: (any ContentConfiguration)? { get set }
  var backgroundConfiguration: BackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: ViewState { get }
  var contentView: View { get set }
  /// The view of the background configuration, or `nil` without one.
  var configuredBackground: ConfiguredBackground? { get set }
  /// The requests for updates.
  var updates: ConfigurationUpdates { get set }
  /// Whether the view has configurations, or is of a class that may make some.
  var hasConfigurations: Bool { get }

  /// Lets the application update the configurations for a state.
  func letUpdate(for state: ViewState)
}

/// The updates of configurations: whether one is due, or runs.
struct ConfigurationUpdates {
  /// Whether configurations are out of date.
  var isNeeded = true
  /// Whether configurations are being updated, so that changes of them need no further update.
  var isRunning = false
}

extension ConfiguredView {
  /// Notes that configurations are out of date, if the view has some, or is of a class that may make some.
  func configurationStateDidChange() {
    guard !updates.isRunning else { return }
    updates.isNeeded = true
    if hasConfigurations { setNeedsLayout() }
  }

  /// Updates the configurations on request.
  func updateConfigurationIfNeeded() {
    guard updates.isNeeded, !updates.isRunning, hasConfigurations else { return }
    updates = ConfigurationUpdates(isNeeded: false, isRunning: true)
    defer { updates.isRunning = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    letUpdate(for: state)
  }

  /// Puts the view of the content configuration in the place of the content view.
  ///
  /// - Returns: Whether it is another view than before.
  func replaceContentView() -> Bool {
    let view = contentView.contentView(showing: contentConfiguration)
    guard view !== contentView else { return false }
    let old = contentView
    view.insetsLayoutMarginsFromSafeArea = false
    insertSubview(view, aboveSubview: old)
    view.frame = old.frame
    old.removeFromSuperview()
    contentView = view
    setNeedsLayout()
    return true
  }

  /// Shows a background behind everything else, or none.
  func show(_ background: BackgroundConfiguration?) {
    guard let background else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let view = configuredBackground {
      view.configuration = background
      return
    }
    let view = ConfiguredBackground()
    view.configuration = background
    configuredBackground = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(view, at: 0)
  }
}

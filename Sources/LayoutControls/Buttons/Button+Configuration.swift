import Foundation
import LayoutGeometry
import LayoutViews

extension Button {
  /// A state of the configuration's update.
  enum ConfigurationUpdate {
    case done
    case needed
    /// The configuration is being updated, so that its changes need no further update.
    case underWay
  }

  func setConfiguration(_ configuration: Configuration?) {
    guard let configuration else {
      guard let content = configured else { return }
      content.leave(self)
      configured = nil
      showTitleAndImage()
      return
    }
    if let configured {
      configured.configuration = configuration
    } else {
      configured = ConfiguredButtonContent(configuration, in: self)
    }
    guard configurationUpdate != .underWay else { return }
    configured?.show(in: self)
    setNeedsUpdateConfiguration()
  }

  func defaultSetNeedsUpdateConfiguration() {
    guard configurationUpdate == .done else { return }
    configurationUpdate = .needed
    contentDidChange()
    setNeedsUpdateConstraints()
  }

  /// Updates the configuration for the state on request, and shows it.
  func updateConfigurationIfNeeded() {
    guard configurationUpdate == .needed else { return }
    configurationUpdate = .underWay
    defer { configurationUpdate = .done }
    updateConfiguration()
    configurationUpdateHandler?(self)
    configured?.show(in: self)
  }
}

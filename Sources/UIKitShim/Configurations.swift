public import LayoutControls
public import LayoutTables
public import LayoutViews

/// `UIKit.UIContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// `UIKit.UIContentView`.
public typealias UIContentView = ContentView
/// `UIKit.UIListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// `UIKit.UIListContentView`.
public typealias UIListContentView = ListContentView
/// `UIKit.UIBackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// `UIKit.UIConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// `UIKit.UIConfigurationStateCustomKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// `UIKit.UIViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// `UIKit.UICellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// `UIKit.UIConfigurationColorTransformer`.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// `UIKit.UIConfigurationTextAttributesTransformer`.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// `UIKit.UIAxis`.
public typealias UIAxis = ListContentConfiguration.Axes
/// `UIKit.UIContentUnavailableConfiguration`.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
/// `UIKit.UIContentUnavailableConfigurationState`.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState
/// `UIKit.UIContentUnavailableView`.
public typealias UIContentUnavailableView = ContentUnavailableView

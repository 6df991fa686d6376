public import LayoutDevices
public import LayoutScenes

extension Simulation {
  /// A device of the catalogue.
  ///
  /// The types of a screen's environment have names here, so that a test may use them beside those of an app.
  public typealias Device = LayoutDevices.Device
  /// The description that a screen is made from.
  public typealias Scene = LayoutScenes.Scene
  /// The way that a device is held: portrait or landscape.
  public typealias Orientation = LayoutDevices.Orientation
  /// A list of fonts in files, for letters that the system font does not have.
  public typealias Fonts = LayoutScenes.SceneFonts
  /// The design of the system's bars and controls.
  public typealias SystemDesign = LayoutDevices.SystemDesign
  /// The version of the system.
  public typealias SystemVersion = LayoutDevices.SystemVersion
}

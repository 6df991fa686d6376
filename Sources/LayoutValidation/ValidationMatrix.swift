public import LayoutDevices
public import LayoutGeometry

/// The screens on which a layout must hold: every combination of the listed values.
public struct ValidationMatrix: Sendable, Hashable {
  /// The devices.
  public var devices: [Device]
  /// The orientations of the devices.
  public var orientations: [Orientation]
  /// The sides at which lines of text begin.
  public var directions: [LayoutDirection]
  /// The reader's text sizes.
  public var contentSizeCategories: [ContentSizeCategory]

  /// Creates a matrix, by default of the whole catalogue in both orientations and directions.
  ///
  /// The text size is the default one unless it is given.
  public init(
    devices: [Device] = Device.catalogue,
    orientations: [Orientation] = Orientation.allCases,
    directions: [LayoutDirection] = LayoutDirection.allCases,
    contentSizeCategories: [ContentSizeCategory] = [.large]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.directions = directions
    self.contentSizeCategories = contentSizeCategories
  }

  /// The environments, device by device, including those that lay out the same way.
  public var environments: [ScreenEnvironment] {
    devices.flatMap { device in
      orientations.flatMap { orientation in
        directions.flatMap { direction in
          contentSizeCategories.map { category in
            ScreenEnvironment(
              device: device,
              orientation: orientation,
              direction: direction,
              contentSizeCategory: category
            )
          }
        }
      }
    }
  }
}

public import LayoutDevices
public import LayoutGeometry

/// The screens on which a layout must hold: every combination of what is listed.
public struct ValidationMatrix: Sendable, Hashable {
  /// The devices.
  public var devices: [Device]
  /// How they are held.
  public var orientations: [Orientation]
  /// The sides at which lines of text begin.
  public var directions: [LayoutDirection]
  /// The reader's text sizes.
  public var contentSizeCategories: [ContentSizeCategory]

  /// Makes a matrix; what is left out is the whole catalogue, both orientations and both directions, at
  /// the default text size.
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

  /// The environments, device by device; those that lay out the same way are not left out.
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

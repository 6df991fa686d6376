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
  /// The version of the system, or `nil` for that of each device's figures; devices that do not run it are left out.
  public var system: SystemVersion?
  /// The design of the application, or `nil` for that of the system.
  public var design: SystemDesign?
  /// The window's share of the screen; devices that do not have it are left out.
  public var share: WindowShare
  /// The weight of texts.
  public var textWeight: LegibilityWeight

  /// Creates a matrix, by default of the whole catalogue in both orientations and directions.
  ///
  /// The text size is the default one unless it is given, the system and the design are those of each
  /// device, and the window has the whole screen.
  public init(
    devices: [Device] = Device.catalogue,
    orientations: [Orientation] = Orientation.allCases,
    directions: [LayoutDirection] = LayoutDirection.allCases,
    contentSizeCategories: [ContentSizeCategory] = [.large],
    system: SystemVersion? = nil,
    design: SystemDesign? = nil,
    share: WindowShare = .full,
    textWeight: LegibilityWeight = .regular
  ) {
    self.devices = devices
    self.orientations = orientations
    self.directions = directions
    self.contentSizeCategories = contentSizeCategories
    self.system = system
    self.design = design
    self.share = share
    self.textWeight = textWeight
  }

  /// The environments, device by device, including those that lay out the same way.
  public var environments: [ScreenEnvironment] { combinations.filter { $0.mistakes.isEmpty } }

  /// The environments with those that the devices do not have.
  package var combinations: [ScreenEnvironment] {
    devices.flatMap { device in
      orientations.flatMap { orientation in
        directions.flatMap { direction in
          contentSizeCategories.map { category in
            var environment = ScreenEnvironment(
              device: device,
              orientation: orientation,
              direction: direction,
              contentSizeCategory: category,
              share: share,
              system: system,
              design: design
            )
            environment.textWeight = textWeight
            return environment
          }
        }
      }
    }
  }
}

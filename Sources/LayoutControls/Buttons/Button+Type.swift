extension Button {
  /// A type of button.
  public enum ButtonType: Int, Sendable, Hashable {
    /// As the application says.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, which looks as `detailDisclosure` does today.
    case infoLight = 3
    /// The same.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a gray circle.
    case close = 7

    /// The older name of `system`.
    public static var roundedRect: Self { .system }

    /// The picture of the system on buttons of the type, or `nil` for none.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }

    /// Whether title and picture are in the tint color.
    var isOfSystem: Bool { self != .custom }
  }
}

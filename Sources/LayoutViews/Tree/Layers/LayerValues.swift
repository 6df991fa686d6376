extension Layer {
  /// A set of corners by their place: UIKit's `CACornerMask`.
  public struct CornerMask: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set of corners from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

    static let all = Self(rawValue: 15)
  }

  /// The line of a corner: UIKit's `CALayerCornerCurve`.
  public enum CornerCurve: String, Sendable, Hashable {
    /// A part of a circle.
    case circular
    /// A line that begins to bend earlier, drawn as a part of a circle.
    case continuous
  }

  /// A way to draw contents of another size: QuartzCore's `CALayerContentsFilter`.
  public struct ContentsFilter: RawRepresentable, Sendable, Hashable {
    /// The name as in QuartzCore.
    public let rawValue: String
    /// Creates a way by QuartzCore's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The way between neighbors.
    public static let linear = Self(rawValue: "linear")
    /// The way of the nearest one.
    public static let nearest = Self(rawValue: "nearest")
    /// The way between neighbors and sizes.
    public static let trilinear = Self(rawValue: "trilinear")
  }

  /// A way to place contents of another size in the bounds: QuartzCore's `CALayerContentsGravity`.
  public struct ContentsGravity: RawRepresentable, Sendable, Hashable {
    /// The name as in QuartzCore.
    public let rawValue: String
    /// Creates a way by QuartzCore's name; one that is not known fills the bounds.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The way as large as the bounds.
    public static let resize = Self(rawValue: "resize")
    /// The way as large as it fits, in its own shape.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// The way as small as it covers the bounds, in its own shape.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    /// The way in the middle.
    public static let center = Self(rawValue: "center")
    /// The way in the middle of the top edge.
    public static let top = Self(rawValue: "top")
    /// The way in the middle of the bottom edge.
    public static let bottom = Self(rawValue: "bottom")
    /// The way in the middle of the left edge.
    public static let left = Self(rawValue: "left")
    /// The way in the middle of the right edge.
    public static let right = Self(rawValue: "right")
    /// The way in the upper left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// The way in the upper right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// The way in the lower left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// The way in the lower right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")

    /// The same for the content of a view.
    var contentMode: View.ContentMode {
      switch self {
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      default: .scaleToFill
      }
    }
  }
}

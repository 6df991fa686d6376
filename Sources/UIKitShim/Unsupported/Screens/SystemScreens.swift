public import Foundation
public import LayoutControls
import LayoutViews

/// `UIKit.UIActivityViewController`: a plate, which a finding says.
open class UIActivityViewController: ViewController {
  /// A kind of activity.
  public typealias ActivityType = UIActivity.ActivityType
  /// The closure called when it is closed.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activities that are left out.
  open var excludedActivityTypes: [ActivityType]?

  /// Creates the screen.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates the screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = UnsupportedScreen("UIActivityViewController") }
}

/// `UIKit.UIActivity`.
open class UIActivity: NSObject {
  /// `UIKit.UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of activity.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind of activity.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The activity that copies.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The activity that sends a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// The activity that sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The activity that prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The activity that keeps a picture.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// The activity that gives a picture to a person.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The activity that keeps a page for later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  }
}

/// `UIKit.UIImagePickerController`: a plate, which a finding says.
open class UIImagePickerController: NavigationController {
  /// `UIKit.UIImagePickerController.SourceType`.
  public enum SourceType: Int, Sendable, Hashable {
    /// The pictures.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The albums.
    case savedPhotosAlbum = 2
  }

  /// `UIKit.UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of file.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The source of the pictures.
  open var sourceType = SourceType.photoLibrary
  /// Whether a picture can be changed.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes: [String] = []

  /// Returns whether there are pictures of a source: no.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  open override func loadView() { view = UnsupportedScreen("UIImagePickerController") }
}

/// `UIKit.UIImagePickerControllerDelegate`, which is never asked.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Responds to a picture that was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Responds to no picture.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// `UIKit.UISplitViewController`: a plate, which a finding says; its columns are kept.
open class UISplitViewController: ViewController {
  /// `UIKit.UISplitViewController.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// As before iOS 14.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// `UIKit.UISplitViewController.Column`.
  public enum Column: Int, Sendable, Hashable {
    /// The first.
    case primary = 0
    /// The one between.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// The one for narrow windows.
    case compact = 3
  }

  /// `UIKit.UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// A column beside the content.
    case oneBesideSecondary = 2
    /// A column over the content.
    case oneOverSecondary = 3
    /// Two columns beside the content.
    case twoBesideSecondary = 4
    /// Two columns over the content.
    case twoOverSecondary = 5
    /// Two columns that move the content.
    case twoDisplaceSecondary = 6
  }

  /// The screens.
  open var viewControllers: [ViewController] = []
  /// The delegate, which is never asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The way in which columns would show.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe shows a column.
  open var presentsWithGesture = true
  /// The share of the first column.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The way in which columns show.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// Whether the columns are one.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  private var columns: [Column: ViewController] = [:]

  /// Creates a container of a style.
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  /// Creates a container.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a container.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps the screen of a column.
  open func setViewController(_ vc: ViewController?, for column: Column) { columns[column] = vc }
  /// Returns the screen of a column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }
  /// Does nothing, as no column shows.
  open func show(_ column: Column) {}
  /// Does nothing, as no column shows.
  open func hide(_ column: Column) {}

  open override func loadView() { view = UnsupportedScreen("UISplitViewController") }
}

/// `UIKit.UISplitViewControllerDelegate`, which is never asked.
public protocol UISplitViewControllerDelegate: AnyObject {}

extension ViewController {
  /// The container of columns that the screen is in, which no screen is here.
  public final var splitViewController: UISplitViewController? { nil }
}

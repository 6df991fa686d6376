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

/// `UIKit.UIActivityItemSource`, which is never asked.
public protocol UIActivityItemSource: AnyObject {
  /// Returns a thing of the same type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the thing for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
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

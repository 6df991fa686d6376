public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UIActivity`, which no screen shows.
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
  /// A group of activities: `UIKit.UIActivity.Category`.
  public enum Category: Int, Sendable, Hashable {
    /// The activities that do something with the things.
    case action = 0
    /// The activities that give them to somebody.
    case share = 1
  }

  /// The group of the activity.
  open class var activityCategory: Category { .action }
  /// The kind of the activity, or `nil` for none.
  open var activityType: ActivityType? { nil }
  /// The title of the activity, or `nil` for none.
  open var activityTitle: String? { nil }
  /// The picture of the activity, or `nil` for none.
  open var activityImage: Image? { nil }
  /// The screen that does it, or `nil` if ``perform()`` does.
  open var activityViewController: ViewController? { nil }
  /// Returns whether the activity is for some things; nothing here asks.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares for some things; nothing here calls it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the activity; nothing here calls it.
  open func perform() {}
  /// Ends the activity, of which nobody waits for the end here.
  open func activityDidFinish(_ completed: Bool) {}
}

public import Foundation

/// A thing that the reader does and can go on with elsewhere: Foundation's `NSUserActivity`, which Linux has not.
///
/// It is kept, and nothing goes on elsewhere.
open class UserActivity: NSObject {
  /// The kind of activity.
  public final let activityType: String
  /// The name for the reader.
  open var title: String?
  /// The values that say what is done.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values that have to be there to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the values are to be written again.
  open var needsSave = false
  /// The page that does the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// The words by which a search finds the activity.
  open var keywords: Set<String> = []
  /// The time from which the activity is of no use.
  open var expirationDate: Date?
  /// Whether another device of the reader may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search on the device finds it.
  open var isEligibleForSearch = false
  /// Whether a search of all finds it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system proposes it.
  open var isEligibleForPrediction = false
  /// The name by which the application takes it back.
  open var persistentIdentifier: String?
  /// The name of the content that it is about.
  open var targetContentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to those that say what is done.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the activity under way, which nothing here asks for.
  open func becomeCurrent() {}
  /// Ends the activity as the one under way.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

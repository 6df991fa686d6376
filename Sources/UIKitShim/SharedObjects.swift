import Foundation
import LayoutViews

/// The objects of which an app has one, as `UIApplication.shared`.
///
/// Tests run side by side: each has its own on a thread, which keeps what a test does with it from the next one.
enum SharedObjects {
  private final class Entry {
    let object: AnyObject
    let test: String?

    init(_ object: AnyObject, of test: String?) {
      self.object = object
      self.test = test
    }
  }

  /// Returns the object of the running test on this thread, made the first time.
  ///
  /// - Parameters:
  ///   - name: UIKit's name of the class.
  ///   - make: Makes the object.
  /// - Returns: The object.
  static func object<Object: AnyObject>(_ name: String, _ make: () -> Object) -> Object {
    let key = "layoutsim.shared.\(name)"
    let test = UnplacedFindings.runningTest
    if let entry = Thread.current.threadDictionary[key] as? Entry, entry.test == test,
      let object = entry.object as? Object
    {
      return object
    }
    let object = make()
    Thread.current.threadDictionary[key] = Entry(object, of: test)
    return object
  }
}

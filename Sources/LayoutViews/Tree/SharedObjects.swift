import Foundation

/// The objects of which an app has one, as `UIApplication.shared`.
///
/// Tests run side by side: each has its own on a thread, which keeps what a test does with it from the next one.
package enum SharedObjects {
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
  package static func object<Kept: AnyObject>(_ name: String, _ make: () -> Kept) -> Kept {
    let key = "layoutsim.shared.\(name)"
    let test = UnplacedFindings.runningTest
    if let entry = Thread.current.threadDictionary[key] as? Entry, entry.test == test,
      let object = entry.object as? Kept
    {
      return object
    }
    let object = make()
    Thread.current.threadDictionary[key] = Entry(object, of: test)
    return object
  }
}

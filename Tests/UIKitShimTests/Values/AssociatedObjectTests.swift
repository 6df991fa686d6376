import Testing
import UIKitShim

private nonisolated(unsafe) var captionKey: UInt8 = 0
private nonisolated(unsafe) var closureKey: UInt8 = 0

extension NSObject {
  /// A text kept in an extension, as apps keep them.
  fileprivate var caption: String? {
    get { objc_getAssociatedObject(self, &captionKey) as? String }
    set { objc_setAssociatedObject(self, &captionKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

/// Values that are kept with objects in extensions.
struct AssociatedObjectTests {
  private final class Token {}

  @Test(arguments: [0, 1, 2, 3]) func `a value is that of its object`(_ kind: Int) {
    let make: [() -> NSObject] = [
      { UIView() }, { UIViewController() }, { UIBarButtonItem(title: "a") }, { NSObject() },
    ]
    let (one, other) = (make[kind](), make[kind]())
    #expect(one.caption == nil)
    one.caption = "one"
    other.caption = "other"
    #expect(one.caption == "one" && other.caption == "other")
    one.caption = nil
    #expect(one.caption == nil && other.caption == "other")
    objc_removeAssociatedObjects(other)
    #expect(other.caption == nil)
  }

  @Test func `two keys are two values`() {
    let view = UIView()
    view.caption = "words"
    objc_setAssociatedObject(view, &closureKey, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(view.caption == "words")
    #expect(objc_getAssociatedObject(view, &closureKey) as? Int == 3)
  }

  @Test func `a value goes with its view`() {
    weak var token: Token?
    do {
      let view = UIView()
      let new = Token()
      token = new
      objc_setAssociatedObject(view, &closureKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(token != nil)
    }
    #expect(token == nil)
  }
}

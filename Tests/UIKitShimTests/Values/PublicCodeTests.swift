import Foundation
import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutTables
import LayoutText
import LayoutViews
import Testing
import UIKitShim

/// Forms that the code of apps and libraries has, which compile and do what they say.
struct PublicCodeTests {
  private final class OverlayWindow: UIWindow {
    let isOverlay: Bool
    init(on scene: UIWindowScene) {
      isOverlay = true
      super.init(windowScene: scene)
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
  }

  @Test func `a subclass makes its window for a scene`() throws {
    let window = try ScreenHost.window()
    let overlay = try #require(window.windowScene.map(OverlayWindow.init))
    #expect(overlay.isOverlay && overlay.frame.size == CGSize(width: 393, height: 852))
    #expect(overlay.screen === UIScreen.main || overlay.screen.bounds == UIScreen.main.bounds)
  }

  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    var seen: (UIStatusBarStyle, Bool)?
    override func viewDidLayoutSubviews() {
      let application = UIApplication.shared
      seen = (application.statusBarStyle, application.isStatusBarHidden)
    }
  }

  @Test func `the application says what the controllers prefer`() throws {
    let controller = Dark()
    let window = try ScreenHost.show(controller)
    #expect(controller.seen?.0 == .lightContent && controller.seen?.1 == true)
    #expect(window.diagnostics.isEmpty)
  }

  private func update(_ table: UITableView, _ updates: () -> Void) {
    table.performBatchUpdates(updates)
  }

  @Test func `updates of a table need not escape, and there may be none`() {
    let table = UITableView()
    var calls = 0
    update(table) { calls += 1 }
    table.performBatchUpdates(nil)
    table.performBatchUpdates { calls += 1 }
    #expect(calls == 2)
  }

  @Test func `settings of the keyboard are members of the field itself`() {
    final class Field: UITextField {
      func prepare() {
        keyboardType = .emailAddress
        autocorrectionType = .no
      }
    }
    let field = Field()
    field.prepare()
    #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
  }

  @Test func `numbers of objects become lengths`() {
    let number: NSNumber? = 12.5
    #expect(number.flatMap(CGFloat.init) == 12.5)
    let three: NSNumber = 3
    #expect(CGFloat(truncating: three) == 3 && CGFloat(exactly: three) == 3)
  }

  @Test func `a picture keeps what a reader says of it`() {
    let image = UIImage()
    image.accessibilityLabel = "Star"
    #expect(image.accessibilityLabel == "Star" && UIImage().accessibilityLabel == nil)
  }

  @Test func `changes between a beginning and a commitment are made at once`() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationCurve(.easeOut)
    view.alpha = 0.5
    UIView.commitAnimations()
    #expect(view.alpha == 0.5)
  }

  private protocol Named: AnyObject { static func description() -> String }
  private final class Row: UITableViewCell, Named {}

  @Test func `a class has the name that rows are registered by`() {
    #expect(Row.description() == "Row")
    let recognizer: NSObject = UITapGestureRecognizer()
    #expect(recognizer.isEqual(recognizer))
    #expect(autoreleasepool { UI_USER_INTERFACE_IDIOM() } == .phone)
  }

  @Test func `a descriptor says style and size, and has one design`() throws {
    let window = try ScreenHost.window()
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    #expect(body.object(forKey: .size) as? CGFloat == 17)
    #expect(UIFont.systemFont(ofSize: 20).fontDescriptor.object(forKey: .textStyle) == nil)
    #expect(body.addingAttributes([.size: 30 as NSNumber]).pointSize == 30)
    #expect(body.withDesign(.default) == body && window.diagnostics.isEmpty)
    #expect(body.withDesign(.serif) == body)
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect"])
  }

  @Test func `nothing is zoomed, which a finding says`() throws {
    let window = try ScreenHost.window()
    let view = UIScrollView()
    window.addSubview(view)
    view.maximumZoomScale = 3
    view.zoomScale = 1
    #expect(window.diagnostics.isEmpty)
    view.setZoomScale(2, animated: true)
    #expect(view.zoomScale == 2 && view.maximumZoomScale == 3)
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect"])
  }

  private final class Sort: NSObject {
    let title = "Sort"
  }

  @Test func `what a reader says is kept with any object`() {
    let sort = Sort()
    #expect(sort.accessibilityLabel == nil && sort.accessibilityTraits == [])
    sort.accessibilityLabel = "Sort by date"
    sort.accessibilityTraits = .button
    #expect(sort.accessibilityLabel == "Sort by date" && sort.accessibilityTraits == .button)
    let view = UIView()
    let objects: [NSObject] = [view, sort]
    for object in objects { object.isAccessibilityElement = true }
    #expect(view.isAccessibilityElement && sort.isAccessibilityElement)
  }

  @Test func `traits that say nothing of texts have no size of theirs`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.preferredContentSizeCategory == .unspecified)
    let both = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(both.preferredContentSizeCategory == .small)
    #expect(UITraitCollection(traitsFrom: [both, dark]).preferredContentSizeCategory == .small)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: dark)
    #expect(body.pointSize == 17)
  }

  @Test func `looks under pointers and of small pictures are kept`() {
    let view = UIView()
    view.hoverStyle = UIHoverStyle(shape: .capsule)
    #expect(view.hoverStyle?.shape == .capsule)
    view.layer.minificationFilter = .trilinear
    #expect(view.layer.minificationFilter == .trilinear)
  }
}

import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// What code asks of the device, the application, fonts and anchors.
struct SurroundingsTests {
  @Test func `device and application are those of the main screen`() throws {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.statusBarFrame.height == 54)
    var environment = ScreenEnvironment(
      device: try #require(Device.named("iPad (10th generation)")),
      orientation: .landscape,
      direction: .rightToLeft
    )
    environment.contentSizeCategory = .extraLarge
    UIScreen.withMain(environment) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
      #expect(UIApplication.shared.statusBarFrame.width == 1180)
    }
  }

  @Test func `application and device are one object each, which keeps what it is given`() {
    final class Delegate: UIApplicationDelegate {}
    let delegate = Delegate()
    #expect(UIApplication.shared === UIApplication.shared)
    #expect(UIDevice.current === UIDevice.current)
    #expect(UIApplication.shared.delegate == nil)
    UIApplication.shared.delegate = delegate
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.delegate === delegate)
    #expect(UIApplication.shared.isIdleTimerDisabled)
  }

  @Test(arguments: 0..<8)
  func `what one test sets of the application is not there in another`(number: Int) {
    #expect(!UIApplication.shared.isIdleTimerDisabled)
  }

  @Test func `the settings of the reader are traits of views`() throws {
    var environment = UIScreen.main.environment
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceMotionEnabled)
    (environment.contrast, environment.textWeight, environment.motion) = (.high, .bold, .reduced)
    UIScreen.withMain(environment) {
      #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
      let traits = UIView().traitCollection
      #expect(traits.accessibilityContrast == .high)
      #expect(traits.legibilityWeight == .bold)
      let color = UIColor.systemBlue.resolvedColor(with: traits)
      #expect(color == UIColor(red: 0, green: 64.0 / 255, blue: 221.0 / 255, alpha: 1))
    }
    let one = UITraitCollection(traitsFrom: [
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    ])
    #expect(one.accessibilityContrast == .high && one.legibilityWeight == .bold)
    #expect(one.userInterfaceStyle == .unspecified)
    #expect(UITraitCollection(userInterfaceStyle: .dark).legibilityWeight == .unspecified)
    #expect(one.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    var dark = UITraitCollection()
    dark.userInterfaceStyle = .dark
    let card = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(card.hasDifferentColorAppearance(comparedTo: dark))
    let background = UIColor.systemBackground
    #expect(background.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1))
    #expect(
      background.resolvedColor(with: card)
        == UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1)
    )
  }

  @Test func `text is wider for readers who want it bold`() throws {
    let text = "Photographs of the sea"
    func label() -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let regular = label().intrinsicContentSize
    var environment = UIScreen.main.environment
    environment.textWeight = .bold
    let bold = UIScreen.withMain(environment) { label().intrinsicContentSize }
    #expect(bold.width > regular.width + 2)
    #expect(bold.height == regular.height)
    let semibold = label()
    semibold.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(bold == semibold.intrinsicContentSize)
    // A label that comes into a window measures anew, and its font stays what it was.
    let window = UIWindow(environment: environment)
    let late = label()
    let before = late.intrinsicContentSize
    window.addSubview(late)
    #expect(before == regular)
    #expect(late.intrinsicContentSize == bold)
    #expect(late.font == .systemFont(ofSize: 17))
  }

  @Test func `a descriptor makes a font bold in its style and size`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font == body.withWeight(.semibold))
    #expect(UIFont(descriptor: bold, size: 20) == .systemFont(ofSize: 20, weight: .semibold))
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    let plain = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == body)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let boldTitle = try #require(title.withSymbolicTraits([.traitBold, .traitItalic]))
    let largeBold = UIFont.preferredFont(forTextStyle: .title1).withWeight(.bold)
    #expect(UIFont(descriptor: boldTitle, size: 0) == largeBold)
    #expect(UIFont.buttonFontSize == 18)
    #expect(abs(UIFont.systemFont(ofSize: 17).xHeight - 8.948) < 0.001)
  }

  @Test func `an anchor says what it is, and what decides about it`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = UIView()
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let leading = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 8)
    let start = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let length = guide.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([leading, start, length])
    root.layoutIfNeeded()
    #expect(view.leadingAnchor.name == "view.leading")
    #expect(view.leadingAnchor.item === view)
    #expect(view.leadingAnchor.constraintsAffectingLayout == [leading, start, length])
    #expect(guide.widthAnchor.constraintsAffectingLayout == [length])
    #expect(!view.leadingAnchor.hasAmbiguousLayout)
    #expect(view.widthAnchor.hasAmbiguousLayout && view.topAnchor.hasAmbiguousLayout)
    let distance = guide.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    #expect(distance.constraintsAffectingLayout == [leading, length])
    #expect(!distance.hasAmbiguousLayout)
  }

  @Test func `an edge that is fixed is not open because the width is`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
    root.layoutIfNeeded()
    #expect(!view.trailingAnchor.hasAmbiguousLayout)
    #expect(view.leadingAnchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    #expect(view.centerXAnchor.hasAmbiguousLayout)
  }

  /// Says its baseline in the older way.
  private final class TitledView: UIView {
    let title = UILabel()
    override func forBaselineLayout() -> UIView { title }
  }

  @Test func `the older name of a baseline view counts`() throws {
    let window = try ScreenHost.window()
    let titled = TitledView(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
    titled.title.text = "Title"
    titled.title.frame = CGRect(x: 0, y: 10, width: 100, height: 61.0 / 3)
    titled.addSubview(titled.title)
    window.addSubview(titled)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(line)
    line.topAnchor.constraint(equalTo: titled.lastBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(line.frame.minY > 120 && line.frame.minY < 131)
  }
}

import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import Testing
import UIKitShim

/// Names of fonts, pictures and screens that are kept, and what is told of them.
struct KeptNameTests {
  private let window: UIWindow

  init() throws { window = try ScreenHost.window() }

  private var told: [String] {
    window.diagnostics.map { $0.message.split(separator: ":")[0].description }
  }

  @Test func `descriptors have size, style and weight`() {
    let plain = UIFontDescriptor(fontAttributes: [.size: 20])
    #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 20))
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
    #expect(UIFont(descriptor: style, size: 0) == .preferredFont(forTextStyle: .title1))
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
    let heavy = plain.addingAttributes([.traits: traits])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .semibold))
    let digits: [[UIFontDescriptor.FeatureKey: Int]] = [
      [
        .featureIdentifier: kNumberSpacingType,
        .typeIdentifier: kMonospacedNumbersSelector,
      ]
    ]
    #expect(plain.addingAttributes([.featureSettings: digits]) == plain)
    #expect(told == [])
    let capitals: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]
    ]
    #expect(plain.addingAttributes([.featureSettings: capitals]) == plain)
    #expect(told.count == 1 && told[0].hasPrefix("'NSCTFontFeatureSettingsAttribute'"))
    let named = UIFontDescriptor(name: "Avenir-Book", size: 13)
    #expect(UIFont(descriptor: named, size: 0) == .systemFont(ofSize: 13))
    #expect(told.count == 2 && window.diagnostics.last?.mark?.line == #line - 2)
  }

  @Test(
    arguments: [
      (-0.8, .regular), (0, .regular), (0.2, .medium), (0.23, .medium), (0.3, .semibold),
      (0.4, .bold), (0.62, .bold),
    ] as [(CGFloat, UIFont.Weight)]
  )
  func `a number stands for the nearest weight`(number: CGFloat, weight: UIFont.Weight) {
    #expect(UIFont.Weight(rawValue: number) == weight && UIFont.Weight(number) == weight)
  }

  @Test func `letters have one width`() {
    #expect(
      UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard)
        == .systemFont(ofSize: 17, weight: .bold)
    )
    #expect(told == [])
    _ = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(told == ["'width' of 'UIFontDescriptor' has no effect here"])
  }

  @Test func `symbols are lines of one color`() throws {
    _ = UIImage.SymbolConfiguration(weight: .regular)
    #expect(told == [])
    let size = UIImage.SymbolConfiguration(weight: .bold)
    let star = try #require(UIImage(systemName: "star", withConfiguration: size))
    #expect(star.size == CGSize(width: 22, height: 22))
    _ = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    _ = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(
      told
        == ["weight", "paletteColors", "hierarchicalColor"].map {
          "'\($0)' of 'UIImage.SymbolConfiguration' has no effect here"
        }
    )
  }

  @Test func `what is drawn in another way is told with its line, or else with its view`() throws {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.accessibilityIdentifier = "card"
    window.addSubview(card)
    card.layer.filters = UIResponder.noted(for: "filters", ["blur"])
    let line = #line - 1
    card.layer.transform.m34 = -0.01
    let findings = window.diagnostics
    #expect(findings.map(\.code) == ["flat-drawing", "flat-drawing"])
    #expect(findings.map(\.mark?.line) == [line, nil])
    #expect(findings.map { $0.notes.map(\.message) } == [[], ["in CardView 'card'"]])
  }

  private final class CardView: UIView {}

  @Test func `of pictures the bytes are not kept`() {
    let picture = UIImage(size: CGSize(width: 2, height: 2))
    let line = #line + 1
    #expect(picture.pngData() == nil && picture.jpegData(compressionQuality: 0.8) == nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    var draws = 0
    let png = renderer.pngData { _ in draws += 1 }
    #expect(png.isEmpty && renderer.jpegData(withCompressionQuality: 1) { _ in draws += 1 }.isEmpty)
    UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
    #expect(draws == 2)
    let findings = window.diagnostics
    #expect(findings.allSatisfy { $0.code == "unsupported-resource" })
    #expect(findings.map(\.mark?.line) == [0, 0, 3, 4, 5].map { line + $0 })
  }

  @Test func `a pattern is one color, and a color knows its space`() {
    let pattern = UIColor(patternImage: UIImage(size: CGSize(width: 2, height: 2)))
    #expect(pattern.cgColor.alpha > 0)
    #expect(told == ["'patternImage' of 'UIColor' has no effect here"])
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.colorSpace?.numberOfComponents == 1)
  }

  private final class Note: UIDocument {
    var text = ""
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = contents as? String ?? ""
    }
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  }

  @Test func `a document is not opened, and keeps what it is given`() throws {
    let note = Note(fileURL: URL(fileURLWithPath: "/notes/List.txt"))
    var opened: Bool?
    note.open { opened = $0 }
    #expect(opened == false && note.documentState == .closed)
    #expect(told == ["'open' of 'Note' does nothing"])
    try note.load(fromContents: "Milk", ofType: nil)
    note.updateChangeCount(.done)
    #expect(note.text == "Milk" && note.localizedName == "List" && note.hasUnsavedChanges)
  }

  @Test func `a text of nothing is empty`() {
    let text = NSAttributedString()
    #expect(text.length == 0 && text.isEqual(to: NSMutableAttributedString()))
  }

  @Test func `places behind tabs are kept`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    #expect(told == [])
    let (near, far) = (
      NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .right, location: 80)
    )
    style.addTabStop(far)
    style.addTabStop(near)
    #expect(style.tabStops.map(\.location) == [20, 80])
    style.removeTabStop(far)
    #expect(style.tabStops == [near] && style.defaultTabInterval == 0)
    style.lineBreakStrategy = .standard
    #expect(style.lineBreakStrategy == .standard)
    #expect(Set(told) == ["'tabStops' of 'NSParagraphStyle' has no effect here"])
  }

  @Test func `a text view scrolls to letters`() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (0..<30).map { "Line \($0)\n" }.joined()
    window.addSubview(view)
    window.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    #expect(view.contentOffset.y > 400)
    let end = view.contentOffset
    view.scrollRangeToVisible(NSRange(location: 9999, length: 5))
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    #expect(view.contentOffset == end)
  }

  @Test func `of overridden traits the appearance has an effect`() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    window.addSubview(view)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self) && told == [])
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(
      told == ["'traitOverrides.preferredContentSizeCategory' of 'UIView' has no effect here"]
    )
    view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(!view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
  }

  @Test func `a child has the appearance that its parent gives it`() {
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(dark, forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark && told == [])
    #expect(parent.overrideTraitCollection(forChild: child) == dark)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .light && told.count == 1)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil && told.count == 1)
  }

  @Test func `a screen is held as the test says`() throws {
    let scene = try #require(window.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    scene.requestGeometryUpdate(.iOS())
    #expect(told == [])
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in }
    #expect(told == ["'requestGeometryUpdate' of 'UIWindowScene' has no effect here"])
  }

  @Test func `a finger does not hover, and others need not wait for it`() throws {
    let hover = UIHoverGestureRecognizer()
    let tap = UITapGestureRecognizer()
    tap.require(toFail: hover)
    var taps = 0
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(hover)
    window.addGestureRecognizer(tap)
    let hand = Finger(on: window)
    hand.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }

  @Test func `segments keep their widths`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    window.addSubview(control)
    control.setWidth(0, forSegmentAt: 0)
    #expect(told == [])
    control.setWidth(80, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 80 && control.widthForSegment(at: 0) == 0)
    control.apportionsSegmentWidthsByContent = true
    #expect(told.count == 2)
  }

  @Test func `ways of a reader are kept`() {
    let view = UIView()
    let headings = UIAccessibilityCustomRotor(name: "Headings") { search in
      search.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [headings]
    let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
    #expect(links.systemRotorType == .link && headings.systemRotorType == .none)
    let found = view.accessibilityCustomRotors?.first?.itemSearchBlock(.init())
    #expect(found?.targetElement === view)
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.accessibilityPath?.bounds.width == 9)
  }
}

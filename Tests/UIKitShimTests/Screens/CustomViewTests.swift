import LayoutDevices
import Testing
import UIKitShim

/// Controls, overrides and subclasses as apps write them.
struct CustomViewTests {
  @Test func `stars ask for their size and turn around`() throws {
    let window = try ScreenHost.window()
    let stars = StarRatingControl()
    stars.rating = 3
    stars.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stars)
    NSLayoutConstraint.activate([
      stars.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      stars.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
    ])
    window.layoutIfNeeded()
    #expect(isClose(stars.frame, CGRect(x: 104.667, y: 50, width: 184, height: 32)))
    #expect(stars.starFrames.map(\.minX) == [0, 38, 76, 114, 152])
    #expect(stars.accessibilityValue == "3")
    #expect(stars.hitTest(CGPoint(x: 10, y: -5), with: nil) === stars)
    stars.starSize = 20
    window.layoutIfNeeded()
    #expect(stars.frame.size == CGSize(width: 124, height: 20))
    window.environment.direction = .rightToLeft
    window.layoutIfNeeded()
    #expect(stars.starFrames.map(\.minX) == [104, 78, 52, 26, 0])
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a pill puts room around its text`() throws {
    let window = try ScreenHost.window()
    let pill = TagPill()
    let plain = UILabel()
    for label in [pill, plain] {
      label.text = "Layout"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
    }
    NSLayoutConstraint.activate([
      pill.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      pill.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      plain.topAnchor.constraint(equalTo: pill.bottomAnchor),
      plain.leadingAnchor.constraint(equalTo: pill.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(isClose(pill.frame.width, plain.frame.width + 20))
    #expect(pill.frame.height == 24)
    #expect(pill.layer.cornerRadius == 12)
  }

  @Test func `a headline by formats with metrics`() throws {
    let headline = HeadlineView()
    let window = try ScreenHost.show(headline)
    #expect(headline.iconView.frame == CGRect(x: 16, y: 8, width: 40, height: 40))
    #expect(headline.titleLabel.frame.minX == 64)
    #expect(isClose(headline.titleLabel.frame.midY, 28, within: 0.334))
    #expect(headline.dateLabel.frame.maxX == 377)
    // Half a point is one and a half pixels: the lower edge, at 156.5, goes up to the next one.
    #expect(isClose(headline.ruleView.frame, CGRect(x: 16, y: 56, width: 377, height: 0.667)))
    #expect(isClose(headline.frame.height, 56.667))
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, CGFloat(16), CGFloat(68)),
    (.rightToLeft, 337, 325),
  ])
  func `a row turns around, but for the digits`(
    _ row: (direction: UIUserInterfaceLayoutDirection, avatar: CGFloat, text: CGFloat)
  ) throws {
    let contact = ContactRow()
    let window = try ScreenHost.show(contact, row.direction)
    // 20.33 and 15.67 between two gaps of 10, and 44.
    #expect(isClose(contact.frame.height, 100, within: 0.334))
    #expect(isClose(contact.avatarView.frame.minX, row.avatar))
    let name = contact.nameLabel.convert(contact.nameLabel.bounds, to: contact)
    let chevron = contact.chevronView.frame
    if row.direction == .leftToRight {
      #expect(isClose(name.minX, row.text))
      #expect(isClose(chevron.maxX, 377))
    } else {
      #expect(isClose(name.maxX, row.text))
      #expect(isClose(chevron.minX, 16))
    }
    #expect(contact.phonePad.arrangedSubviews.map(\.frame.minX) == [0, 131, 262])
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("iPhone 15", CGFloat(104.667)), ("iPhone SE (1st generation)", 85.5), ("iPhone 8", 100),
  ])
  func `a subclass of a constraint gives another constant`(
    _ row: (device: String, width: CGFloat)
  ) throws {
    let window = try ScreenHost.window(on: row.device)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let scaled = ScaledConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 100
    )
    let bottom = KeyboardConstraint(above: view, in: window, offset: 20)
    NSLayoutConstraint.activate([
      scaled, bottom,
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(isClose(view.frame.width, row.width))
    #expect(view.frame.maxY == window.bounds.height - 20)
    bottom.keyboardDidChange(height: 300)
    window.layoutIfNeeded()
    #expect(view.frame.maxY == window.bounds.height - 320)
    #expect(window.constraints.contains(bottom))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `overrides of insets, margins, center and transform count`() throws {
    let window = try ScreenHost.window()
    let bar = TallBarView(frame: window.bounds)
    let flush = FlushView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let tracked = TrackedView()
    let inside = UIView()
    window.addSubview(bar)
    window.addSubview(flush)
    for (view, parent) in [(tracked as UIView, bar as UIView), (inside, flush)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let x = tracked.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      x,
      tracked.topAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.topAnchor),
      tracked.widthAnchor.constraint(equalToConstant: 40),
      tracked.heightAnchor.constraint(equalToConstant: 20),
      inside.topAnchor.constraint(equalTo: flush.layoutMarginsGuide.topAnchor),
      inside.leadingAnchor.constraint(equalTo: flush.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: flush.layoutMarginsGuide.trailingAnchor),
      inside.bottomAnchor.constraint(equalTo: flush.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.safeAreaLayoutGuide.layoutFrame.minY == 100)
    #expect(tracked.frame == CGRect(x: 10, y: 100, width: 40, height: 20))
    #expect(inside.frame == flush.bounds)
    #expect(tracked.centers == [CGPoint(x: 30, y: 110)])
    x.constant = 50
    window.layoutIfNeeded()
    #expect(tracked.centers.last == CGPoint(x: 70, y: 110))
    tracked.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(tracked.transforms == 1)
    #expect(tracked.frame == CGRect(x: 30, y: 90, width: 80, height: 40))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `views, guides, constraints and controllers are objects`() {
    let first = UIView().then { $0.tag = 7 }
    let second = UIView()
    let objects: [NSObject] = [first, second, UILayoutGuide(), UIViewController()]
    #expect(objects.contains(first))
    #expect((objects[0] as? UIView)?.tag == 7)
    #expect(first.isEqual(first) && !first.isEqual(second) && !first.isEqual(nil))
    #expect(first.hash == first.hash)
    #expect(Set(objects).count == 4)
    #expect([first: 1, second: 2][second] == 2)
    #expect(PostCell.identifier == "PostCell")
    #expect(String(describing: first) == "<UIView>")
  }

  @Test func `the main screen is that of the window whose code runs`() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    let environment = ScreenEnvironment(device: device, orientation: .landscape)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    UIScreen.withMain(environment) {
      #expect(UIScreen.main.bounds.size == CGSize(width: 1180, height: 820))
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1640, height: 2360))
      #expect(UIScreen.main.scale == 2)
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.environment == environment)
      #expect(window.screen == UIScreen.main)
    }
    let window = try ScreenHost.window(on: "iPhone SE (1st generation)")
    let reader = ScreenReader(frame: window.bounds)
    window.addSubview(reader)
    window.layoutIfNeeded()
    #expect(reader.width == 320)
  }

  @Test func `a collection of one trait leaves the others unsaid`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact.verticalSizeClass == .unspecified)
    #expect(compact.userInterfaceStyle == .unspecified)
    let both = UITraitCollection(traitsFrom: [
      compact, UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .compact && both.verticalSizeClass == .regular)
    #expect(both.containsTraits(in: compact))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
  }
}

private final class ScreenReader: UIView {
  private(set) var width: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    width = UIScreen.main.bounds.width
  }
}

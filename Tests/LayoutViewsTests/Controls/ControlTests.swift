import Foundation
import LayoutControls
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

@Suite struct ControlTests {
  struct SizeRow: CustomTestStringConvertible {
    let testDescription: String
    let size: CGSize
    let make: @Sendable () -> View
  }

  // Outside of a window texts are measured for the main screen, of 3x. "OK" is narrower than 30.
  @Test(arguments: [
    SizeRow(
      testDescription: "an empty custom button",
      size: CGSize(width: 30, height: 12 + 65.0 / 3)
    ) { Button() },
    SizeRow(
      testDescription: "a system button with a short title",
      size: CGSize(width: 30, height: 30)
    ) {
      let button = Button(type: .system)
      button.setTitle("OK", for: .normal)
      return button
    },
    SizeRow(
      testDescription: "insets in place of the room above and below",
      size: CGSize(width: 36, height: 28)
    ) {
      let button = Button(type: .system)
      button.setTitle("", for: .normal)
      button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
      button.contentEdgeInsets = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
      return button
    },
    SizeRow(
      testDescription: "a picture alone",
      size: CGSize(width: 20, height: 24)
    ) {
      let button = Button()
      button.setImage(Image(size: CGSize(width: 20, height: 24)), for: .normal)
      return button
    },
    SizeRow(
      testDescription: "an image view",
      size: CGSize(width: 20, height: 24)
    ) { ImageView(image: Image(size: CGSize(width: 20, height: 24))) },
    SizeRow(
      testDescription: "an image view without a picture",
      size: CGSize(width: -1, height: -1)
    ) { ImageView() },
    SizeRow(
      testDescription: "the part of a picture for constraints",
      size: CGSize(width: 17, height: 22)
    ) {
      let image = Image(size: CGSize(width: 20, height: 24))
      return ImageView(
        image: image.withAlignmentRectInsets(EdgeInsets(top: 2, left: 1, right: 2))
      )
    },
    SizeRow(testDescription: "a switch", size: CGSize(width: 49, height: 31)) { Switch() },
  ])
  func `a control asks for its content's size`(_ row: SizeRow) {
    #expect(row.make().intrinsicContentSize == row.size)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 31), CGSize(width: 120, height: 60), CGSize(width: 49, height: 0),
  ])
  func `a switch keeps its size in the middle of what constraints give it`(_ size: CGSize) throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let toggle = Switch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(toggle)
    LayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100),
      toggle.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      toggle.widthAnchor.constraint(equalToConstant: size.width),
      toggle.heightAnchor.constraint(equalToConstant: size.height),
    ])
    window.layoutIfNeeded()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    #expect(abs(toggle.center.x - (100 + (size.width + 2) / 2)) <= 0.5)
    #expect(abs(toggle.center.y - (100 + size.height / 2)) <= 0.5)
    #expect(window.hitTest(toggle.center, with: nil) === toggle)
    toggle.frame = CGRect(x: 10, y: 20, width: 200, height: 4)
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
  }

  /// Frames as Interface Builder saves them for controls that are pinned at 16 from both sides of 375.
  @Test func `switches and sliders stand out beyond what constraints see`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let toggle = Switch()
    let slider = Slider()
    for view in [toggle, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    LayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      slider.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
    ])
    window.layoutIfNeeded()
    #expect(toggle.frame == CGRect(310, 0, 51, 31))
    #expect(slider.frame.minX == 14)
    #expect(slider.frame.width == 347)
  }

  @Test(arguments: [
    (Control.ContentHorizontalAlignment.center, 4.0, -4.0, 5.0), (.left, 4, -4, 10),
    (.right, 4, -4, 0),
  ])
  func `insets of title and picture make their room smaller`(
    alignment: Control.ContentHorizontalAlignment,
    titleMove: CGFloat,
    imageMove: CGFloat,
    leftMove: CGFloat
  ) throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let button = Button(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(0, 100, 200, 40)
    window.addSubview(button)
    func places(title: EdgeInsets, image: EdgeInsets = .zero) throws -> (CGFloat, CGFloat) {
      button.titleEdgeInsets = title
      button.imageEdgeInsets = image
      window.layoutIfNeeded()
      return (
        try #require(button.titleLabel).frame.minX, try #require(button.imageView).frame.minX
      )
    }
    let plain = try places(title: .zero)
    // The usual way to have a gap of 8 between them.
    let apart = try places(
      title: EdgeInsets(left: 4, right: -4),
      image: EdgeInsets(left: -4, right: 4)
    )
    #expect(abs(apart.0 - plain.0 - titleMove) < 1e-9)
    #expect(abs(apart.1 - plain.1 - imageMove) < 1e-9)
    let moved = try places(title: EdgeInsets(left: 10))
    #expect(abs(moved.0 - plain.0 - leftMove) < 1e-9)
  }

  @Test func `insets cut a title and shrink a picture that have no more room than they need`()
    throws
  {
    let window = try window(on: "iPhone SE (3rd generation)")
    let button = Button(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    button.sizeToFit()
    window.addSubview(button)
    window.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let whole = title.frame
    #expect(whole.minX == 20 && whole.maxX == button.bounds.width)
    button.titleEdgeInsets.left = 5
    window.layoutIfNeeded()
    #expect(title.frame.minX == 25 && title.frame.maxX == whole.maxX)
    #expect(image.frame == CGRect(0, (button.bounds.height - 20) / 2, 20, 20))
    button.setTitle(nil, for: .normal)
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    button.frame.size = CGSize(width: 40, height: 40)
    window.layoutIfNeeded()
    #expect(image.frame == CGRect(12, 12, 16, 16))
  }

  @Test func `a button follows its title, in each state`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let button = Button(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    button.setTitle("A title of some length", for: .normal)
    button.setTitle("Wait", for: .disabled)
    window.layoutIfNeeded()
    let font = Font.systemFont(ofSize: 15)
    let width = TextMetrics.width(of: "A title of some length", font: font)
    #expect(button.frame.size == CGSize(width: pixelCeiling(width, scale: 2), height: 30))
    #expect(button.titleLabel?.frame == CGRect(0, 6, button.frame.width, 18))
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
    #expect(
      button.frame.width == pixelCeiling(TextMetrics.width(of: "Wait", font: font), scale: 2)
    )
    button.titleLabel?.font = .systemFont(ofSize: 30)
    window.layoutIfNeeded()
    #expect(button.frame.height == 48)
  }

  @Test func `a picture stands before the title, whatever the direction`() throws {
    let window = try window(on: "iPhone SE (3rd generation)")
    let button = Button(type: .system)
    window.addSubview(button)
    button.frame = CGRect(0, 100, 200, 44)
    button.setTitle("Title", for: .normal)
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    window.layoutIfNeeded()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.maxX == title.minX)
    #expect(image.minX == 200 - title.maxX)
    #expect(image.midY == 22)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.imageView?.frame.minX)
  }

  @Test(arguments: [
    (View.ContentMode.scaleToFill, CGRect(0, 0, 100, 50)),
    (.scaleAspectFit, CGRect(25, 0, 50, 50)), (.scaleAspectFill, CGRect(0, -25, 100, 100)),
    (.center, CGRect(40, 15, 20, 20)), (.topLeft, CGRect(0, 0, 20, 20)),
    (.bottomRight, CGRect(80, 30, 20, 20)), (.right, CGRect(80, 15, 20, 20)),
  ])
  func `a picture of another size lies as the mode says`(
    _ mode: View.ContentMode,
    _ frame: CGRect
  ) {
    let view = ImageView(frame: CGRect(0, 0, 100, 50))
    view.image = Image(size: CGSize(width: 20, height: 20))
    view.contentMode = mode
    #expect(view.imageFrame == frame)
  }

  @Test func `actions run for their events`() {
    let control = Control()
    var log: [String] = []
    control.addAction(Action(title: "first") { log.append($0.title) }, for: .touchUpInside)
    control.addAction(
      Action(title: "second") { log.append($0.title) },
      for: [.touchDown, .valueChanged]
    )
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchCancel)
    #expect(log == ["first", "second"])
  }

  @Test func `the tint comes from above and tells of its changes`() {
    final class Tinted: View {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = View()
    let child = Tinted()
    let own = Tinted()
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = Color(rgb: 0x00FF00).object
    parent.tintColor = Color(rgb: 0xFF0000).object
    #expect(child.tintColor.value == Color(rgb: 0xFF0000))
    #expect(own.tintColor.value == Color(rgb: 0x00FF00))
    #expect((child.changes, own.changes) == (1, 1))
    #expect(View().tintColor.value.resolved(in: .dark) == Color(rgb: 0x0A84FF))
  }

  @Test func `a layer is the view's edge`() {
    let view = View()
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.cornerRadius = 8
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.layer.cornerRadius == 8)
  }
}

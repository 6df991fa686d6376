import Foundation
import LayoutControls
import LayoutViews
import Testing
import UIKitShim

/// Pictures behind the content of buttons, and in segments.
struct PictureButtonTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func `a picture behind a title fills the button, in each state`() throws {
    let button = UIButton(type: .custom)
    let (plain, dim) = (picture(20, 20), picture(10, 10))
    button.setTitle("Title", for: .normal)
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(dim, for: .disabled)
    let window = try ScreenHost.show(button)
    button.frame.size = CGSize(width: 200, height: 50)
    window.layoutIfNeeded()
    let view = try #require(button.subviews.first as? UIImageView)
    #expect(view.frame == button.bounds && view.image === plain && !view.isHidden)
    #expect(button.currentBackgroundImage === plain)
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(view.image === dim && button.backgroundImage(for: .highlighted) === plain)
    button.setBackgroundImage(nil, for: .normal)
    button.isEnabled = true
    window.layoutIfNeeded()
    #expect(view.isHidden && button.currentBackgroundImage == nil)
  }

  @Test func `a button is as large as the picture behind it at least`() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(picture(120, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 120, height: 60))
    button.setTitle("A title that is longer than the picture is wide", for: .normal)
    #expect(button.intrinsicContentSize.width > 300)
    #expect(button.intrinsicContentSize.height == 60)
  }

  private final class InsetButton: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 5)
    }
  }

  @Test func `a subclass says where the picture lies`() throws {
    let button = InsetButton(type: .custom)
    button.setBackgroundImage(picture(100, 40), for: .normal)
    let window = try ScreenHost.show(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.layoutIfNeeded()
    #expect(button.subviews.first?.frame == CGRect(x: 10, y: 5, width: 80, height: 30))
  }

  @Test func `a segment has a title or a picture`() throws {
    let image = picture(60, 20)
    let control = UISegmentedControl(items: ["One", image])
    let window = try ScreenHost.show(control)
    #expect(control.titleForSegment(at: 0) == "One" && control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    let narrow = UISegmentedControl(items: ["One", "Two"])
    #expect(control.intrinsicContentSize.width > narrow.intrinsicContentSize.width)
    let view = try #require(control.subviews.first { $0 is UIImageView })
    #expect(abs(view.frame.midX - control.bounds.width * 0.75) < 0.5)
    control.setTitle("Two", forSegmentAt: 1)
    window.layoutIfNeeded()
    #expect(control.imageForSegment(at: 1) == nil && view.superview == nil)
    #expect(control.intrinsicContentSize == narrow.intrinsicContentSize)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 0) === image)
    control.removeAllSegments()
    #expect(control.subviews.isEmpty)
  }
}

import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Subclasses that override what UIKit's can.
struct SubclassTests {
  private final class CountedTable: UITableView {
    var reloads = 0
    var offsets: [CGFloat] = []
    var animatedOffsets: [CGFloat] = []

    override func reloadData() {
      reloads += 1
      super.reloadData()
    }

    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      animatedOffsets.append(contentOffset.y)
      super.setContentOffset(contentOffset, animated: animated)
    }
  }

  /// Does not go above its beginning.
  private final class StoppedScrollView: UIScrollView {
    var asked = 0

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        asked += 1
        super.contentOffset = CGPoint(x: newValue.x, y: max(0, newValue.y))
      }
    }
  }

  @Test func `a table sees that it is loaded and moved`() throws {
    let window = try ScreenHost.window()
    let table = CountedTable(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    window.layoutIfNeeded()
    (table as UITableView).reloadData()
    #expect(table.reloads == 1)
    table.offsets = []
    let scrollView: UIScrollView = table
    scrollView.contentOffset.y = 30
    #expect(table.offsets == [30] && table.animatedOffsets.isEmpty)
    scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(table.offsets == [30, 40] && table.animatedOffsets == [40])
    #expect(table.bounds.minY == 40)
  }

  @Test func `every step of a drag goes through the offset of a subclass`() throws {
    let window = try ScreenHost.window()
    let view = StoppedScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: window.bounds.width, height: 3000)
    window.addSubview(view)
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: 300))
    view.asked = 0
    finger.move(to: CGPoint(x: 100, y: 200), within: .milliseconds(200))
    #expect(view.asked > 1 && view.contentOffset.y > 50)
    // Past the beginning the content would give way, as far as a rubber band does.
    finger.move(to: CGPoint(x: 100, y: 500), within: .milliseconds(200))
    #expect(view.contentOffset.y == 0)
    finger.release()
  }

  private final class NotingTap: UITapGestureRecognizer {
    var states: [UIGestureRecognizer.State] = []
    var refusals = 0

    override var state: UIGestureRecognizer.State {
      get { super.state }
      set {
        states.append(newValue)
        super.state = newValue
      }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      refusals += 1
      return false
    }
  }

  @Test func `a recognizer sees its state, and whom it would prevent`() throws {
    let window = try ScreenHost.window()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.addSubview(view)
    let tap = NotingTap(target: nil, action: nil)
    var others = 0
    let other = UITapGestureRecognizer { _ in others += 1 }
    view.addGestureRecognizer(other)
    // Of two on one view that recognize at once, the one that was added later goes first.
    view.addGestureRecognizer(tap)
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 50, y: 150))
    #expect(tap.states.last == .ended)
    #expect(tap.refusals > 0 && others == 1)
  }

  private final class AvatarView: UIImageView {
    var pictures = 0

    override var image: UIImage? { didSet { pictures += 1 } }

    override init(image: UIImage?) {
      super.init(image: image)
      layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `a picture's view is made by its own initializer`() {
    let view = AvatarView(image: UIImage(size: CGSize(width: 24, height: 20)))
    #expect(view.pictures == 1 && view.layer.cornerRadius == 12)
    #expect(view.bounds.size == CGSize(width: 24, height: 20))
    #expect(view.intrinsicContentSize == view.bounds.size && !view.isUserInteractionEnabled)
  }

  private final class SidewaysButton: UIButton {
    var titles: [String?] = []

    override func setTitle(_ title: String?, for state: UIControl.State) {
      titles.append(title)
      super.setTitle(title, for: state)
    }

    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 0)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 5, width: contentRect.width - 30, height: 20)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 30, y: 0, width: 30, height: 30)
    }
  }

  @Test func `a button asks for the places of its parts`() {
    let button = SidewaysButton(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 8, height: 8)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titles == ["Next"])
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 5, width: 70, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 80, y: 0, width: 30, height: 30))
  }
}

import LayoutDiagnostics
import Testing
import UIKitShim

/// What subclasses of views override.
struct OverrideTests {
  /// Has the margins of its own, whatever is set: the separators of iOS 8.
  private final class FlushCell: UITableViewCell {
    override var preservesSuperviewLayoutMargins: Bool {
      get { false }
      set {}
    }
  }

  private final class CardStack: UIStackView {
    var log: [String] = []

    override func addArrangedSubview(_ view: UIView) {
      log.append("add")
      super.addArrangedSubview(view)
    }

    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      log.append("insert at \(stackIndex)")
      super.insertArrangedSubview(view, at: stackIndex)
    }

    override func removeArrangedSubview(_ view: UIView) {
      log.append("remove")
      super.removeArrangedSubview(view)
    }

    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      super.setCustomSpacing(spacing * 2, after: arrangedSubview)
    }
  }

  private final class RoundLayer: CALayer {
    override init() {
      super.init()
      cornerRadius = 7
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Is placed by constraints without having to be told.
  private final class PinnedView: UIView {
    var log: [String] = []

    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .leftToRight
    }
    override class var layerClass: AnyClass { RoundLayer.self }

    override func insertSubview(_ view: UIView, at index: Int) {
      log.append("insert")
      super.insertSubview(view, at: index)
    }

    override func bringSubviewToFront(_ view: UIView) {
      log.append("front")
      super.bringSubviewToFront(view)
    }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      log.append("exchange")
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      log.append("constraint")
      super.addConstraint(constraint)
    }

    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      log.append("guide")
      super.addLayoutGuide(layoutGuide)
    }

    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      .required
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  @Test func `a view that says so is placed by constraints`() throws {
    let window = try ScreenHost.window()
    let view = PinnedView(frame: CGRect(x: 50, y: 60, width: 5, height: 5))
    window.addSubview(view)
    // Only hugging that is required holds against this wish.
    let wish = view.widthAnchor.constraint(equalTo: window.widthAnchor)
    wish.priority = .defaultHigh
    wish.isActive = true
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(view.layer is RoundLayer && view.layer.cornerRadius == 7)
    #expect(type(of: window.layer) == CALayer.self)
    let subview = UIView()
    view.insertSubview(subview, at: 0)
    view.insertSubview(UIView(), at: 0)
    view.bringSubviewToFront(subview)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.addConstraints([subview.widthAnchor.constraint(equalToConstant: 3)])
    view.addLayoutGuide(UILayoutGuide())
    #expect(
      view.log == ["insert", "insert", "front", "exchange", "constraint", "guide"]
    )
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a stack hears of its arranged views`() {
    let labels = [UILabel(), UILabel(), UILabel()]
    let stack = CardStack(arrangedSubviews: [labels[0]])
    stack.insertArrangedSubview(labels[1], at: 0)
    stack.addArrangedSubview(labels[2])
    stack.setCustomSpacing(4, after: labels[1])
    #expect(stack.customSpacing(after: labels[1]) == 8)
    labels[0].removeFromSuperview()
    #expect(stack.log == ["add", "insert at 0", "add", "remove"])
    #expect(stack.arrangedSubviews == [labels[1], labels[2]])
  }

  @Test func `a cell keeps the margins of its table away`() throws {
    let window = try ScreenHost.window()
    let parent = UIView(frame: window.bounds)
    parent.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let cells = [UITableViewCell(), FlushCell()]
    for cell in cells {
      cell.frame = CGRect(x: 0, y: 100, width: window.bounds.width, height: 44)
      cell.layoutMargins = .zero
      cell.preservesSuperviewLayoutMargins = true
      parent.addSubview(cell)
    }
    window.addSubview(parent)
    #expect(cells.map(\.layoutMargins.left) == [40, 0])
  }
}

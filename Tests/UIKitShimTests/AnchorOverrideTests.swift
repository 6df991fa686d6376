import Foundation
import Testing
import UIKitShim

/// Subclasses whose anchors are those of something inside.
struct AnchorOverrideTests {
  /// Has its label 6 below its top edge, and the baselines of the label.
  private final class Badge: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "New"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
  }

  /// Ends at its view's safe area, whatever its own bottom is.
  private final class Frame: UILayoutGuide {
    override var bottomAnchor: NSLayoutYAxisAnchor {
      owningView?.safeAreaLayoutGuide.bottomAnchor ?? super.bottomAnchor
    }
  }

  @Test(arguments: [true, false])
  func `a view has the baselines that it says`(isFirst: Bool) throws {
    let window = try ScreenHost.window()
    let (badge, title) = (Badge(), UILabel())
    title.text = "Title"
    for view in [badge, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    func anchor(_ view: UIView) -> NSLayoutYAxisAnchor {
      isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor
    }
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      anchor(badge).constraint(equalTo: anchor(title)),
    ])
    window.layoutIfNeeded()
    #expect(title.frame.minY == 106)
  }

  @Test func `a guide has the edge that it says`() throws {
    let window = try ScreenHost.window()
    let (guide, view) = (Frame(), UIView())
    window.addLayoutGuide(guide)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.maxY == window.bounds.height - window.safeAreaInsets.bottom)
  }
}

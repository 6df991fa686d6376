import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// A number in a red pill at the picture of a tab.
final class TabBadge: DecorationView {
  private let label = Label()
  private var color: Color?

  init() {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "badge" }

  func show(_ text: String?, color: Color?) {
    label.text = text
    self.color = color
    setNeedsLayout()
  }

  /// The size: 18 high, and at least as wide (read off screens, without a source).
  var size: CGSize { CGSize(width: max(18, label.intrinsicContentSize.width + 10), height: 18) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(origin: .zero, size: bounds.size)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let pill = Outline.pill(CGRect(origin: .zero, size: bounds.size))
    return [.fill(pill, color ?? SystemColor.systemRed.dynamicColor)]
  }
}

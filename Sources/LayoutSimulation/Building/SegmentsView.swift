import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

/// A view at an end of a table with a segmented control as wide as its margins leave room for.
final class SegmentsView: View {
  let control: SegmentedControl

  init(_ titles: [String], frame: CGRect) {
    control = SegmentedControl(items: titles)
    super.init(frame: frame)
    control.selectedSegmentIndex = 0
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var consoleClassName: String? {
    "LayoutSimulation.SegmentsView"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = screenMargin(forWidth: bounds.width)
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    let height = control.sizeThatFits(.zero).height
    control.frame = CGRect(
      x: left,
      y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - left - right),
      height: height
    )
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The bar of the system at the top of the screen: the time and the state of the device.
///
/// It lays nothing out. The places of its parts are drawn from pictures of devices. A bar of no height
/// (on a phone held sideways) shows nothing. Touches on it are the system's, and views behind it get none.
package final class StatusBar: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// A sign of the state of the device.
  package enum Sign: String, Sendable, Hashable, CaseIterable {
    /// The strength of the mobile network.
    case signal = "status-signal"
    /// The strength of the wireless network.
    case wifi = "status-wifi"
    /// The charge of the battery.
    case battery = "status-battery"

    /// The size of the sign.
    var size: CGSize {
      switch self {
      case .signal: CGSize(width: 19, height: 12)
      case .wifi: CGSize(width: 17, height: 12)
      case .battery: CGSize(width: 27, height: 13)
      }
    }
  }

  /// A sign of the state of the device.
  package final class SignView: View {
    /// The sign that is shown.
    package let sign: Sign

    init(_ sign: Sign) {
      self.sign = sign
      super.init(frame: CGRect(origin: .zero, size: sign.size))
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    @_spi(SystemViews) public override class var ownFile: String { #fileID }
    @_spi(SystemViews) public override var role: String? { sign.rawValue }

    @_spi(SystemViews) public override var drawing: [ScreenElement] {
      drawing(of: bounds) {
        let color = SystemColor.label.dynamicColor
        return switch sign {
        case .signal: Self.signal(in: bounds, color: color)
        case .wifi: Self.wifi(in: bounds, color: color)
        case .battery: Self.battery(in: bounds, color: color)
        }
      }
    }
  }

  /// The time of day, which never changes: pictures of one moment are compared.
  package let timeLabel = Label()
  /// The signs.
  package let signs = Sign.allCases.map(SignView.init)

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    timeLabel.text = "9:41"
    addSubview(timeLabel)
    for sign in signs { addSubview(sign) }
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override var role: String? { "status-bar" }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let device = window?.environment.device else { return }
    for view in subviews { view.isHidden = bounds.height <= 0 }
    let hasEars = device.cutout != .none
    timeLabel.font = .systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
    // Beside a cut-out the parts are in the middle of the ears, a quarter of which is the corner.
    let ear = hasEars ? bounds.width * 0.33 : 0
    let middle = hasEars ? bounds.height * 0.6 : bounds.height / 2
    placeTime(ear: ear, middle: middle, isCentered: !hasEars && device.idiom == .phone)
    placeSigns(ear: ear, middle: middle, isSplit: !hasEars && device.idiom == .phone)
  }

  private func placeTime(ear: CGFloat, middle: CGFloat, isCentered: Bool) {
    let size = timeLabel.sizeThatFits(.zero)
    let x =
      isCentered
      ? (bounds.width - size.width) / 2
      : ear > 0 ? (ear - size.width) / 2 : edgeDistance
    place(timeLabel, x: x, middle: middle, size: size)
  }

  /// Places the signs: all at the trailing edge, or the network's at the leading edge if the time is in the
  /// middle.
  private func placeSigns(ear: CGFloat, middle: CGFloat, isSplit: Bool) {
    let spacing: CGFloat = 6
    let trailing = signs.filter { !isSplit || $0.sign == .battery }
    let width = trailing.reduce(-spacing) { $0 + $1.sign.size.width + spacing }
    var x =
      ear > 0 ? bounds.width - (ear + width) / 2 : bounds.width - edgeDistance - width
    for view in trailing {
      place(view, x: x, middle: middle, size: view.sign.size)
      x += view.sign.size.width + spacing
    }
    guard isSplit else { return }
    x = edgeDistance
    for view in signs where view.sign != .battery {
      place(view, x: x, middle: middle, size: view.sign.size)
      x += view.sign.size.width + spacing
    }
  }

  private func place(_ view: View, x: CGFloat, middle: CGFloat, size: CGSize) {
    placeFromLeading(
      view,
      pixelAligned(
        CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height),
        scale: max(1, traitCollection.displayScale)
      )
    )
  }

  /// The distance of the parts from the edge: clear of the curve of round screen corners.
  private var edgeDistance: CGFloat { max(6, window?.environment.device.cornerRadius ?? 0) }
}

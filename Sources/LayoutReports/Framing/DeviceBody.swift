import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import ScreenFrames

/// The body of a device around its screen, flat and without anything of Apple's artwork.
///
/// Its corners follow from those of the screen. How far it reaches beyond the screen, and where its buttons are, is
/// drawn to be recognized and measured nowhere.
struct DeviceBody {
  private let environment: ScreenEnvironment
  private let device: Device

  private static let color = Color(rgb: 0x1D1D1F)
  private static let rim = Color(rgb: 0x8A8A8E)
  private static let rimWidth: CGFloat = 2
  /// The distance by which buttons stand out of a phone's sides.
  private static let buttonHeight: CGFloat = 3
  /// The distance by which the body reaches over the screen.
  private static let reach: CGFloat = 1

  init(of environment: ScreenEnvironment) {
    self.environment = environment
    device = environment.device
  }

  /// Whether the device has a button below its screen, which then has square corners.
  private var hasHomeButton: Bool { device.portraitSafeArea.bottom == 0 }
  private var isPhone: Bool { device.idiom == .phone }

  /// The body beyond the screen at the sides, and above and below it, held upright.
  private var border: (side: CGFloat, end: CGFloat) {
    switch (hasHomeButton, isPhone) {
    case (true, true): (18, 88)
    case (true, false): (26, 64)
    case (false, true): (14, 14)
    case (false, false): (24, 24)
    }
  }

  private var radius: CGFloat {
    guard hasHomeButton else { return device.cornerRadius + border.end }
    return isPhone ? 54 : 36
  }

  /// Returns a screen in the body.
  func around(_ frame: ScreenFrame) -> FramedScreen {
    let isSideways = environment.orientation == .landscape
    let upright =
      isSideways ? CGSize(width: frame.size.height, height: frame.size.width) : frame.size
    let margin = isPhone ? Self.buttonHeight : 0
    let body = CGRect(
      x: margin,
      y: 0,
      width: upright.width + 2 * border.side,
      height: upright.height + 2 * border.end
    )
    let whole = CGSize(width: body.width + 2 * margin, height: body.height)
    let place = CGPoint(x: margin + border.side, y: border.end)
    // The line around the screen would be one around a hole.
    let origin = isSideways ? CGPoint(x: place.y, y: place.x) : place
    var framed = frame.withoutEdge.placed(
      at: origin,
      in: isSideways ? CGSize(width: whole.height, height: whole.width) : whole,
      clip: CGRect(origin: .zero, size: frame.size)
    )
    let parts = buttons(of: body) + [shell(body)] + furniture(of: body)
    framed.elements =
      parts.map { part in
        .fill(turned(part.outline, isSideways), part.color, ElementTag(id: part.id, role: "device"))
      } + framed.elements + [edge(around: CGRect(origin: origin, size: frame.size))]
    return FramedScreen(framed, shown: CGRect(origin: .zero, size: frame.size), at: origin)
  }

  /// Returns the edge of the body over that of the screen, which ends between two pixels of a smaller picture: there some
  /// programs draw less of what is clipped at the same edge once more by each group around it.
  private func edge(around screen: CGRect) -> ScreenElement {
    let outline = ScreenOutline(rect: screen, radius: hasHomeButton ? 0 : device.cornerRadius)
    return .stroke(
      .path(outline.path),
      Self.color,
      width: 2 * Self.reach,
      ElementTag(id: "device-edge", role: "device")
    )
  }

  /// A part of the body, held upright.
  private struct Part {
    let id: String
    let rect: CGRect
    let radius: CGFloat
    let color: Color

    var outline: (rect: CGRect, radius: CGFloat) { (rect, radius) }
  }

  private func shell(_ body: CGRect) -> Part {
    Part(id: "device-rim", rect: body, radius: radius, color: Self.rim)
  }

  private func furniture(of body: CGRect) -> [Part] {
    let inner = body.insetBy(dx: Self.rimWidth, dy: Self.rimWidth)
    let face = Part(
      id: "device-body",
      rect: inner,
      radius: radius - Self.rimWidth,
      color: Self.color
    )
    guard hasHomeButton else { return [face] }
    let size: CGFloat = isPhone ? 56 : 40
    let ring = CGRect(
      x: body.midX - size / 2,
      y: body.maxY - border.end / 2 - size / 2,
      width: size,
      height: size
    )
    let hole = ring.insetBy(dx: Self.rimWidth, dy: Self.rimWidth)
    var parts = [
      face, Part(id: "device-button", rect: ring, radius: size / 2, color: Self.rim),
      Part(id: "device-button-face", rect: hole, radius: hole.width / 2, color: Self.color),
    ]
    if isPhone {
      let slit = CGRect(x: body.midX - 30, y: body.minY + border.end / 2 - 3, width: 60, height: 6)
      parts.append(Part(id: "device-speaker", rect: slit, radius: 3, color: Color(rgb: 0x3A3A3C)))
    }
    return parts
  }

  /// Returns the buttons at a phone's sides, of which half is behind the body.
  private func buttons(of body: CGRect) -> [Part] {
    guard isPhone else { return [] }
    func button(_ id: String, _ x: CGFloat, _ share: CGFloat, _ length: CGFloat) -> Part {
      Part(
        id: id,
        rect: CGRect(
          x: x - Self.buttonHeight,
          y: body.height * share,
          width: 2 * Self.buttonHeight,
          height: length
        ),
        radius: 2,
        color: Self.rim
      )
    }
    return [
      button("device-volume-up", body.minX, 0.24, 56),
      button("device-volume-down", body.minX, 0.33, 56),
      button("device-side-button", body.maxX, 0.28, 88),
    ]
  }

  /// Returns an outline as it lies when the top of the device is on the left.
  private func turned(_ part: (rect: CGRect, radius: CGFloat), _ isSideways: Bool) -> Outline {
    let (rect, radius) = part
    guard isSideways else { return .rectangle(rect, cornerRadius: radius) }
    let width = 2 * border.side + environment.size.height + 2 * (isPhone ? Self.buttonHeight : 0)
    return .rectangle(
      CGRect(
        x: rect.minY,
        y: width - rect.maxX,
        width: rect.height,
        height: rect.width
      ),
      cornerRadius: radius
    )
  }
}

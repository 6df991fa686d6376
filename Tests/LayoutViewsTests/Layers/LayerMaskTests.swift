import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

/// What masks show: flat shapes as they are, and others as the finding says.
struct LayerMaskTests {
  private let window: Window
  private let view = View(frame: CGRect(x: 20, y: 100, width: 200, height: 100))

  init() throws {
    window = Window(environment: .init(device: try #require(Device.named("iPhone 15"))))
    window.addSubview(view)
  }

  private var codes: [String] { window.diagnostics.map(\.code) }

  private func layer(_ frame: CGRect, _ color: Color? = .black) -> Layer {
    let layer = Layer()
    (layer.frame, layer.backgroundColor) = (frame, color)
    return layer
  }

  /// Returns whether a place of the view shows.
  private func shows(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let clip = try #require(view.layer.maskClip)
    let place = CGPoint(x: x, y: y)
    guard clip.opacity > 0, clip.rect.contains(place) else { return false }
    return clip.path.isEmpty || clip.path.contains(place, evenOdd: clip.isEvenOdd)
  }

  @Test func `an opaque layer shows its bounds`() throws {
    view.layer.mask = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(try shows(30, 30) && !shows(70, 30))
    #expect(view.layer.maskClip?.opacity == 1 && codes == [])
  }

  @Test func `a layer of one opacity shows what is behind it with that`() throws {
    let mask = layer(CGRect(x: 0, y: 0, width: 100, height: 100), Color(rgb: 0, opacity: 0.5))
    mask.opacity = 0.5
    view.layer.mask = mask
    let clip = try #require(view.layer.maskClip)
    #expect(clip.opacity == 0.25 && codes == [])
    #expect(clip.group([]).opacity == 0.25)
  }

  @Test func `a layer that draws nothing shows nothing`() throws {
    view.layer.mask = layer(CGRect(x: 0, y: 0, width: 200, height: 100), nil)
    #expect(try !shows(50, 50) && codes == [])
    view.layer.mask?.backgroundColor = .clear
    #expect(try !shows(50, 50))
    view.layer.mask?.backgroundColor = .black
    view.layer.mask?.isHidden = true
    #expect(try !shows(50, 50))
  }

  @Test func `the line of a ring shows, and not its middle`() throws {
    let ring = ShapeLayer()
    ring.path = BezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
    (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, .black, 10)
    view.layer.mask = ring
    #expect(try shows(50, 10) && shows(50, 6) && !shows(50, 50) && !shows(50, 3))
    ring.strokeEnd = 0.5
    // The circle begins on the right and goes down first.
    #expect(try shows(50, 90) && !shows(50, 10) && codes == [])
    ring.lineDashPattern = [4, 4]
    #expect(try shows(50, 90) && codes == ["flat-drawing"])
  }

  @Test func `layers of a mask show together, none takes away from another`() throws {
    let mask = layer(.zero, nil)
    mask.addSublayer(layer(CGRect(x: 0, y: 0, width: 60, height: 60)))
    let round = layer(CGRect(x: 40, y: 0, width: 60, height: 60))
    round.cornerRadius = 30
    mask.addSublayer(round)
    let backward = ShapeLayer()
    backward.path =
      BezierPath(rect: CGRect(x: 20, y: 20, width: 100, height: 20)).reversing().cgPath
    mask.addSublayer(backward)
    view.layer.mask = mask
    #expect(try shows(10, 10) && shows(70, 50) && shows(110, 30) && shows(50, 30))
    #expect(try !shows(98, 2) && !shows(110, 50) && codes == [])
  }

  @Test func `a hole of an even-odd shape stays`() throws {
    let hole = ShapeLayer()
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100))
    path.append(BezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100)))
    (hole.path, hole.fillRule) = (path.cgPath, .evenOdd)
    view.layer.mask = hole
    #expect(try shows(10, 50) && !shows(100, 50) && codes == [])
    let mask = layer(.zero, nil)
    mask.addSublayer(hole)
    mask.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5)))
    view.layer.mask = mask
    _ = view.layer.maskClip
    #expect(codes == ["flat-drawing"])
  }

  @Test func `a gradient shows in its degrees of opacity, whatever its colors`() throws {
    let gradient = GradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    gradient.colors = [Color(rgb: 0xFF0000, opacity: 0.5), Color(rgb: 0x00FF00, opacity: 0.5)]
    view.layer.mask = gradient
    #expect(view.layer.maskClip?.opacity == 0.5 && codes == [])
    gradient.colors = [Color.clear, Color(rgb: 0x0000FF, opacity: 0.5)]
    gradient.opacity = 0.5
    let clip = try #require(view.layer.maskClip)
    #expect(try shows(100, 1) && !shows(100, 60) && codes == [])
    #expect(clip.opacity == 1 && clip.group([]).mask == clip.mask)
    let mask = try #require(clip.mask)
    #expect(mask.gradient.map(\.color) == [0, 0.25].map { Color.white.faded(by: $0) })
    #expect(mask.outline == .rectangle(CGRect(x: 0, y: 0, width: 200, height: 50)))
  }

  @Test func `a gradient is where the layer of the mask has it`() throws {
    let mask = layer(CGRect(x: 0, y: 0, width: 200, height: 100), nil)
    let gradient = GradientLayer()
    gradient.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    gradient.colors = [Color.clear, Color.black]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    mask.addSublayer(gradient)
    view.layer.mask = mask
    let shown = try #require(view.layer.maskClip?.mask)
    #expect(shown.outline == .rectangle(CGRect(x: 20, y: 10, width: 100, height: 50)))
    #expect(
      shown.gradientCourse == .line(from: CGPoint(x: 20, y: 35), to: CGPoint(x: 120, y: 35))
    )
    #expect(codes == [])
    // Beside other shapes, and turned, it is flat.
    mask.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(view.layer.maskClip?.mask == nil && codes == ["flat-drawing"])
  }

  @Test func `a gradient that is turned shows all in its bounds`() throws {
    let gradient = GradientLayer()
    gradient.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    gradient.colors = [Color.clear, Color.black]
    gradient.transform = Transform3D(affine: CGAffineTransform(rotationAngle: .pi / 2))
    view.layer.mask = gradient
    #expect(try shows(100, 50) && view.layer.maskClip?.mask == nil && codes == ["flat-drawing"])
  }

  @Test func `a view as a mask shows with the views inside`() throws {
    let mask = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inside = View(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    inside.backgroundColor = .black
    inside.alpha = 0.8
    mask.addSubview(inside)
    view.mask = mask
    #expect(try shows(20, 20) && !shows(60, 20) && codes == [])
    #expect(abs((view.layer.maskClip?.opacity ?? 0) - 0.8) < 1e-6)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.text = "A"
    view.mask = label
    #expect(try shows(49, 49) && codes == ["flat-drawing"])
  }

  @Test func `shapes of several opacities show with the greatest`() throws {
    let mask = layer(CGRect(x: 0, y: 0, width: 100, height: 100), Color(rgb: 0, opacity: 0.2))
    mask.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.layer.mask = mask
    #expect(view.layer.maskClip?.opacity == 1 && codes == ["flat-drawing"])
  }
}

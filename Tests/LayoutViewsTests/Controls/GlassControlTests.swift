import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing

/// Controls in the design of iOS 26: view trees and pictures of iOS 27.0 (sure).
@Suite struct GlassControlTests {
  private final class Windows {
    var windows: [Window] = []
  }

  /// The windows of the controls, which do not keep them.
  private let windows = Windows()

  /// Puts a control on the screen of a phone.
  private func shown<Kind: View>(
    _ control: Kind,
    _ frame: CGRect? = nil,
    design: SystemDesign = .glass
  ) throws -> Kind {
    let device = try #require(Device.named("iPhone 17"))
    let window = Window(environment: ScreenEnvironment(device: device, design: design))
    let root = View()
    window.rootView = root
    root.addSubview(control)
    control.frame = frame ?? CGRect(origin: .zero, size: control.intrinsicContentSize)
    window.layoutIfNeeded()
    control.layoutIfNeeded()
    windows.windows.append(window)
    return control
  }

  private func rectangles(_ view: View) -> [(rect: CGRect, radius: CGFloat)] {
    view.drawnShapes.compactMap { shape in
      guard case .rectangle(let rect, let radius) = shape.outline else { return nil }
      return (rect, radius)
    }
  }

  @Test func `the knob of a slider is a capsule of 37 by 24 on a line of 6`() throws {
    let slider = try shown(Slider(), CGRect(x: 0, y: 0, width: 237, height: 34))
    slider.value = 0.5
    #expect(slider.thumbFrame == CGRect(x: 100, y: 5, width: 37, height: 24))
    #expect(slider.trackRect(forBounds: slider.bounds).height == 6)
    slider.value = 1
    #expect(slider.thumbFrame.maxX == 237)
    #expect(slider.drawnShapes.last?.outline == .pill(slider.thumbFrame))
    slider.isEnabled = false
    guard case .group(let pale)? = slider.drawing.first else {
      Issue.record("a slider that does not answer is not paler as a whole")
      return
    }
    #expect(pale.opacity == 0.5 && slider.drawing.count == 1)
  }

  @Test func `segments are a capsule without lines`() throws {
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    let segments = try shown(control, CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(rectangles(segments).count == 1)
    #expect(rectangles(segments).first?.radius == 16)
    segments.selectedSegmentIndex = 2
    segments.layoutIfNeeded()
    let chosen = try #require(rectangles(segments).last)
    #expect(chosen.rect == CGRect(x: 202, y: 2, width: 96, height: 28) && chosen.radius == 14)
    let labels = segments.subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.font.value.weight) == [.regular, .regular, .medium])
  }

  @Test func `a stepper is a capsule with a line of 24`() throws {
    let stepper = try shown(Stepper())
    let parts = rectangles(stepper)
    #expect(parts.first?.rect == CGRect(x: 0, y: 0, width: 94, height: 32))
    #expect(parts.first?.radius == 16)
    #expect(parts[1].rect == CGRect(x: 46.5, y: 4, width: 1, height: 24))
    #expect(parts[2].rect == CGRect(x: 16.5, y: 15, width: 14, height: 2))
    #expect(abs(parts[3].rect.width - 13.33) < 0.001)
  }

  @Test func `five pages are 126 wide, and the one that shows has a larger dot`() throws {
    let pages = PageControl()
    pages.numberOfPages = 5
    _ = try shown(pages)
    #expect(abs(pages.intrinsicContentSize.width - 126) < 0.01)
    #expect(abs(pages.intrinsicContentSize.height - 25.67) < 0.01)
    let sides = rectangles(pages).map(\.rect.width)
    #expect(sides.first.map { abs($0 - 9.67) < 0.01 } == true)
    #expect(sides.last.map { abs($0 - 7.67) < 0.01 } == true)
  }

  @Test func `the dots of pages lie on a platter while a finger is on them`() throws {
    let pages = PageControl()
    pages.numberOfPages = 5
    _ = try shown(pages, CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(rectangles(pages).count == 5)
    pages.isHighlighted = true
    let platter = try #require(rectangles(pages).first)
    #expect(rectangles(pages).count == 6)
    #expect(abs(platter.rect.width - 126) < 0.01 && abs(platter.rect.height - 25.67) < 0.01)
    #expect(abs(platter.rect.midX - 100) < 0.01 && abs(platter.rect.midY - 20) < 0.01)
    pages.numberOfPages = 0
    #expect(rectangles(pages).isEmpty)
    let classic = PageControl()
    classic.numberOfPages = 5
    _ = try shown(classic, CGRect(x: 0, y: 0, width: 200, height: 40), design: .classic)
    classic.isHighlighted = true
    #expect(rectangles(classic).count == 5)
  }

  @Test func `the classic design keeps its controls on a phone with iOS 26`() throws {
    let slider = try shown(
      Slider(),
      CGRect(x: 0, y: 0, width: 231, height: 34),
      design: .classic
    )
    slider.value = 0
    #expect(slider.thumbFrame == CGRect(x: 0, y: 1.5, width: 31, height: 31))
    let stepper = try shown(Stepper(), design: .classic)
    #expect(rectangles(stepper).first?.radius == 8)
  }
}

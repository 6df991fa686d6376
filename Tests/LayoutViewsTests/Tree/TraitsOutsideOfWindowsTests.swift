import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

/// What views know of the screen before they are in a window.
@Suite struct TraitsOutsideOfWindowsTests {
  /// Notes its traits when it is made, and each change of them.
  private final class Reader: View {
    var directionAtBirth: LayoutDirection?
    var changes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionAtBirth = effectiveUserInterfaceLayoutDirection
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      changes += 1
    }
  }

  private final class Controller: ViewController {
    private(set) var reader: Reader?

    override func viewDidLoad() {
      super.viewDidLoad()
      let made = Reader()
      view.addSubview(made)
      reader = made
    }
  }

  private func environment(_ style: InterfaceStyle = .light) throws -> ScreenEnvironment {
    var environment = ScreenEnvironment(device: try #require(Device.named("iPhone 8")))
    environment.direction = .rightToLeft
    environment.style = style
    return environment
  }

  @Test func `a view that a controller makes knows the traits from the start`() throws {
    let window = Window(environment: try environment())
    let controller = Controller()
    window.rootViewController = controller
    let reader = try #require(controller.reader)
    #expect(reader.directionAtBirth == .rightToLeft)
    #expect(reader.changes == 0)
    window.environment.direction = .leftToRight
    #expect(reader.changes == 1)
  }

  @Test func `a view keeps its traits when it leaves a window, and hears what is new in the next`()
    throws
  {
    let first = Window(environment: try environment())
    let second = Window(environment: try environment(.dark))
    let reader = Reader()
    #expect(reader.directionAtBirth == .leftToRight)
    first.addSubview(reader)
    #expect(reader.changes == 1)
    reader.removeFromSuperview()
    #expect(reader.traitCollection == first.traitCollection)
    first.addSubview(reader)
    #expect(reader.changes == 1)
    second.addSubview(reader)
    #expect(reader.changes == 2)
  }

  @Test func `a view that has left a window keeps no appearance of its own for good`() throws {
    let window = Window(environment: try environment())
    let view = View()
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let device: String?
    let height: CGFloat
  }

  // Heights of the fact sheet, 8.3.
  @Test(arguments: [
    Row(testDescription: "a phone of 3x", device: nil, height: 61.0 / 3),
    Row(testDescription: "a main screen of 2x", device: "iPhone 8", height: 20.5),
  ])
  func `texts outside of windows are measured for the main screen`(_ row: Row) throws {
    let measure = {
      let label = Label()
      label.text = "Label"
      label.sizeToFit()
      let around = View()
      label.translatesAutoresizingMaskIntoConstraints = false
      around.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 0.1),
        label.trailingAnchor.constraint(equalTo: around.trailingAnchor),
        label.topAnchor.constraint(equalTo: around.topAnchor),
        label.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      ])
      return (label.frame.size, around.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
    }
    let (size, fitted) =
      try row.device.map { name in
        let device = try #require(Device.named(name))
        return Screen.withMain(ScreenEnvironment(device: device), run: measure)
      } ?? measure()
    let pixel = row.device == nil ? 1.0 / 3 : 0.5
    #expect(abs(size.height - row.height) < 1e-9)
    #expect(abs(size.width / pixel - (size.width / pixel).rounded()) < 1e-9)
    #expect(abs(fitted.width - size.width - pixel) < 1e-9)
    #expect(abs(fitted.height - size.height) < 1e-9)
  }
}

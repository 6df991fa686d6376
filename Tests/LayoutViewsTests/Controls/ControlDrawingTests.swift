import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames
import Testing

/// What controls draw.
@Suite struct ControlDrawingTests {
  private func colors(_ control: View) -> [Color] {
    control.drawnShapes.compactMap { $0.fill ?? $0.stroke?.color }
  }

  struct KnobRow: CustomTestStringConvertible {
    let testDescription: String
    var isOn = false
    var isHighlighted = false
    var direction = View.SemanticContentAttribute.forceLeftToRight
    let frame: CGRect
  }

  @Test(arguments: [
    KnobRow(testDescription: "off", frame: CGRect(2, 2, 27, 27)),
    KnobRow(testDescription: "on", isOn: true, frame: CGRect(22, 2, 27, 27)),
    KnobRow(
      testDescription: "on, from right to left",
      isOn: true,
      direction: .forceRightToLeft,
      frame: CGRect(2, 2, 27, 27)
    ),
    KnobRow(testDescription: "pressed", isHighlighted: true, frame: CGRect(2, 2, 34, 27)),
    KnobRow(
      testDescription: "on and pressed",
      isOn: true,
      isHighlighted: true,
      frame: CGRect(15, 2, 34, 27)
    ),
  ])
  func `the knob of a switch is at the end of what it says`(_ row: KnobRow) {
    let control = Switch()
    control.isOn = row.isOn
    control.isHighlighted = row.isHighlighted
    control.semanticContentAttribute = row.direction
    #expect(control.thumbFrame == row.frame)
    #expect(control.drawnValue == (row.isOn ? "on" : "off"))
  }

  @Test func `a switch is green when on, or of its own color, and pale when disabled`() {
    let control = Switch()
    let green = SystemColor.systemGreen.dynamicColor
    #expect(colors(control).first == SystemColor.secondarySystemFill.dynamicColor)
    control.isOn = true
    #expect(colors(control).first == green)
    #expect(colors(control).last == .white)
    control.isEnabled = false
    #expect(colors(control) == [green.faded(by: 0.5), Color.white.faded(by: 0.5)])
    control.isEnabled = true
    control.onTintColor = Color(rgb: 0x123456).object
    #expect(colors(control).first == Color(rgb: 0x123456))
  }

  @Test func `the line of a slider is tinted up to the knob`() throws {
    let slider = Slider(frame: CGRect(0, 0, 200, 34))
    slider.tintColor = Color(rgb: 0xFF0000).object
    slider.value = 0.25
    let rest = SystemColor.systemFill.dynamicColor
    #expect(Array(colors(slider).prefix(2)) == [Color(rgb: 0xFF0000), rest])
    let middle = 15.5 + 0.25 * 169
    #expect(
      slider.drawnShapes[0].outline == .rectangle(CGRect(2, 15, middle - 2, 4), cornerRadius: 2)
    )
    #expect(
      slider.drawnShapes.last?.outline
        == .rectangle(CGRect(middle - 14, 3, 28, 28), cornerRadius: 14)
    )
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(Array(colors(slider).prefix(2)) == [rest, Color(rgb: 0xFF0000)])
    slider.isEnabled = false
    #expect(colors(slider)[1] == Color(rgb: 0xFF0000).faded(by: 0.5))
  }

  @Test func `a stepper at an end has a pale sign there`() {
    let stepper = Stepper()
    let label = SystemColor.label.dynamicColor
    let pale = SystemColor.tertiaryLabel.dynamicColor
    // The minus in one piece, the plus in three.
    #expect(colors(stepper).suffix(4) == [pale, label, label, label])
    stepper.value = 100
    #expect(colors(stepper).suffix(4) == [label, pale, pale, pale])
    stepper.wraps = true
    #expect(colors(stepper).suffix(4) == [label, label, label, label])
    stepper.isEnabled = false
    #expect(colors(stepper).suffix(4) == [pale, pale, pale, pale])
  }

  @Test func `no line stands beside the chosen segment`() {
    let control = SegmentedControl(items: ["A", "B", "C", "D"])
    #expect(control.drawing.count == 1 + 3)
    control.selectedSegmentIndex = 0
    let lines = control.drawnShapes.filter {
      if case .rectangle(let rect, _) = $0.outline { rect.width == 1 } else { false }
    }
    #expect(lines.count == 2)
    #expect(control.drawnValue == "A")
    #expect(
      colors(control).last
        == Color(light: .white, dark: SystemColor.systemGray2.color(in: .dark))
    )
  }

  @Test func `an indicator has eight spokes inside of its bounds`() {
    for style in ActivityIndicatorView.Style.allCases {
      let indicator = ActivityIndicatorView(style: style)
      #expect(indicator.drawing.count == 8)
      for shape in indicator.drawnShapes {
        guard case .line(let start, let end) = shape.outline, let width = shape.stroke?.width
        else {
          Issue.record("\(shape) is no line")
          continue
        }
        for point in [start, end] {
          let room = indicator.bounds.insetBy(dx: width / 2, dy: width / 2)
          #expect(room.contains(point))
        }
      }
    }
  }

  @Test(arguments: [
    (TextField.BorderStyle.none, 0), (.line, 1), (.bezel, 1), (.roundedRect, 2),
  ])
  func `the border of a field is a pixel wide`(_ style: TextField.BorderStyle, _ count: Int) throws
  {
    let window = try window()
    let field = TextField(frame: CGRect(0, 100, 200, 34))
    window.addSubview(field)
    field.borderStyle = style
    #expect(field.drawing.count == count)
    guard count > 0 else { return }
    #expect(field.drawnShapes.last?.stroke?.width == CGFloat(1) / 3)
  }

  @Test func `a field that does not answer has a pale text, but its prompt as always`() throws {
    let field = TextField()
    let content = try #require(field.subviews.first as? Label)
    field.text = "Ada"
    field.isEnabled = false
    #expect(!content.isEnabled)
    field.text = ""
    field.placeholder = "Name"
    #expect(content.isEnabled)
    #expect(content.textColor === SystemColor.placeholderText.object)
  }

  @Test func `the title of a system button is pale under a finger`() throws {
    let button = Button(type: .system)
    button.tintColor = Color(rgb: 0x00FF00).object
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor.value == Color(rgb: 0x00FF00).faded(by: 0.2))
    button.setTitleColor(.black, for: .highlighted)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .black)
  }
}

extension View {
  /// The shapes that the view draws itself.
  var drawnShapes: [Shape] {
    drawing.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }
}

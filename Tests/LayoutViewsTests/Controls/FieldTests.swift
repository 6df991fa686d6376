import Foundation
import LayoutControls
import LayoutGeometry
import LayoutText
import LayoutViews
import Testing

/// Controls of which layout needs the size: fields, bars, sliders and the like.
@Suite struct FieldTests {
  struct SizeRow: CustomTestStringConvertible {
    let testDescription: String
    let size: CGSize
    let make: @Sendable () -> View
  }

  // Outside of a window texts are measured for the main screen, an iPhone 15 of 3x.
  @Test(arguments: [
    SizeRow(testDescription: "an empty field", size: CGSize(width: 0, height: 61.0 / 3)) {
      TextField()
    },
    SizeRow(testDescription: "a bordered field of 14", size: CGSize(width: 14, height: 34)) {
      let field = TextField()
      field.font = .systemFont(ofSize: 14)
      field.borderStyle = .roundedRect
      return field
    },
    SizeRow(testDescription: "a bordered field of 20", size: CGSize(width: 14, height: 38)) {
      let field = TextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 20)
      return field
    },
    SizeRow(testDescription: "an indicator", size: CGSize(width: 20, height: 20)) {
      ActivityIndicatorView()
    },
    SizeRow(testDescription: "a large indicator", size: CGSize(width: 37, height: 37)) {
      ActivityIndicatorView(style: .large)
    },
    SizeRow(testDescription: "a bar", size: CGSize(width: -1, height: 4)) { ProgressView() },
    SizeRow(testDescription: "a slider", size: CGSize(width: -1, height: 30)) { Slider() },
    SizeRow(testDescription: "a stepper", size: CGSize(width: 94, height: 32)) { Stepper() },
  ])
  func `a control asks for the size of its content`(_ row: SizeRow) {
    #expect(row.make().intrinsicContentSize == row.size)
  }

  @Test func `a field is as wide as what stands in it`() {
    let field = TextField()
    let label = Label()
    field.placeholder = "Name"
    label.text = "Name"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "Ada Lovelace"
    label.text = "Ada Lovelace"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.isSecureTextEntry = true
    label.text = "••••••••••••"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.isSecureTextEntry = false
    field.text = nil
    field.placeholder = nil
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 61.0 / 3))
  }

  @Test func `a form of fields in a window`() throws {
    let window = try window()
    let title = Label()
    title.text = "Name"
    let field = TextField()
    field.borderStyle = .roundedRect
    field.text = "Ada"
    let slider = Slider()
    let bar = ProgressView()
    bar.progress = 0.25
    for view in [title, field, slider, bar] as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    title.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      field.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      slider.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
      slider.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      slider.widthAnchor.constraint(equalToConstant: 200),
      bar.topAnchor.constraint(equalTo: slider.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: slider.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(window.diagnostics.isEmpty)
    #expect(title.frame.width == title.intrinsicContentSize.width)
    #expect(field.frame.maxX == 373)
    // 20.333 and 7 above and below, on a screen of 3x.
    #expect(abs(field.frame.height - 103 / 3) < 1e-9)
    #expect(field.subviews[0].frame.minX == 7)
    // The texts stand on one line.
    #expect(abs(title.frame.minY - 107) < 1e-9)
    // Two points above and below a slider are not for constraints.
    #expect(abs(slider.frame.minY - (field.frame.maxY + 8)) < 1e-9)
    #expect(slider.frame.height == 34)
    #expect(bar.frame.height == 4)
    #expect(bar.subviews[0].frame == CGRect(0, 0, 50, 4))
  }

  @Test func `values stay between their ends`() {
    let slider = Slider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.value = .nan
    #expect(slider.value == 0)
    let stepper = Stepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = -1
    #expect(stepper.value == 0)
    let bar = ProgressView()
    bar.setProgress(7, animated: true)
    #expect(bar.progress == 1)
  }

  @Test func `an indicator is hidden while it stands still`() {
    let indicator = ActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    #expect(indicator.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }
}

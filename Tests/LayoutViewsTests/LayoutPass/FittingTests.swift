import Foundation
import LayoutDiagnostics
import LayoutText
import LayoutViews
import Testing

@Suite struct FittingTests {
  /// A cell of 320 with a label inside of 16 on the left and right and 11 above and below.
  private func cell(_ text: String, in window: Window) -> (cell: View, label: Label) {
    let cell = framedView("cell", CGRect(0, 100, 320, 44), in: window)
    let label = Label()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
    ])
    return (cell, label)
  }

  @Test func `a cell is as high as its text at its width`() throws {
    let window = try window(on: "iPhone 15")
    let text = "a text that is long enough for some lines in a cell of three hundred and twenty"
    let (cell, label) = cell(text, in: window)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let lines = TextMetrics.lines(of: text, font: label.font.value, width: 288, limit: 0)
    #expect(lines.count > 1)
    #expect(size.width == 320)
    let height =
      22
      + TextMetrics.size(
        of: text,
        font: label.font.value,
        width: 288,
        limit: 0,
        scale: 3
      ).height
    #expect(abs(size.height - height) < 1e-9)
    #expect(cell.frame == CGRect(0, 100, 320, 44))
  }

  @Test func `the compressed size is that of the content`() throws {
    let window = try window(on: "iPhone 15")
    let (cell, label) = cell("short", in: window)
    let size = cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let content = label.intrinsicContentSize
    #expect(abs(size.width - (content.width + 32)) < 1e-9)
    #expect(abs(size.height - (content.height + 22)) < 1e-9)
    // Hugging at 250 outweighs the target at 50.
    #expect(cell.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == size)
  }

  @Test func `measuring leaves the layout as it was`() throws {
    let window = try window(on: "iPhone 15")
    let (cell, label) = cell("short", in: window)
    window.layoutIfNeeded()
    let frame = label.frame
    let constant = try #require(cell.constraints.first)
    _ = cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    window.layoutIfNeeded()
    #expect(label.frame == frame)
    constant.constant = 30
    window.layoutIfNeeded()
    #expect(label.frame.minX == 30)
    label.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(cell.constraints.isEmpty)
  }

  @Test func `a view of no tree can be measured`() {
    let view = View()
    let inner = constrainedView("inner", in: view)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 40),
    ])
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 50, height: 0))
  }

  /// Asks for the height at a width that must be kept, as a table does.
  private func measure(_ view: View, width: CGFloat) {
    _ = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  @Test func `a conflict met while measuring is told once, with its lines`() throws {
    let window = try window(on: "iPhone 15")
    let (cell, label) = cell("text", in: window)
    let line = #line + 1
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    _ = cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(window.diagnostics.isEmpty)
    for _ in 0..<3 { measure(cell, width: 320) }
    measure(cell, width: 300)
    let conflict = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1)
    #expect(
      conflict.message == """
        unable to simultaneously satisfy constraints: 'UILabel.width == 200' was given up and is off \
        by 88 pt
        """
    )
    #expect(conflict.mark?.line == line)
    #expect(
      conflict.notes.map(\.message) == [
        "against 'UILabel.leading == cell.leading + 16'",
        "against 'UILabel.trailing == cell.trailing - 16'",
        "against cell.width == 320 (the size it was asked to fit)",
        "all of them hold where 'cell' is 232 pt wide",
      ]
    )
    #expect(conflict.notes.prefix(2).allSatisfy { $0.mark != nil })
    #expect(window.conflictsInMeasuring.map { $0.broken === width } == [true])
    // The layout meets the same constraints.
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.count == 1 && window.diagnostics.count == 1)
    #expect(window.conflictsInMeasuring.isEmpty)
  }

  @Test func `a conflict that went is told again when another comes`() throws {
    let window = try window(on: "iPhone 15")
    let (cell, label) = cell("text", in: window)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    measure(cell, width: 320)
    width.isActive = false
    measure(cell, width: 320)
    width.constant = 210
    width.isActive = true
    measure(cell, width: 320)
    #expect(
      window.diagnostics.map(\.code) == ["unsatisfiable-constraints", "unsatisfiable-constraints"]
    )
  }

  @Test func `a view that is measured before it is shown takes its conflicts along`() throws {
    let window = try window(on: "iPhone 15")
    let cell = View()
    let inner = constrainedView("inner", in: cell)
    LayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: cell.widthAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    measure(cell, width: 50)
    #expect(window.diagnostics.isEmpty && window.conflictsInMeasuring.isEmpty)
    window.addSubview(cell)
    #expect(window.diagnostics.count == 1 && window.conflictsInMeasuring.count == 1)
  }
}

import Foundation
import LayoutText
import LayoutViews
import Testing

/// Solved frames are those of the solution, whenever in a pass and by whomever a superview is moved.
@Suite struct SolvedPlaceTests {
  /// Moves its card after the constraints have placed it.
  private final class Header: View {
    let card = View()
    let inner = View()

    override func layoutSubviews() {
      super.layoutSubviews()
      card.frame.origin.y = 33
    }
  }

  @Test func `what is inside a card that is moved in a layout moves with it`() throws {
    let window = try LayoutViewsTests.window(on: "iPhone 8")
    let header = Header()
    header.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
    for view in [header.card, header.inner] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    header.addSubview(header.card)
    header.card.addSubview(header.inner)
    window.addSubview(header)
    LayoutConstraint.activate([
      header.card.topAnchor.constraint(equalTo: header.topAnchor),
      header.card.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      header.card.widthAnchor.constraint(equalToConstant: 100),
      header.card.heightAnchor.constraint(equalToConstant: 40),
      header.inner.topAnchor.constraint(equalTo: header.card.topAnchor, constant: 5),
      header.inner.leadingAnchor.constraint(equalTo: header.card.leadingAnchor),
      header.inner.widthAnchor.constraint(equalToConstant: 10),
      header.inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(header.card.frame == CGRect(x: 0, y: 33, width: 100, height: 40))
    #expect(header.inner.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
  }

  @Test func `labels in stacks aligned by baselines lie where a second layout puts them`() throws {
    let window = try LayoutViewsTests.window(on: "iPhone 8")
    let badge = View()
    badge.widthAnchor.constraint(equalToConstant: 24).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let inner = stack([label("72", .body), label("min", .body)], .center)
    let left = stack([inner, badge], .top)
    let row = stack([left, label("Value", .title2)], .firstBaseline)
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: window.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    let first = inner.arrangedSubviews.map(\.frame)
    #expect(first.map(\.origin.y) == [0, 0])
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.arrangedSubviews.map(\.frame) == first)
  }

  private func label(_ text: String, _ style: TextStyle) -> Label {
    let label = Label()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }

  private func stack(_ views: [View], _ alignment: StackView.Alignment) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.spacing = 4
    return stack
  }
}

import Foundation
import LayoutViews

extension SampleScreen {
  /// Returns eight cards of nested columns and rows, with every kind of distribution that apps use most.
  static func stacks() throws -> SampleScreen {
    let (window, root) = try window("iPhone 15")
    let column = StackView(arrangedSubviews: (0..<8).map(card))
    column.axis = .vertical
    column.spacing = 12
    root.addPlaced(column)
    let top = column.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
    LayoutConstraint.activate([
      top,
      column.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return SampleScreen(window: window, animated: top)
  }

  private static func card(_ number: Int) -> View {
    let texts = stack(
      .vertical,
      4,
      [Label(text(number, words: 3)), Label(text(number + 2, words: 9), size: 13, lines: 2)]
    )
    let head = stack(.horizontal, 12, [FixedContent(44, 44), texts, FixedContent(24, 24)])
    head.alignment = .center
    let buttons = stack(.horizontal, 8, (0..<3).map { _ in FixedContent(60, 30) })
    buttons.distribution = .fillEqually
    let counts = stack(.horizontal, 8, (0..<4).map { Label(text(number + $0, words: 1), size: 12) })
    counts.distribution = .equalSpacing
    let card = stack(.vertical, 8, [head, buttons, counts])
    card.isLayoutMarginsRelativeArrangement = true
    return card
  }

  private static func stack(
    _ axis: LayoutConstraint.Axis,
    _ spacing: CGFloat,
    _ views: [View]
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }
}

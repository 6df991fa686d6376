import Foundation
import LayoutControls
import LayoutViews
import Testing

/// A constraint's description in the grammar of UIKit's console.
@Suite struct ConsoleDescriptionTests {
  /// A window with a parent, and in it a view, its neighbor, a label and a view with a name.
  final class Screen {
    let parent = View()
    let view = View()
    let next = ProfileView()
    let label = Label()
    let named = View()

    init() {
      for view in [view, next, label, named] { parent.addSubview(view) }
      label.text = "A name that is longer than the console shows"
      named.accessibilityIdentifier = "avatar"
    }
  }

  final class ProfileView: View {}

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let make: @Sendable (Screen) -> LayoutConstraint
  }

  @Test func `a button is named with its title`() {
    let screen = Screen()
    let button = Button(type: .system)
    button.setTitle("Sign in with a name that is long", for: .normal)
    screen.parent.addSubview(button)
    let text = button.widthAnchor.constraint(equalToConstant: 120).description
    #expect(text.contains("UIButton:0x600000100050'Sign in with a name that ...'.width == 120 "))
  }

  @Test(arguments: [
    (0, "0"), (-0.5, "-0.5"), (283 / 3, "94.3333"), (1_000_000, "1000000"),
    (.leastNormalMagnitude, "2.22507e-308"), (.greatestFiniteMagnitude, "1.79769e+308"),
    (-0.00001, "-1e-05"), (9.999_999e20, "1e+21"), (.leastNonzeroMagnitude, "4.94066e-324"),
  ])
  func `numbers have six digits`(number: CGFloat, text: String) {
    let constraint = Screen().view.widthAnchor.constraint(equalToConstant: number)
    #expect(constraint.description.contains(".width == \(text)   (inactive"))
  }

  static let visual: [Row] = [
    Row(
      testDescription: "a pin to the superview",
      text: "H:|-(8)-[UIView:0x600000100010]   (inactive, names: '|':UIView:0x600000100000 )"
    ) { $0.view.leadingAnchor.constraint(equalTo: $0.parent.leadingAnchor, constant: 8) },
    Row(
      testDescription: "a pin to the superview, from its end",
      text: "V:[UIView:0x600000100010]-(8)-|   (inactive, names: '|':UIView:0x600000100000 )"
    ) { $0.parent.bottomAnchor.constraint(equalTo: $0.view.bottomAnchor, constant: 8) },
    Row(
      testDescription: "the mirrored spelling is an equation",
      text: "UIView:0x600000100010.trailing == UIView:0x600000100000.trailing - 8   (inactive)"
    ) { $0.view.trailingAnchor.constraint(equalTo: $0.parent.trailingAnchor, constant: -8) },
    Row(
      testDescription: "left is left to right",
      text: "H:|-(0)-[UIView:0x600000100010](LTR)   (inactive, names: '|':UIView:0x600000100000 )"
    ) { $0.view.leftAnchor.constraint(equalTo: $0.parent.leftAnchor) },
    Row(
      testDescription: "next to each other",
      text: """
        H:[UIView:0x600000100010]-(>=5)-[LayoutViewsTests.ConsoleDescriptionTests.ProfileView:\
        0x600000100020]   (inactive)
        """
    ) {
      $0.next.leadingAnchor.constraint(greaterThanOrEqualTo: $0.view.trailingAnchor, constant: 5)
    },
    Row(
      testDescription: "a label's text and a negative space",
      text: """
        V:[UILabel:0x600000100030'A name that is longer tha...']-(-4.5)-[UIView:0x600000100010]   \
        (inactive)
        """
    ) { $0.view.topAnchor.constraint(equalTo: $0.label.bottomAnchor, constant: -4.5) },
    Row(
      testDescription: "a view with an identifier",
      text: """
        H:|-(8)-[avatar]   (inactive, names: avatar:0x600000100040, '|':UIView:0x600000100000 )
        """
    ) { $0.named.leadingAnchor.constraint(equalTo: $0.parent.leadingAnchor, constant: 8) },
    Row(
      testDescription: "a standard space",
      text: """
        V:[UIView:0x600000100010]-(NSSpace(8))-[avatar]   (inactive, names: avatar:0x600000100040 )
        """
    ) {
      LayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]",
        metrics: nil,
        views: ["a": $0.view, "b": $0.named]
      )[0]
    },
  ]

  static let equations: [Row] = [
    Row(testDescription: "a width", text: "UIView:0x600000100010.width == 40   (inactive)") {
      $0.view.widthAnchor.constraint(equalToConstant: 40)
    },
    Row(
      testDescription: "a height with a priority",
      text: "avatar.height >= 94.3333 @750   (inactive, names: avatar:0x600000100040 )"
    ) {
      let constraint = $0.named.heightAnchor.constraint(greaterThanOrEqualToConstant: 283 / 3)
      constraint.priority = .defaultHigh
      return constraint
    },
    Row(
      testDescription: "a multiplier and a constant",
      text: "UIView:0x600000100010.width == 0.5*UIView:0x600000100000.width + 5   (inactive)"
    ) {
      $0.view.widthAnchor.constraint(
        equalTo: $0.parent.widthAnchor,
        multiplier: 0.5,
        constant: 5
      )
    },
    Row(
      testDescription: "centers and margins",
      text:
        "UIView:0x600000100010.centerY == UIView:0x600000100000.centerYWithinMargins   (inactive)"
    ) {
      LayoutConstraint(
        item: $0.view,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: $0.parent,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      )
    },
    Row(
      testDescription: "a guide",
      text: """
        UIView:0x600000100010.top <= UILayoutGuide:0x600000100010'UIViewSafeAreaLayoutGuide'.top \
        + 1   (inactive)
        """.replacing(
          "UIView:0x600000100010.top",
          with: "UIView:0x600000100020.top"
        )
    ) {
      $0.view.topAnchor.constraint(
        lessThanOrEqualTo: $0.parent.safeAreaLayoutGuide.topAnchor,
        constant: 1
      )
    },
    Row(
      testDescription: "x with y",
      text: "UIView:0x600000100010.left == UIView:0x600000100000.top + 8   (inactive)"
    ) {
      LayoutConstraint(
        item: $0.view,
        attribute: .left,
        relatedBy: .equal,
        toItem: $0.parent,
        attribute: .top,
        multiplier: 1,
        constant: 8
      )
    },
    Row(
      testDescription: "a distance",
      text: """
        (UIView:0x600000100010.leading - UIView:0x600000100000.leading) == 12   (inactive)
        """
    ) {
      $0.parent.leadingAnchor.anchorWithOffset(to: $0.view.leadingAnchor)
        .constraint(equalToConstant: 12)
    },
  ]

  @Test(arguments: visual + equations)
  func `the relation of a constraint`(_ row: Row) {
    let screen = Screen()
    let constraint = row.make(screen)
    #expect(constraint.description == "<NSLayoutConstraint:0x600000800000 \(row.text)>")
  }

  @Test func `system spacing of anchors has a name, and a class of its own from top to bottom`() {
    let screen = Screen()
    let below = screen.view.topAnchor.constraint(
      equalToSystemSpacingBelow: screen.next.bottomAnchor,
      multiplier: 2
    )
    #expect("\(below)".hasPrefix("<_UISystemBaselineConstraint:0x600000800000 V:["))
    #expect("\(below)".contains("]-(NSLayoutAnchorConstraintSpace(16))-["))
    let end = screen.view.trailingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: screen.parent.trailingAnchor,
      multiplier: 1
    )
    #expect(
      "\(end)" == """
        <NSLayoutConstraint:0x600000800000 UIView:0x600000100010.trailing <= \
        UIView:0x600000100000.trailing NSLayoutAnchorConstraintSpace(8)   (inactive)>
        """
    )
  }

  @Test func `an active constraint has an identifier and an address of its own`() {
    let screen = Screen()
    let first = screen.view.widthAnchor.constraint(equalToConstant: 40)
    let second = screen.view.heightAnchor.constraint(equalToConstant: 40)
    second.identifier = "avatar-height"
    LayoutConstraint.activate([first, second])
    #expect(
      "\(first)\n\(second)" == """
        <NSLayoutConstraint:0x600000800010 UIView:0x600000100010.width == 40   (active)>
        <NSLayoutConstraint:0x600000800020 'avatar-height' UIView:0x600000100010.height == 40   \
        (active)>
        """
    )
  }
}

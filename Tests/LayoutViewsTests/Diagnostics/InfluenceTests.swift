import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import TestSupport
import Testing

/// What determines an edge, with signs.
@Suite struct InfluenceTests {
  /// A card at the leading edge and a badge in the rest of the window's width.
  private func badge(in window: Window) -> View {
    let card = constrainedView("card", in: window)
    let badge = constrainedView("badge", in: window)
    let wish = badge.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
      card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      card.topAnchor.constraint(equalTo: window.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 20),
      badge.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 10),
      badge.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      badge.heightAnchor.constraint(equalToConstant: 12),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 20), wish,
    ])
    return badge
  }

  struct Row: CustomTestStringConvertible {
    let attribute: LayoutConstraint.Attribute
    let sentences: [String]
    var testDescription: String { "\(attribute)" }
  }

  @Test(arguments: [
    Row(
      attribute: .left,
      sentences: [
        "moves +1 pt for each pt of 'card.leading == UIWindow.leading + 8'",
        "moves +0.5 pt for each pt of 'UIWindow.width == 393 (the size of the root)'",
        "moves +1 pt for each pt of 'card.width == 0.5 * UIWindow.width'",
        "moves +1 pt for each pt of 'badge.leading == card.trailing + 10'",
      ]
    ),
    Row(
      attribute: .trailing,
      sentences: [
        "moves +1 pt for each pt of 'UIWindow.width == 393 (the size of the root)'",
        "moves +1 pt for each pt of 'badge.trailing <= UIWindow.trailing - 16'",
      ]
    ),
    Row(
      attribute: .width,
      sentences: [
        "moves -1 pt for each pt of 'card.leading == UIWindow.leading + 8'",
        "moves +0.5 pt for each pt of 'UIWindow.width == 393 (the size of the root)'",
        "moves -1 pt for each pt of 'card.width == 0.5 * UIWindow.width'",
        "moves -1 pt for each pt of 'badge.leading == card.trailing + 10'",
        "moves +1 pt for each pt of 'badge.trailing <= UIWindow.trailing - 16'",
      ]
    ),
    Row(
      attribute: .top,
      sentences: [
        "moves +1 pt for each pt of 'card.top == UIWindow.top'",
        "moves +0.5 pt for each pt of 'card.height == 20'",
        "moves +1 pt for each pt of 'badge.centerY == card.centerY'",
        "moves -0.5 pt for each pt of 'badge.height == 12'",
      ]
    ),
    Row(attribute: .notAnAttribute, sentences: []),
  ])
  func `an edge is determined by what moves it`(_ row: Row) throws {
    let window = try window()
    let badge = badge(in: window)
    window.layoutIfNeeded()
    // The root's own zero is no news.
    let influences = badge.constraintsDetermining(row.attribute).map(\.description)
      .filter { !$0.contains("minX") && !$0.contains("minY") }
    #expect(Set(influences) == Set(row.sentences))
    #expect(influences.count == row.sentences.count)
  }

  @Test func `where text runs to the left a positive constant moves to the left`() throws {
    let window = try window(direction: .rightToLeft)
    let view = constrainedView("view", in: window)
    let line = #line + 1
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8)
    LayoutConstraint.activate([leading, view.widthAnchor.constraint(equalToConstant: 40)])
    let influences = view.constraintsDetermining(.leading)
    let own = try #require(influences.first { $0.constraint === leading })
    #expect(own.rate == -1)
    #expect(own.source?.line == line)
    #expect(view.constraintsDetermining(.left).count == influences.count + 1)
  }

  @Test func `a frame and a margin determine as well`() throws {
    let window = try window()
    let card = framedView("card", CGRect(10, 20, 100, 50), in: window)
    let view = constrainedView("view", in: card)
    LayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(
      view.constraintsDetermining(.right).map(\.text) == [
        "view.trailing == card.layoutMarginsGuide.trailing",
        "card.layoutMarginsGuide.right == card.right - 8",
        "card.width == 100 (its frame)",
      ]
    )
    #expect(view.constraintsDetermining(.top).isEmpty)
    #expect(View().constraintsDetermining(.left).isEmpty)
  }

  @Test func `constraints of other views affect a view too, in order of activation`() throws {
    let window = try window()
    let badge = badge(in: window)
    #expect(
      badge.constraintsAffectingLayout(for: .horizontal).map(\.equation) == [
        "card.leading == UIWindow.leading + 8", "card.width == 0.5 * UIWindow.width",
        "badge.leading == card.trailing + 10", "badge.trailing <= UIWindow.trailing - 16",
      ]
    )
    #expect(
      badge.constraintsAffectingLayout(for: .vertical).map(\.equation) == [
        "card.top == UIWindow.top", "card.height == 20", "badge.centerY == card.centerY",
        "badge.height == 12",
      ]
    )
    #expect(window.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test(arguments: UInt64(1)...60)
  func `an edge moves at the rates that are told, and with nothing else`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = ConstraintPropertyTests.RandomTree(using: &random)
    // Odd constants: no two things meet by chance.
    for constraint in tree.constraints {
      constraint.constant += CGFloat.random(in: -0.4...0.4, using: &random)
    }
    LayoutConstraint.activate(tree.constraints)
    tree.root.layoutIfNeeded()
    for view in tree.views.dropFirst() where !view.hasAmbiguousLayout {
      for attribute in [LayoutConstraint.Attribute.left, .bottom] {
        let influences = view.constraintsDetermining(attribute)
        let before = attribute == .left ? view.frame.minX : view.frame.maxY
        for constraint in tree.constraints {
          let rate = influences.first { $0.constraint === constraint }?.rate ?? 0
          constraint.constant += 1e-4
          tree.root.layoutIfNeeded()
          let moved = (attribute == .left ? view.frame.minX : view.frame.maxY) - before
          constraint.constant -= 1e-4
          #expect(
            abs(moved / 1e-4 - CGFloat(rate)) < 1e-3,
            "seed \(seed): \(view.reportName).\(attribute) moves \(moved / 1e-4), not \(rate), for \(constraint.equation)"
          )
        }
        tree.root.layoutIfNeeded()
      }
    }
  }
}

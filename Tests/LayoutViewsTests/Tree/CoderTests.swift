import Foundation
import LayoutControls
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct CoderTests {
  /// As apps write views that they set up in one place for both initializers.
  private final class Card: View {
    let title = Label()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() { addSubview(title) }
  }

  private class Cell: TableViewCell {
    let badge = View()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(badge)
    }
  }

  private let coder = NSKeyedArchiver(requiringSecureCoding: true)

  @Test func `a view out of an archive is as a new one`() throws {
    let card = try #require(Card(coder: coder))
    #expect(card.subviews.count == 1 && card.frame == .zero)
    #expect(Card().subviews.count == 1)
    let label = try #require(Label(coder: coder))
    #expect(!label.isUserInteractionEnabled)
    let scrollView = try #require(ScrollView(coder: coder))
    #expect(scrollView.clipsToBounds)
    let table = try #require(TableView(coder: coder))
    #expect(table.clipsToBounds && table.alwaysBounceVertical)
    let stack = StackView(coder: coder)
    stack.addArrangedSubview(card)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(NavigationBar(coder: coder)?.subviews.count == NavigationBar().subviews.count)
    #expect(Toolbar(coder: coder)?.subviews.count == Toolbar().subviews.count)
    let header = try #require(TableViewHeaderFooterView(coder: coder))
    #expect(header.subviews.count == TableViewHeaderFooterView().subviews.count)
  }

  @Test func `a cell out of an archive has its parts`() throws {
    let cell = try #require(Cell(coder: coder))
    let new = Cell(style: .default, reuseIdentifier: nil)
    #expect(cell.frame == new.frame)
    #expect(cell.subviews.count == new.subviews.count)
    #expect(cell.badge.superview === cell.contentView)
    let table = TableView()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let registered = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? Cell)
    #expect(registered.reuseIdentifier == "cell" && registered.badge.superview != nil)
  }

  @Test func `what is made for a screen is in no archive`() {
    #expect(Window(coder: coder) == nil)
    #expect(NavigationContainer(coder: coder) == nil)
  }
}

import Testing
import UIKitShim

/// Views and controllers of classes that are values, whose initializers are not `required`.
struct ClassValueTests {
  private class BadgeView: UIView {
    var badge = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      badge = "\(Int(frame.width))"
    }
    required init?(coder: NSCoder) { nil }
  }

  private class PriceCell: UITableViewCell {
    var price = ""
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      price = reuseIdentifier ?? "none"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class SaleCell: PriceCell {}

  private final class GroupHeader: UITableViewHeaderFooterView {
    var group = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      group = reuseIdentifier ?? "none"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class DetailScreen: UIViewController {
    var name: String?
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      name = nibName ?? "none"
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Has initializers with defaults of its own, which go before those of classes.
  private final class CountView: UIView {
    let count: Int
    init(count: Int = 7) {
      self.count = count
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Boxed<Content: UIView> {
    lazy var content = Content()
    lazy var wide = Content(frame: CGRect(x: 0, y: 0, width: 40, height: 8))
  }

  @Test func `a class that a value names makes the object`() throws {
    let kinds: [UIView.Type] = [UIView.self, BadgeView.self]
    let frame = CGRect(x: 1, y: 2, width: 30, height: 4)
    #expect(kinds.map { type(of: $0.init()) == $0 } == [true, true])
    #expect(kinds.map { $0.init(frame: frame) }.map(\.frame) == [frame, frame])
    #expect((kinds[1].init(frame: frame) as? BadgeView)?.badge == "30")

    let cells: [UITableViewCell.Type] = [UITableViewCell.self, PriceCell.self, SaleCell.self]
    let made = cells.map { $0.init(style: .value1, reuseIdentifier: "row") }
    #expect(zip(made, cells).allSatisfy { type(of: $0) == $1 && $0.reuseIdentifier == "row" })
    #expect((made[2] as? PriceCell)?.price == "row" && made[0].detailTextLabel != nil)
    #expect((cells[1].init() as? PriceCell)?.price == "none")
    #expect(cells[2].init(frame: frame) is SaleCell)
    let anyClass: AnyClass = PriceCell.self
    let cell = (anyClass as! UITableViewCell.Type).init(style: .default, reuseIdentifier: "any")
    #expect((cell as? PriceCell)?.price == "any")

    let headers: [UITableViewHeaderFooterView.Type] = [GroupHeader.self]
    #expect((headers[0].init(reuseIdentifier: "group") as? GroupHeader)?.group == "group")
    let screens: [UIViewController.Type] = [UIViewController.self, DetailScreen.self]
    #expect((screens[1].init(nibName: "Detail", bundle: nil) as? DetailScreen)?.name == "Detail")
    #expect(screens.map { type(of: $0.init()) == $0 } == [true, true])
  }

  @Test func `a parameter of a generic type makes the object`() {
    func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
      type.init(style: .default, reuseIdentifier: String(describing: type))
    }
    func screen<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen() }
    #expect(cell(PriceCell.self).price == "PriceCell" && cell(SaleCell.self).price == "SaleCell")
    #expect(screen(DetailScreen.self).name == "none")
    #expect(Boxed<BadgeView>().content.badge == "0" && Boxed<BadgeView>().wide.badge == "40")
    #expect(Boxed<PriceCell>().content.price == "none")
  }

  @Test func `initializers of a class's own go before`() {
    #expect(CountView().count == 7 && CountView(count: 2).count == 2)
  }
}

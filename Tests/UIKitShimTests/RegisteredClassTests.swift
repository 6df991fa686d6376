import Testing
import UIKitShim

/// Cells, headers and footers with UIKit's initializers alone.
struct RegisteredClassTests {
  /// A cell that is registered, with a property of the name of the base class's own.
  private class PriceCell: UITableViewCell {
    private var style = "price"
    let price: UILabel

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      price = UILabel()
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      price.text = self.style
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// A cell that says nothing of initializers.
  private final class PlainCell: UITableViewCell {
    let note = "plain"
  }

  /// A cell that adds a way to be made, and keeps the others.
  private final class SalePriceCell: PriceCell {
    let percents = [10, 20]

    convenience init(percent: Int) { self.init(style: .value1, reuseIdentifier: "\(percent)") }
  }

  /// A cell that is never registered: it has an initializer of its own alone, and UIKit asks for no other.
  private final class ModelCell: UITableViewCell {
    let model: [String]

    init(model: [String]) {
      self.model = model
      super.init(style: .subtitle, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TitleHeader: UITableViewHeaderFooterView {
    let title: UILabel

    override init(reuseIdentifier: String?) {
      title = UILabel()
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class ModelHeader: UITableViewHeaderFooterView {
    let model: [String]

    init(model: [String]) {
      self.model = model
      super.init(reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a registered class is made through the initializer it overrides`() throws {
    let table = UITableView()
    table.register(PriceCell.self, forCellReuseIdentifier: "price")
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(SalePriceCell.self, forCellReuseIdentifier: "sale")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "stock")
    table.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "title")
    let price = try #require(table.dequeueReusableCell(withIdentifier: "price") as? PriceCell)
    #expect(price.price.text == "price" && price.reuseIdentifier == "price")
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain") as? PlainCell)
    #expect(plain.note == "plain" && plain.reuseIdentifier == "plain")
    let sale = try #require(table.dequeueReusableCell(withIdentifier: "sale") as? SalePriceCell)
    #expect(sale.percents == [10, 20] && sale.price.text == "price")
    let stock = try #require(table.dequeueReusableCell(withIdentifier: "stock"))
    #expect(type(of: stock) == UITableViewCell.self && stock.detailTextLabel == nil)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
    #expect((header as? TitleHeader)?.reuseIdentifier == "title")
  }

  @Test func `a class that is known as a class of objects is registered`() {
    let table = UITableView()
    let classes: [AnyClass] = [PriceCell.self, TitleHeader.self]
    table.register(classes[0], forCellReuseIdentifier: "price")
    table.register(classes[1], forHeaderFooterViewReuseIdentifier: "title")
    #expect(table.dequeueReusableCell(withIdentifier: "price") is PriceCell)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") is TitleHeader)
  }

  @Test func `a class that overrides UIKit's initializers is made with a frame or without`() {
    final class Table: UITableView {
      override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
      }
      required init?(coder: NSCoder) { nil }
    }
    let frame = CGRect(x: 1, y: 2, width: 300, height: 50)
    #expect(PriceCell().reuseIdentifier == nil && PriceCell().price.text == "price")
    #expect(PriceCell(frame: frame).frame == frame)
    #expect(TitleHeader().frame == .zero && TitleHeader(frame: frame).frame == frame)
    #expect(Table().style == .plain && Table(frame: frame).frame == frame)
  }

  @Test func `a class with initializers of its own needs no other`() {
    let cell = ModelCell(model: ["a"])
    #expect(cell.model == ["a"] && cell.detailTextLabel != nil)
    #expect(ModelHeader(model: ["b"]).model == ["b"])
  }
}

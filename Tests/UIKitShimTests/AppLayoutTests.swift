import Testing
import UIKitShim

/// Layouts of apps, laid out here and checked in numbers.
struct AppLayoutTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test func `anchors to a guide, with a wish that gives way`() {
    let banner = UIView()
    let constraints = pinBanner(host, banner)
    host.layoutIfNeeded()
    #expect(banner.frame == CGRect(x: 16, y: 0, width: 368, height: 60))
    #expect(constraints.map(\.isActive) == Array(repeating: true, count: 5))

    host.frame.size.height = 1000
    host.layoutIfNeeded()
    #expect(banner.frame.height == 80)

    constraints.first { $0.identifier == "banner height" }?.constant = 40
    host.layoutIfNeeded()
    #expect(banner.frame.height == 40)
  }

  @Test func `constraints by the item initializer`() {
    let badge = UIView()
    centerBadge(badge, in: host)
    host.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 178, y: 288, width: 44, height: 24))
    #expect(host.constraints.count == 2)
    #expect(badge.constraints.count == 2)
  }

  @Test func `guides of the app's own take equal shares`() {
    host.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let (left, right) = (UIView(), UIView())
    let gaps = spread(left, right, in: host)
    host.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 100, y: 10, width: 50, height: 570))
    #expect(right.frame == CGRect(x: 250, y: 10, width: 50, height: 570))
    #expect(gaps.map(\.layoutFrame.width) == [100, 100, 100])
  }

  @Test func `a view with two arrangements switches between them`() {
    let card = CardView()
    card.titleLabel.text = "Title"
    host.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: host.topAnchor),
      card.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: card.badge.bottomAnchor, constant: 10),
    ])
    host.layoutIfNeeded()
    #expect(card.titleLabel.frame.minX == 20)
    #expect(card.titleLabel.frame.width == 360)
    #expect(card.badge.frame.origin == CGPoint(x: 20, y: card.titleLabel.frame.maxY + 8))
    #expect(card.badge.frame.size == CGSize(width: 24, height: 24))
    #expect(card.frame.height == card.badge.frame.maxY + 10)

    card.isWide = true
    card.badge.count = 12
    host.layoutIfNeeded()
    #expect(card.badge.frame == CGRect(x: 340, y: 10, width: 40, height: 24))
    #expect(card.frame.height == 44)
    #expect(card.compact.map(\.isActive) == [false, false, false])

    card.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(card.badge.frame.minX == 20)
    #expect(card.titleLabel.frame.maxX == 380)
  }

  @Test func `layoutSubviews places by hand, once a pass`() {
    let thirds = ThirdsView()
    host.addSubview(thirds)
    thirds.pinEdges(to: host, insets: UIEdgeInsets(top: 0, left: 50, bottom: 500, right: 50))
    host.layoutIfNeeded()
    #expect(
      thirds.parts.map(\.frame) == [
        CGRect(x: 2, y: 1, width: 94, height: 96), CGRect(x: 102, y: 1, width: 94, height: 96),
        CGRect(x: 202, y: 1, width: 94, height: 96),
      ]
    )
    #expect(thirds.layoutCount == 1)
    host.layoutIfNeeded()
    #expect(thirds.layoutCount == 1)
  }

  @Test func `updateConstraints makes constraints in the pass that asks`() {
    let late = LateView()
    host.addSubview(late)
    late.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    late.setNeedsUpdateConstraints()
    host.layoutIfNeeded()
    #expect(late.content.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `masks follow the superview`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 380, height: 30))
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.autoresizingMask = mask
    host.addSubview(view)
    host.frame.size = CGSize(width: 500, height: 700)
    #expect(view.frame == CGRect(x: 10, y: 120, width: 480, height: 30))
  }

  @Test func `a system spacing and an axis by its name`() {
    let (first, second) = (UIView(), UIView())
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(first)
    host.addSubview(second)
    let axis: NSLayoutConstraint.Axis = .horizontal
    first.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: axis)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
    ])
    host.layoutIfNeeded()
    #expect(second.frame.minX == 46)
    #expect(second.frame.width == 61)
    #expect(first.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
  }

  @Test func `an app's own arithmetic on priorities`() {
    let (title, detail) = (UILabel(), UILabel())
    title.text = "A title that is longer than eighty points"
    title.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(title)
    let width = rank(title, before: detail)
    host.layoutIfNeeded()
    #expect(width.priority == UILayoutPriority(999))
    #expect(title.frame.width == 80)
    #expect(
      title.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(751)
    )
    #expect(title.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(detail.contentCompressionResistancePriority(for: .vertical) == .almostRequired)
  }

  @Test func `a view that leaves takes its constraints along`() {
    let banner = UIView()
    let constraints = pinBanner(host, banner)
    banner.removeFromSuperview()
    #expect(host.constraints.isEmpty)
    #expect(constraints.filter(\.isActive).map(\.identifier) == ["banner height"])
  }

  @Test func `a table makes cells of a registered class, which measure themselves`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
          withIdentifier: SettingCell.reuseIdentifier,
          for: indexPath
        )
        (cell as? SettingCell)?.name.text = "Setting \(indexPath.row)"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: host.bounds, style: .plain)
    table.register(SettingCell.self, forCellReuseIdentifier: SettingCell.reuseIdentifier)
    table.dataSource = source
    table.rowHeight = 60
    host.addSubview(table)
    host.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? SettingCell }
    #expect(cells.map(\.name.text) == ["Setting 0", "Setting 1", "Setting 2"])
    #expect(cells.first?.name.frame.minX == 16)
    #expect(cells.first?.name.frame.minY == 6)
  }
}

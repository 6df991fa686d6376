import Foundation
import Testing
import UIKitShim

/// Heights that cells, headers and footers of an application say themselves.
@Suite struct `Sizes that cells and headers say` {
  /// A cell that is 90 high at least.
  private final class HighCell: UITableViewCell {
    var targets: [CGSize] = []
    var fitting: [CGSize] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
      targets.append(targetSize)
      fitting.append(size)
      return CGSize(width: size.width, height: max(size.height, 90))
    }
  }

  private final class PlacedCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
  }

  private final class HighHeader: UITableViewHeaderFooterView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 66) }
  }

  private final class PlacedFooter: UITableViewHeaderFooterView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: super.sizeThatFits(size).height + 5)
    }
  }

  private final class Screen: UITableViewController {
    var cells: [UITableViewCell] = []
    var header: UIView?
    var footer: UIView?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { header }
    override func tableView(
      _ tableView: UITableView,
      viewForFooterInSection section: Int
    ) -> UIView? { footer }
  }

  private static func addLabel(to view: UIView) {
    let label = UILabel()
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test func `a row is as high as its cell says`() throws {
    let (stock, high, placed) = (UITableViewCell(), HighCell(), PlacedCell())
    Self.addLabel(to: high.contentView)
    let screen = Screen(style: .plain)
    screen.cells = [stock, high, placed]
    let window = try ScreenHost.show(screen)
    #expect(screen.cells.map(\.frame.height) == [44, 90, 77])
    #expect(Set(high.targets.map(\.width)) == [window.bounds.width])
    // The separator has a pixel below the content.
    #expect(high.fitting.allSatisfy { isClose($0.height, 50 + 1 / 3) && $0.width > 0 })
    #expect(!high.fitting.isEmpty && window.diagnostics.isEmpty)
  }

  @Test func `the first header of groups has the room above it that a title has`() throws {
    let heights = try ["iPhone 15", "iPad Air (5th generation)"].map { device in
      let screen = Screen(style: .grouped)
      screen.cells = [UITableViewCell()]
      let (stock, own) = (UITableViewHeaderFooterView(), PlacedFooter())
      screen.header = stock
      let window = try ScreenHost.show(screen, on: device)
      let height = stock.frame.height
      screen.header = own
      screen.tableView.reloadData()
      window.layoutIfNeeded()
      return (height, own.frame.height)
    }
    for (stock, own) in heights { #expect(stock > 18 && own == stock + 5) }
  }

  @Test(arguments: [0, 30] as [CGFloat])
  func `a header and a footer are as high as they say`(estimate: CGFloat) throws {
    let screen = Screen(style: .plain)
    screen.cells = [UITableViewCell()]
    let (header, footer) = (HighHeader(), PlacedFooter())
    (screen.header, screen.footer) = (header, footer)
    screen.tableView.sectionHeaderHeight = UITableView.automaticDimension
    screen.tableView.sectionFooterHeight = UITableView.automaticDimension
    screen.tableView.estimatedSectionHeaderHeight = estimate
    screen.tableView.estimatedSectionFooterHeight = estimate
    let window = try ScreenHost.show(screen)
    #expect(header.frame.height == 66)
    let stock = UITableViewHeaderFooterView()
    screen.footer = stock
    screen.tableView.reloadData()
    let height = footer.frame.height
    window.layoutIfNeeded()
    #expect(stock.frame.height > 0 && height == stock.frame.height + 5)
  }
}

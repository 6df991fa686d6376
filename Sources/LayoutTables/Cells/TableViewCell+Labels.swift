import LayoutDevices
import LayoutText
import LayoutViews

// The labels and the picture of a stock cell.
extension TableViewCell {
  /// The title of a stock cell, made when first asked for, or `nil` in a cell with a content configuration.
  final var stockTitle: Label? {
    guard contentConfiguration == nil else { return nil }
    if let titleLabel { return titleLabel }
    let label = makeLabel(Self.titleStyle)
    titleLabel = label
    return label
  }

  /// The detail of a stock cell, made when first asked for, or `nil` if the cell has none.
  final var stockDetail: Label? {
    guard style != .default, contentConfiguration == nil else { return nil }
    if let detailLabel { return detailLabel }
    let label = makeLabel(Self.detailStyle(of: style, in: context.metrics.design))
    detailLabel = label
    return label
  }

  /// The picture of a stock cell, made when first asked for, or `nil` if the cell has none.
  final var stockPicture: ImageView? {
    guard style != .value2, contentConfiguration == nil else { return nil }
    if let pictureView { return pictureView }
    let view = ImageView()
    view.contentMode = .scaleAspectFit
    pictureView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  static var titleStyle: TextStyle { .body }

  /// Returns the text style of the detail: below a title 12 points, and 15 in the design of iOS 26.
  static func detailStyle(of style: CellStyle, in design: SystemDesign) -> TextStyle {
    style != .subtitle ? .body : design == .glass ? .subheadline : .caption1
  }

  private func makeLabel(_ style: TextStyle) -> Label {
    let label = Label()
    if self.style == .value2 {
      label.font = .systemFont(ofSize: context.metrics.columnFontSize)
    } else {
      let category = traitCollection.preferredContentSizeCategory
      label.font = .preferredFont(forTextStyle: style, compatibleWith: category)
      label.adjustsFontForContentSizeCategory = true
    }
    contentView.addSubview(label)
    setNeedsLayout()
    updateLooks()
    return label
  }
}

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A headline by visual formats with metrics.
final class HeadlineView: UIView {
  let iconView = UIView()
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  let ruleView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Headline"
    dateLabel.text = "Today"
    dateLabel.font = .systemFont(ofSize: 13)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let views: [String: UIView] = [
      "icon": iconView, "title": titleLabel, "date": dateLabel, "rule": ruleView,
    ]
    let metrics: [String: CGFloat] = [
      "margin": 16, "gap": 8, "side": 40, "hairline": 0.5, "wish": 750,
    ]
    for view in [iconView, titleLabel, dateLabel, ruleView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("H:|-margin-[icon(side)]-gap-[title]-(>=gap)-[date]-margin-|", .alignAllCenterY),
      ("V:|-(>=gap,gap@wish)-[icon(==side)]", []),
      ("V:[icon]-(gap)-[rule(hairline)]|", []),
      ("H:|-margin-[rule]|", []),
    ]
    NSLayoutConstraint.activate(
      formats.flatMap { format, options in
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      }
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

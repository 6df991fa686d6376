#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// The days of a month in weeks of seven.
final class MonthGrid: UIView {
  private(set) var days: [UILabel] = []
  private let weeks = UIStackView()

  convenience init(firstWeekday: Int, dayCount: Int) {
    self.init(frame: .zero)
    var cells: [UIView] = (0..<firstWeekday).map { _ in UIView() }
    for day in 1...dayCount {
      let label = UILabel()
      label.text = String(day)
      label.textAlignment = .center
      days.append(label)
      cells.append(label)
    }
    while cells.count % 7 != 0 { cells.append(UIView()) }
    for start in stride(from: 0, to: cells.count, by: 7) {
      let week = UIStackView(arrangedSubviews: Array(cells[start..<start + 7]))
      week.distribution = .fillEqually
      week.spacing = 4
      weeks.addArrangedSubview(week)
      let cell = cells[start]
      cell.heightAnchor.constraint(equalTo: cell.widthAnchor).isActive = true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    weeks.axis = .vertical
    weeks.spacing = 4
    addSubview(weeks)
    weeks.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: Any] = ["weeks": weeks]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[weeks]|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[weeks]|",
        options: [],
        metrics: nil,
        views: views
      )
    )
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Rows of a form that share the width of their titles; views as keys, members and things to compare.

protocol FormRowDelegate: AnyObject {
  func rowDidChange(_ row: FormRow)
}

final class FormRow: UIView {
  let titleLabel = UILabel()
  let field = UIView()
  weak var delegate: (any FormRowDelegate)?

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    for view in [titleLabel, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      field.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class FormView: UIView, FormRowDelegate {
  private(set) var rows: [FormRow] = []
  private var heightConstraints: [UIView: NSLayoutConstraint] = [:]
  private var expanded: Set<UIView> = []
  private var chain: [NSLayoutConstraint] = []

  func setRows(_ newRows: [FormRow]) {
    for row in rows where !newRows.contains(row) {
      row.removeFromSuperview()
      heightConstraints[row] = nil
    }
    NSLayoutConstraint.deactivate(chain)
    chain.removeAll()
    rows = newRows
    var previous: FormRow?
    for row in rows {
      row.delegate = self
      row.translatesAutoresizingMaskIntoConstraints = false
      if row.superview != self { addSubview(row) }
      chain.append(row.leadingAnchor.constraint(equalTo: leadingAnchor))
      chain.append(row.trailingAnchor.constraint(equalTo: trailingAnchor))
      if let previous = previous {
        chain.append(row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 1))
        chain.append(
          row.titleLabel.widthAnchor.constraint(equalTo: previous.titleLabel.widthAnchor)
        )
      } else {
        chain.append(row.topAnchor.constraint(equalTo: topAnchor))
      }
      if heightConstraints[row] == nil {
        heightConstraints[row] = row.heightAnchor.constraint(equalToConstant: 44)
        heightConstraints[row]?.priority = .defaultHigh
        heightConstraints[row]?.isActive = true
      }
      previous = row
    }
    if let previous = previous {
      chain.append(previous.bottomAnchor.constraint(equalTo: bottomAnchor))
    }
    NSLayoutConstraint.activate(chain)
  }

  func rowDidChange(_ row: FormRow) {
    guard let index = rows.firstIndex(of: row), let constraint = heightConstraints[row] else {
      return
    }
    if expanded.contains(row) {
      expanded.remove(row)
    } else {
      expanded.insert(row)
    }
    constraint.constant = expanded.contains(row) ? 88 : 44
    assert(rows[index] == row)
    setNeedsLayout()
  }

  /// How old code finds a constraint again.
  func heightConstraint(of row: FormRow) -> NSLayoutConstraint? {
    row.constraints.first {
      $0.firstAttribute == .height && $0.firstItem as? UIView == row && $0.relation == .equal
    }
  }
}

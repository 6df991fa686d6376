import Foundation
import LayoutText
import LayoutViews

/// A view with content of a fixed size, like a picture or a button.
final class FixedContent: View {
  private let size: CGSize

  init(_ width: CGFloat?, _ height: CGFloat?) {
    size = CGSize(width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension View {
  /// Adds views that constraints place.
  func addPlaced(_ views: View...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Returns the constraints that keep the view at a distance from all edges of another one.
  func edges(of other: View, inset: CGFloat = 0) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }
}

extension LayoutConstraint {
  /// Returns the constraint, at a priority.
  func at(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}

extension Label {
  convenience init(_ text: String, size: CGFloat = 17, lines: Int = 1) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size)
    numberOfLines = lines
  }
}

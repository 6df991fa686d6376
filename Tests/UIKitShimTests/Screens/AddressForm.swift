#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Captions and fields on common baselines, the fields under each other.
final class AddressForm: UIView {
  private(set) var captions: [UILabel] = []
  private(set) var fields: [UITextField] = []
  private let column = UIStackView()

  init(captions names: [String]) {
    super.init(frame: .zero)
    column.axis = .vertical
    column.spacing = 10
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = .init(top: 20, leading: 16, bottom: 20, trailing: 16)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    for name in names {
      let caption = UILabel()
      caption.text = name
      caption.font = .systemFont(ofSize: 15)
      caption.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      caption.setContentCompressionResistancePriority(.required, for: .horizontal)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 15)
      field.autocapitalizationType = .words
      let row = UIStackView(arrangedSubviews: [caption, field])
      row.alignment = .firstBaseline
      row.spacing = UIStackView.spacingUseSystem
      column.addArrangedSubview(row)
      if let first = captions.first {
        caption.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      captions.append(caption)
      fields.append(field)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leftAnchor.constraint(equalTo: leftAnchor),
      column.rightAnchor.constraint(equalTo: rightAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

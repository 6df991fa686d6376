// swift-format-ignore-file: ReplaceForEachWithForLoop

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// A line to write in that grows up to a number of lines, over the keyboard.

final class GrowingInputView: UIView {
  var text: String = "" {
    didSet {
      label.text = text.isEmpty ? " " : text
      invalidateIntrinsicContentSize()
    }
  }
  var maximumLines = 4

  let label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 16)
    return label
  }()

  private let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = " "
    addSubview(label)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 100
    let fitting = label.sizeThatFits(
      CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    )
    let limit = ceil(label.font.lineHeight * CGFloat(maximumLines))
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: min(fitting.height, limit) + insets.top + insets.bottom
    )
  }

  override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width { invalidateIntrinsicContentSize() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: insets)
  }
}

final class ComposeController: UIViewController {
  let input = GrowingInputView()
  let sendButton = UIButton(type: .system)
  let messages = UIView()
  private var inputHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    [messages, input, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    inputHeight = input.heightAnchor.constraint(greaterThanOrEqualToConstant: 36)
    NSLayoutConstraint.activate([
      messages.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messages.bottomAnchor.constraint(equalTo: input.topAnchor, constant: -8),

      input.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      input.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      inputHeight,

      sendButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: input.trailingAnchor,
        multiplier: 1
      ),
      sendButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      sendButton.bottomAnchor.constraint(equalTo: input.bottomAnchor),
    ])
  }
}

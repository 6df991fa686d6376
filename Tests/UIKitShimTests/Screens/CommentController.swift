#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A list and a field under it that grows with what is written, above the keyboard.
final class CommentController: UIViewController, UITextViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = UIView()
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private static let maximumHeight: CGFloat = 120
  private lazy var fixedHeight = textView.heightAnchor.constraint(
    equalToConstant: Self.maximumHeight
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .systemFont(ofSize: 17)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1 / UIScreen.main.scale
    textView.keyboardAppearance = .dark
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    inputBar.backgroundColor = .secondarySystemBackground

    for (child, parent) in [
      (tableView as UIView, view!), (inputBar, view!), (textView, inputBar), (sendButton, inputBar),
    ] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),

      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: textView.bottomAnchor,
        multiplier: 1.0
      ),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.leadingAnchor),
      textView.heightAnchor.constraint(lessThanOrEqualToConstant: Self.maximumHeight),
      sendButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: textView.trailingAnchor,
        multiplier: 1
      ),
      sendButton.trailingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.trailingAnchor),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    let width = textView.bounds.width
    let size = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let isTooHigh = size.height > Self.maximumHeight
    textView.isScrollEnabled = isTooHigh
    fixedHeight.isActive = isTooHigh
    view.setNeedsLayout()
  }
}

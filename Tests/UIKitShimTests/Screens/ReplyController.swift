#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A reply whose bar follows the keyboard.
final class ReplyController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let bar = UIView()
  let sendButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "envelope")
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
    return UIButton(configuration: configuration)
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.delegate = self
    sendButton.isEnabled = false

    for subview in [bar, textView, sendButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(bar)
    bar.addSubview(textView)
    bar.addSubview(sendButton)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.widthAnchor.constraint(equalTo: sendButton.heightAnchor),
    ])
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentHuggingPriority(.required, for: .vertical)
  }

  func write(_ text: String) {
    textView.text = text
    textViewDidChange(textView)
  }

  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = !textView.text.isEmpty
  }
}

#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Sign in: a form in the middle that gives way to the keyboard.
final class LoginController: UIViewController, UITextFieldDelegate {
  let stackView = UIStackView()
  private let titleLabel = UILabel()
  let emailField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)
  private let forgotButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    titleLabel.text = "Sign in"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .largeTitle)
    titleLabel.textAlignment = .center

    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.returnKeyType = .next
    emailField.attributedPlaceholder = NSAttributedString(
      string: "E-mail",
      attributes: [.foregroundColor: UIColor.secondaryLabel]
    )
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .done
    passwordField.enablesReturnKeyAutomatically = true
    let lock = UIImageView(image: UIImage(systemName: "lock"))
    lock.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
    lock.contentMode = .center
    passwordField.leftView = lock
    passwordField.leftViewMode = .always
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    signInButton.setTitle("Sign in", for: .normal)
    signInButton.setTitleColor(.white, for: .normal)
    signInButton.backgroundColor = .systemBlue
    signInButton.layer.cornerRadius = 10
    signInButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
    forgotButton.setTitle("Forgot your password?", for: .normal)

    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    [titleLabel, emailField, passwordField, signInButton, forgotButton]
      .forEach(stackView.addArrangedSubview)
    stackView.setCustomSpacing(24, after: titleLabel)
    view.addSubview(stackView)

    let centerY = stackView.centerYAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.centerYAnchor
    )
    centerY.priority = .defaultHigh
    NSLayoutConstraint.activate([
      centerY,
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stackView.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor,
        constant: 16
      ),
      stackView.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor,
        constant: -16
      ),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

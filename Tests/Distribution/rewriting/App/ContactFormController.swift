import UIKit

/// A form in the style of 2012: the Visual Format Language, selectors, and room for the keyboard by hand.
class ContactFormController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let kindControl = UISegmentedControl(items: ["Person", "Company"])
  private let nameField = UITextField()
  private let phoneField = UITextField()
  private let noteLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New contact"
    view.backgroundColor = .white
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: self,
      action: #selector(cancel)
    )
    kindControl.selectedSegmentIndex = 0
    kindControl.addTarget(self, action: #selector(kindDidChange(_:)), for: .valueChanged)
    for field in [nameField, phoneField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
    }
    phoneField.placeholder = "Phone"
    noteLabel.font = UIFont.systemFont(ofSize: 13)
    noteLabel.textColor = UIColor(white: 0.4, alpha: 1)
    noteLabel.numberOfLines = 0
    noteLabel.text = "Both are shown to everybody in the team who can see this list."
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    kindDidChange(kindControl)
    textDidChange()
    layOutViews()
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func layOutViews() {
    let views: [String: Any] = [
      "scroll": scrollView, "kind": kindControl, "name": nameField, "phone": phoneField,
      "note": noteLabel, "save": saveButton, "top": topLayoutGuide,
    ]
    let metrics = ["margin": 20, "gap": 12, "field": 36]
    for view in [kindControl, nameField, phoneField, noteLabel, saveButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    for format in ["H:|[scroll]|", "V:[top][scroll]|"] { add(format, to: view, metrics, views) }
    for format in [
      "H:|-margin-[kind]-margin-|", "H:|-margin-[name]-margin-|", "H:|-margin-[note]-margin-|",
      "V:|-margin-[kind]-gap-[name(field)]-gap-[phone(name)]-gap-[note]-margin-[save]-margin-|",
    ] {
      add(format, to: scrollView, metrics, views)
    }
    view.addConstraint(
      NSLayoutConstraint(
        item: nameField,
        attribute: .width,
        relatedBy: .equal,
        toItem: view,
        attribute: .width,
        multiplier: 1,
        constant: -40
      )
    )
    scrollView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[name]-gap-[phone]",
        options: [.alignAllLeft, .alignAllRight],
        metrics: metrics,
        views: views
      )
    )
    view.addConstraint(
      NSLayoutConstraint(
        item: saveButton,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: view,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      )
    )
  }

  private func add(
    _ format: String,
    to view: UIView,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: [],
        metrics: metrics,
        views: views
      )
    )
  }

  // MARK: - Actions

  @objc private func kindDidChange(_ sender: UISegmentedControl) {
    nameField.placeholder = sender.selectedSegmentIndex == 0 ? "Name" : "Company"
  }

  @objc private func textDidChange() {
    saveButton.isEnabled = !(nameField.text ?? "").isEmpty
  }

  @objc private func save(_ sender: UIButton) {
    noteLabel.text = "Saved \(nameField.text ?? "")."
    view.endEditing(true)
  }

  @objc private func cancel() {
    dismiss(animated: true, completion: nil)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    scrollView.contentInset.bottom = value.cgRectValue.height
    scrollView.scrollIndicatorInsets = scrollView.contentInset
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset = .zero
    scrollView.scrollIndicatorInsets = .zero
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField { phoneField.becomeFirstResponder() } else { view.endEditing(true) }
    return true
  }
}

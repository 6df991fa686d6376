#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A page of an introduction, by the Visual Format Language.
final class OnboardingPage: UIView {
  let imageView = UIImageView()
  let captionLabel = UILabel()
  let skipButton = UIButton(type: .custom)

  convenience init(caption: String, image: UIImage?) {
    self.init(frame: .zero)
    captionLabel.text = caption
    imageView.image = image
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    captionLabel.numberOfLines = 0
    captionLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: UIFont.systemFont(ofSize: 20, weight: .medium)
    )
    captionLabel.adjustsFontForContentSizeCategory = true
    skipButton.setTitle("Skip", for: .normal)
    skipButton.setTitleColor(.systemBlue, for: .normal)

    let views: [String: UIView] = [
      "image": imageView, "caption": captionLabel, "skip": skipButton,
    ]
    let metrics: [String: Any] = ["gap": 24, "side": 160]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(imageView)
    addSubview(captionLabel)
    addSubview(skipButton)

    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-[image(side)]-gap-[caption]-(>=8)-[skip(44)]-|",
        options: [],
        metrics: metrics,
        views: views
      )
    )
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[caption]-|",
        metrics: nil,
        views: views
      )
    )
    addConstraint(
      NSLayoutConstraint(
        item: imageView,
        attribute: .width,
        relatedBy: .equal,
        toItem: imageView,
        attribute: .height,
        multiplier: 1.0,
        constant: 0
      )
    )
    for view in [imageView, skipButton] as [UIView] {
      NSLayoutConstraint(
        item: view,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: self,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }
}

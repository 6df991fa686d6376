#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// The helper of a well-known series of lessons, and a feed cell made with it.

extension UIView {
  func addConstraintsWithFormat(_ format: String, views: UIView...) {
    var viewsDictionary: [String: UIView] = [:]
    for (index, view) in views.enumerated() {
      let key = "v\(index)"
      viewsDictionary[key] = view
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: NSLayoutConstraint.FormatOptions(),
        metrics: nil,
        views: viewsDictionary
      )
    )
  }

  func anchor(
    top: NSLayoutYAxisAnchor? = nil,
    left: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil,
    right: NSLayoutXAxisAnchor? = nil,
    paddingTop: CGFloat = 0,
    paddingLeft: CGFloat = 0,
    paddingBottom: CGFloat = 0,
    paddingRight: CGFloat = 0,
    width: CGFloat = 0,
    height: CGFloat = 0
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top = top {
      topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true
    }
    if let left = left {
      leftAnchor.constraint(equalTo: left, constant: paddingLeft).isActive = true
    }
    if let bottom = bottom {
      bottomAnchor.constraint(equalTo: bottom, constant: -paddingBottom).isActive = true
    }
    if let right = right {
      rightAnchor.constraint(equalTo: right, constant: -paddingRight).isActive = true
    }
    if width != 0 {
      widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    if height != 0 {
      heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }
}

class FeedCell: UITableViewCell {
  let thumbnailImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.backgroundColor = UIColor.blue
    imageView.contentMode = .scaleAspectFill
    imageView.layer.cornerRadius = 4
    imageView.layer.masksToBounds = true
    return imageView
  }()

  let userProfileImageView = UIImageView()
  let hairlineView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(red: 230 / 255, green: 230 / 255, blue: 230 / 255, alpha: 1)
    return view
  }()
  let captionLabel: UILabel = {
    let label = UILabel()
    label.text = "Ada L. - Blank Space"
    label.numberOfLines = 2
    return label
  }()
  let sublineLabel = UILabel()
  var captionHeightConstraint: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setupViews() {
    contentView.addSubview(thumbnailImageView)
    contentView.addSubview(hairlineView)
    contentView.addSubview(userProfileImageView)
    contentView.addSubview(captionLabel)
    contentView.addSubview(sublineLabel)

    contentView.addConstraintsWithFormat("H:|-16-[v0]-16-|", views: thumbnailImageView)
    contentView.addConstraintsWithFormat("H:|-16-[v0(44)]", views: userProfileImageView)
    contentView.addConstraintsWithFormat(
      "V:|-16-[v0(160)]-8-[v1(44)]-36-[v2(1)]|",
      views: thumbnailImageView,
      userProfileImageView,
      hairlineView
    )
    contentView.addConstraintsWithFormat("H:|[v0]|", views: hairlineView)

    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addConstraint(
      NSLayoutConstraint(
        item: captionLabel,
        attribute: .top,
        relatedBy: .equal,
        toItem: thumbnailImageView,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      )
    )
    contentView.addConstraint(
      NSLayoutConstraint(
        item: captionLabel,
        attribute: .left,
        relatedBy: .equal,
        toItem: userProfileImageView,
        attribute: .right,
        multiplier: 1,
        constant: 8
      )
    )
    contentView.addConstraint(
      NSLayoutConstraint(
        item: captionLabel,
        attribute: .right,
        relatedBy: .equal,
        toItem: thumbnailImageView,
        attribute: .right,
        multiplier: 1,
        constant: 0
      )
    )
    captionHeightConstraint = NSLayoutConstraint(
      item: captionLabel,
      attribute: .height,
      relatedBy: .equal,
      toItem: contentView,
      attribute: .height,
      multiplier: 0,
      constant: 44
    )
    contentView.addConstraint(captionHeightConstraint!)
    sublineLabel.anchor(
      top: captionLabel.bottomAnchor,
      left: userProfileImageView.rightAnchor,
      right: thumbnailImageView.rightAnchor,
      paddingTop: 4,
      paddingLeft: 8,
      height: 30
    )
  }
}

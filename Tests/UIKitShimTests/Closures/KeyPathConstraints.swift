#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Constraints out of key paths, as they went around in the year of Swift 4.

typealias PairedConstraint = (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>,
  _ to: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0
) -> PairedConstraint where Anchor: NSLayoutAnchor<Axis> {
  { view, parent in
    view[keyPath: keyPath].constraint(equalTo: parent[keyPath: to], constant: constant)
  }
}

func equal<Axis, Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>,
  constant: CGFloat = 0
) -> PairedConstraint where Anchor: NSLayoutAnchor<Axis> {
  equal(keyPath, keyPath, constant: constant)
}

func equal<Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>,
  toConstant constant: CGFloat
) -> PairedConstraint where Anchor: NSLayoutDimension {
  { view, _ in
    view[keyPath: keyPath].constraint(equalToConstant: constant)
  }
}

func equal<Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>,
  multiplier: CGFloat
) -> PairedConstraint where Anchor: NSLayoutDimension {
  { view, parent in
    view[keyPath: keyPath].constraint(equalTo: parent[keyPath: keyPath], multiplier: multiplier)
  }
}

extension UIView {
  func addSubview(_ child: UIView, constraints: [PairedConstraint]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.map { $0(child, self) })
  }
}

/// A map with a button over its corner.
final class MapOverlayView: UIView {
  let mapView = UIView()
  let locateButton = UIView()
  let scaleBar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(
      mapView,
      constraints: [
        equal(\.topAnchor), equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.bottomAnchor),
      ]
    )
    mapView.addSubview(
      locateButton,
      constraints: [
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
        equal(\.bottomAnchor, \.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        equal(\.widthAnchor, toConstant: 44), equal(\.heightAnchor, toConstant: 44),
      ]
    )
    mapView.addSubview(
      scaleBar,
      constraints: [
        equal(\.centerXAnchor), equal(\.widthAnchor, multiplier: 0.25),
        equal(\.heightAnchor, toConstant: 4), equal(\.bottomAnchor, \.centerYAnchor, constant: 30),
      ]
    )
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

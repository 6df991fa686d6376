import UIKit

/// What the app takes from its catalog, by the members that Xcode makes.
enum Brand {
  static var colors: [UIColor] { [.Brand.ink, ._2_B_3041, UIColor(resource: .Brand.ink)] }
  static var icon: UIImage { .icon24Px }
}

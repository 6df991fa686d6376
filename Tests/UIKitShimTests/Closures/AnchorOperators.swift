#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// What views and guides have in common, operators on anchors, and a result builder over both.

protocol LayoutRegion: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutRegion {}
extension UILayoutGuide: LayoutRegion {}

func == <T>(lhs: NSLayoutAnchor<T>, rhs: NSLayoutAnchor<T>) -> NSLayoutConstraint {
  lhs.constraint(equalTo: rhs)
}

func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.constraint(equalToConstant: rhs)
}

func <= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.constraint(lessThanOrEqualToConstant: rhs)
}

infix operator ~~ : AssignmentPrecedence

extension NSLayoutConstraint {
  static func ~~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
    lhs.priority = rhs
    return lhs
  }

  @discardableResult
  func identified(by identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

@resultBuilder
enum ConstraintBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
}

extension NSLayoutConstraint {
  static func build(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) {
    activate(make())
  }
}

extension LayoutRegion {
  func edges(of other: any LayoutRegion, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ]
  }
}

@propertyWrapper
struct AutoLayout<T: UIView> {
  var wrappedValue: T {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }

  init(wrappedValue: T) {
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    self.wrappedValue = wrappedValue
  }
}

/// A sheet of at most 400 points in the middle of its host, over a shade.
final class DialogView: UIView {
  @AutoLayout private(set) var shade = UIView()
  @AutoLayout private(set) var sheet = UIView()
  @AutoLayout private(set) var titleLabel = UILabel()
  let contentGuide = UILayoutGuide()

  init(isWide: Bool) {
    super.init(frame: .zero)
    addSubview(shade)
    addSubview(sheet)
    sheet.addSubview(titleLabel)
    sheet.addLayoutGuide(contentGuide)
    NSLayoutConstraint.build {
      shade.edges(of: self)
      sheet.centerXAnchor == safeAreaLayoutGuide.centerXAnchor
      sheet.centerYAnchor == safeAreaLayoutGuide.centerYAnchor
      if isWide {
        sheet.widthAnchor <= 400
        (sheet.widthAnchor == 4000) ~~ .defaultHigh
        sheet.leadingAnchor.constraint(
          greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor,
          constant: 24
        )
      } else {
        (sheet.widthAnchor == 270).identified(by: "dialog width")
      }
      contentGuide.edges(of: sheet, inset: 16)
      titleLabel.edges(of: contentGuide)
    }
  }

  required init?(coder: NSCoder) { nil }
}

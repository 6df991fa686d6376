import Testing
import UIKitShim

/// Buttons with configurations: sizes, places, colors and updates.
struct ConfiguredButtonTests {
  typealias Make = @Sendable () -> UIButton.Configuration

  struct SizeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: Make
    /// The width of the widest text and what is beside it.
    let width: CGFloat
    let height: CGFloat
    let change: @Sendable (inout UIButton.Configuration) -> Void

    init(
      _ testDescription: String,
      _ make: @escaping Make,
      width: CGFloat,
      height: CGFloat,
      _ change: @escaping @Sendable (inout UIButton.Configuration) -> Void = { _ in }
    ) {
      self.testDescription = testDescription
      self.make = make
      self.width = width
      self.height = height
      self.change = change
    }

    var configuration: UIButton.Configuration {
      var configuration = make()
      configuration.title = "Call"
      change(&configuration)
      return configuration
    }
  }

  private static func title(_ size: CGFloat) -> CGFloat {
    let label = UILabel()
    label.text = "Call"
    label.font = .systemFont(ofSize: size)
    let raw = label.text?.size(withAttributes: [.font: label.font as Any]).width ?? 0
    return (raw * 3).rounded(.up) / 3
  }

  // Lines of 17, 15, 13 and 38 points are 20.333, 18, 15.667 and 45.667 high on 3 pixels a point.
  @Test(arguments: [
    SizeRow("medium", UIButton.Configuration.filled, width: title(17) + 24, height: 34.333),
    SizeRow("small", UIButton.Configuration.gray, width: title(15) + 20, height: 28) {
      $0.buttonSize = .small
    },
    SizeRow("mini", UIButton.Configuration.tinted, width: title(15) + 20, height: 28) {
      $0.buttonSize = .mini
    },
    SizeRow("large", UIButton.Configuration.plain, width: title(17) + 40, height: 50.333) {
      $0.buttonSize = .large
    },
    SizeRow(
      "a title of 38 points, as Interface Builder saved it",
      UIButton.Configuration.plain,
      width: title(38) + 24,
      height: 59.667
    ) {
      $0.attributedTitle = AttributedString(
        "Call",
        attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 38)])
      )
    },
    SizeRow("with a subtitle", UIButton.Configuration.filled, width: title(17) + 24, height: 51) {
      $0.subtitle = "I"
    },
    SizeRow(
      "a picture beside the title",
      UIButton.Configuration.bordered,
      width: title(17) + 52,
      height: 36
    ) {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 6
    },
    SizeRow(
      "a picture below the title",
      UIButton.Configuration.borderedProminent,
      width: title(17) + 24,
      height: 62.333
    ) {
      $0.image = UIImage(systemName: "star")
      $0.imagePlacement = .bottom
      $0.imagePadding = 6
    },
    SizeRow(
      "what waits",
      UIButton.Configuration.borderedTinted,
      width: title(17) + 44,
      height: 34.333
    ) {
      $0.showsActivityIndicator = true
    },
    SizeRow(
      "insets of its own",
      UIButton.Configuration.borderless,
      width: title(17) + 8,
      height: 26.333
    ) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 0)
    },
    SizeRow(
      "the insets of its size again",
      UIButton.Configuration.plain,
      width: title(17) + 24,
      height: 34.333
    ) {
      $0.contentInsets = .zero
      $0.setDefaultContentInsets()
    },
  ])
  func `a button is as large as its configuration asks`(_ row: SizeRow) throws {
    let window = try ScreenHost.window()
    let button = UIButton(configuration: row.configuration)
    window.addSubview(button)
    #expect(isClose(button.intrinsicContentSize.width, row.width))
    #expect(isClose(button.intrinsicContentSize.height, row.height))
    button.sizeToFit()
    #expect(isClose(button.bounds.height, row.height))
  }

  @Test func `titles follow the reader's text size and so does the radius`() throws {
    let window = try ScreenHost.window()
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Call") { _ in })
    window.addSubview(button)
    window.layoutIfNeeded()
    // 23 points are 27.447 high.
    #expect(isClose(button.intrinsicContentSize.height, 27.667 + 14))
    let shown = try #require(button.configuration?.updated(for: button))
    #expect(isClose(shown.background.cornerRadius, 5.95 * 23 / 17))
    #expect(button.configuration?.title == "Call")
  }

  @Test func `a long title wraps in the width of the layout`() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "A rather long title that does not fit"
    let button = UIButton(configuration: configuration)
    let window = try ScreenHost.window()
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 180),
    ])
    window.layoutIfNeeded()
    // Two lines of the body style: 20.287 and 22.
    #expect(isClose(button.frame.height, 42.333 + 14))
    #expect(isClose(button.titleLabel?.frame.minX ?? 0, 12, within: 20))
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    window.layoutIfNeeded()
    #expect(isClose(button.frame.height, 34.333))
    #expect(isClose(button.titleLabel?.frame.width ?? 0, 156))
  }

  struct PlaceRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let placement: NSDirectionalRectEdge
    let direction: UIUserInterfaceLayoutDirection
    let alignment: UIControl.ContentHorizontalAlignment
    let image: CGPoint
    /// The left edge of the title, and its top.
    let title: @Sendable (CGFloat) -> CGPoint
  }

  // The button is 200 by 100; the picture 22, the padding 8, the title w by 20.333.
  @Test(arguments: [
    PlaceRow(
      testDescription: "leading",
      placement: .leading,
      direction: .leftToRight,
      alignment: .leading,
      image: CGPoint(x: 12, y: 39),
      title: { _ in CGPoint(x: 42, y: 39.8335) }
    ),
    PlaceRow(
      testDescription: "leading, from right to left",
      placement: .leading,
      direction: .rightToLeft,
      alignment: .leading,
      image: CGPoint(x: 166, y: 39),
      title: { CGPoint(x: 158 - $0, y: 39.8335) }
    ),
    PlaceRow(
      testDescription: "trailing, at the trailing side",
      placement: .trailing,
      direction: .leftToRight,
      alignment: .trailing,
      image: CGPoint(x: 166, y: 39),
      title: { CGPoint(x: 158 - $0, y: 39.8335) }
    ),
    PlaceRow(
      testDescription: "above",
      placement: .top,
      direction: .leftToRight,
      alignment: .center,
      image: CGPoint(x: 89, y: 24.8335),
      title: { CGPoint(x: 100 - $0 / 2, y: 54.8335) }
    ),
    PlaceRow(
      testDescription: "below",
      placement: .bottom,
      direction: .leftToRight,
      alignment: .center,
      image: CGPoint(x: 89, y: 53.1668),
      title: { CGPoint(x: 100 - $0 / 2, y: 24.8335) }
    ),
  ])
  func `picture and title stand beside each other`(_ row: PlaceRow) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Star"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = row.placement
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = row.alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let window = try ScreenHost.window(on: "iPhone 15", .portrait, row.direction)
    window.addSubview(button)
    window.layoutIfNeeded()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(isClose(image.minX, row.image.x) && isClose(image.minY, row.image.y))
    #expect(image.size == CGSize(width: 22, height: 22))
    let place = row.title(title.width)
    #expect(isClose(title.minX, place.x) && isClose(title.minY, place.y))
  }

  struct ColorRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: Make
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    let foreground: UIColor
    let background: UIColor?
  }

  private static let tint = UIColor.systemPurple

  @Test(arguments: [
    ColorRow(
      testDescription: "plain",
      make: UIButton.Configuration.plain,
      foreground: tint,
      background: nil
    ),
    ColorRow(
      testDescription: "gray",
      make: UIButton.Configuration.gray,
      foreground: tint,
      background: .secondarySystemFill
    ),
    ColorRow(
      testDescription: "tinted",
      make: UIButton.Configuration.tinted,
      foreground: tint,
      background: UIColor { traits in
        tint.resolvedColor(with: traits)
          .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.25 : 0.18)
      }
    ),
    ColorRow(
      testDescription: "filled",
      make: UIButton.Configuration.filled,
      foreground: .white,
      background: tint
    ),
    ColorRow(
      testDescription: "filled, under a finger",
      make: UIButton.Configuration.filled,
      isHighlighted: true,
      foreground: .white.withAlphaComponent(0.75),
      background: tint.withAlphaComponent(0.75)
    ),
    ColorRow(
      testDescription: "filled, not enabled",
      make: UIButton.Configuration.filled,
      isEnabled: false,
      foreground: .tertiaryLabel,
      background: .tertiarySystemFill
    ),
    ColorRow(
      testDescription: "gray, chosen",
      make: UIButton.Configuration.gray,
      isSelected: true,
      foreground: .white,
      background: tint
    ),
  ])
  func `colors follow style and state`(_ row: ColorRow) throws {
    var configuration = row.make()
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    button.isEnabled = row.isEnabled
    button.isSelected = row.isSelected
    button.isHighlighted = row.isHighlighted
    let window = try ScreenHost.window()
    window.tintColor = Self.tint
    window.addSubview(button)
    button.sizeToFit()
    window.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == row.foreground)
    #expect(button.configuration?.updated(for: button).background.backgroundColor == row.background)
    #expect(button.configuration?.background.backgroundColor == nil)
    #expect(button.subviews[0].backgroundColor == row.background)
    #expect(button.subviews[0].layer.cornerRadius == 5.95)
  }

  @Test func `titles for states go before that of the configuration`() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.configuration?.title == "Follow")
    let window = try ScreenHost.window()
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Following")
    button.configuration = nil
    button.isSelected = false
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Follow")
    #expect(button.intrinsicContentSize.height == 30)
  }
}

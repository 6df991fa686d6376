import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews

/// The view over a window while a controller is shown over others: the view of the controller, and for a
/// card the shade behind it.
///
/// UIKit makes the view behind a card smaller too; it stays as it is here.
final class PresentationView: View {
  private let presented: ViewController
  private let shade = DecorationView()
  private let card = View()

  init(_ presented: ViewController, in window: Window) {
    self.presented = presented
    super.init(frame: CGRect(origin: .zero, size: window.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = Color.black.faded(by: Self.shadeOpacity)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = bounds
    card.clipsToBounds = true
    addSubview(shade)
    addSubview(card)
    if let view = presented.view { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "presentation" }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = presented.view else { return }
    let sheet = sheetFrame
    shade.isHidden = sheet == nil
    // The lower corners of a card that ends at the screen are below it.
    var frame = sheet ?? CGRect(origin: .zero, size: bounds.size)
    let content = CGRect(origin: .zero, size: frame.size)
    if sheet != nil, frame.maxY >= bounds.height { frame.size.height += Self.cornerRadius }
    card.layer.cornerRadius = sheet == nil ? 0 : Self.cornerRadius
    card.frame = frame
    view.frame = content
    var insets = safeAreaInsets
    if let sheet {
      insets.top = 0
      if sheet.maxY < bounds.height { insets.bottom = 0 }
      if sheet.width < bounds.width { (insets.left, insets.right) = (0, 0) }
    }
    view.containedSafeAreaInsets = insets
    let margin = ScreenEnvironment.layoutMargin(forWidth: content.width)
    view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Whether there is a card.
  var isSheet: Bool { sheetFrame != nil }

  /// The frame of the card, or `nil` for a controller that covers everything, as on phones held sideways.
  private var sheetFrame: CGRect? {
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: return nil
    case .automatic, .pageSheet, .formSheet: break
    }
    let traits = traitCollection
    guard traits.verticalSizeClass == .regular else { return nil }
    let top = safeAreaInsets.top + gapAbove
    guard traits.horizontalSizeClass == .regular else {
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let size =
      presented.modalPresentationStyle == .formSheet
      ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - 2 * top)
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height - 2 * top)
    return pixelAligned(
      CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      ),
      scale: pixelScale
    )
  }

  /// The distance between the safe area and a card: 10 (read off screens, without a source); 20 on phones
  /// with a home button, so that the card begins at 40 (one dump of iOS 14 to 16, unverified).
  private var gapAbove: CGFloat {
    let hasHomeButton = traitCollection.userInterfaceIdiom == .phone && safeAreaInsets.bottom == 0
    return hasHomeButton ? 20 : 10
  }
  /// The corner radius of a card (read off screens, without a source).
  private static let cornerRadius: CGFloat = 10
  /// The opacity of the shade behind a card (read off screens, without a source).
  private static let shadeOpacity = 0.2
  /// A form sheet on tablets: 540 × 620, as `UIModalPresentationFormSheet` was from the first iPad on.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on tablets (read off screens, without a source).
  private static let pageWidth: CGFloat = 704
}

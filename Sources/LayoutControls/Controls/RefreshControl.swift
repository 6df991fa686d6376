public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A control that content pulled down far enough sets off: UIKit's `UIRefreshControl`.
///
/// Its spokes come one by one as content is pulled. Past the threshold it refreshes, and keeps room above the
/// content once the finger lets go, until ``endRefreshing()``. Its spokes stand still in pictures.
open class RefreshControl: Control, PullFollower {
  /// Whether it is refreshing.
  open private(set) var isRefreshing = false
  /// The words below the spokes, or `nil` for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  private let titleLabel = Label()
  /// Whether the finger has to let go before it may refresh again.
  private var waitsForFinger = false
  /// The share of the room that is kept above the content.
  private var kept: CGFloat = 0 { didSet { follower?.pullRoom = kept * Self.height } }

  private var follower: ScrollView? { superview as? ScrollView }

  /// Creates a control that does not refresh.
  public init() { super.init(frame: .zero) }

  /// Creates a control with a frame, which its table replaces.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityLabel = "Refresh"
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  /// Places the words in the lower part, which comes to light last.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleLabel.sizeThatFits(bounds.size).height
    titleLabel.isHidden = attributedTitle == nil
    titleLabel.frame = CGRect(
      x: 0,
      y: Self.height - height,
      width: bounds.width,
      height: height
    )
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "refresh-control" }

  /// Begins to refresh, as an application does by itself: the content makes room, and no action is run.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    move(to: 1)
  }

  /// Ends refreshing: the content goes back over the room.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    window?.host?.record(.lifecycle, "refreshing ends")
    move(to: 0, within: Self.duration)
  }

  /// The share of the room that is kept, as it is animated.
  final var room: CGFloat {
    get { kept }
    set {
      kept = newValue
      place()
    }
  }

  /// Gives the room a share, at once without a duration.
  private func move(to share: CGFloat, within duration: Duration? = nil) {
    window?.host?.stopAnimation(of: \.room, of: self)
    guard let duration, let host = window?.host else {
      room = share
      return
    }
    host.animate(\.room, of: self, to: share, within: duration)
  }

  package func contentDidMove() {
    place()
    guard let follower, follower.isDragging, !isRefreshing, !waitsForFinger,
      follower.pulledDistance >= Self.threshold
    else { return }
    isRefreshing = true
    waitsForFinger = true
    setNeedsLayout()
    sendActions(for: .valueChanged)
  }

  package func dragDidEnd() {
    waitsForFinger = false
    if isRefreshing { move(to: 1) }
  }

  /// Keeps to the top of what shows, as high as the content is pulled.
  private func place() {
    guard let follower else { return }
    let pulled = follower.pulledDistance
    let top = follower.contentOffset.y + topOfRoom(in: follower)
    let frame = CGRect(
      x: 0,
      y: top,
      width: follower.bounds.width,
      height: min(Self.height, pulled)
    )
    if self.frame != frame {
      self.frame = frame
      setNeedsLayout()
    }
    isHidden = pulled <= 0
  }

  /// Returns the distance of the room from the top of the scroll view: below the bar, or below its row if its
  /// title is large, which goes down with the content.
  private func topOfRoom(in scrollView: ScrollView) -> CGFloat {
    scrollView.topInsetUnderFoldedBar - (scrollView.barFold == nil ? scrollView.pullRoom : 0)
  }

  /// The spokes, as many as the pull has brought.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let share = isRefreshing ? 1 : min(1, (follower?.pulledDistance ?? 0) / Self.threshold)
    let rise = attributedTitle == nil ? 0 : Self.titleRise
    let middle = CGPoint(x: bounds.midX, y: Self.height / 2 - rise)
    let color = ownTintColor?.value ?? SystemColor.secondaryLabel.dynamicColor
    let spokes = Spokes.elements(around: middle, diameter: Self.diameter) { opacity in
      color.faded(by: isRefreshing ? opacity : 0.6)
    }
    return Array(spokes.prefix(Int((share * CGFloat(spokes.count)).rounded(.down))))
  }

  /// The height of the control (UIRefreshControl's frame in view trees of many).
  private static let height: CGFloat = 60
  /// The distance by which the spokes make room for words below them (assumed).
  private static let titleRise: CGFloat = 10
  /// The distance of a pull that sets it off (seen, not measured; unverified).
  private static let threshold: CGFloat = 110
  /// The diameter of the spokes (seen, not measured).
  private static let diameter: CGFloat = 30
  /// The duration of the content's way back (assumed).
  private static let duration = Duration.milliseconds(300)
}

extension RefreshControl: ValueView {
  package final var drawnValue: String? { isRefreshing ? "refreshing" : nil }
}

extension ScrollView {
  private final class Attachment {
    let control: RefreshControl

    init(_ control: RefreshControl) { self.control = control }
  }

  /// The control that a pull sets off, or `nil` for none.
  public var refreshControl: RefreshControl? {
    get { attachments[Attachment.self]?.control }
    set {
      refreshControl?.removeFromSuperview()
      attachments[Attachment.self] = newValue.map(Attachment.init)
      pullRoom = 0
      pullFollower = newValue
      guard let newValue else { return }
      newValue.isHidden = true
      addSubview(newValue)
    }
  }
}

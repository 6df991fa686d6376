public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The views of a navigation controller: bars over the view of one screen.
///
/// From the outside in: the container fills the window. `contentView` fills the container; it is a plain
/// view with margins of 8, and the superview of the root view. The root view fills it and has the margins
/// of a controller's root view. A table that is the root view so shares its superview with the views that
/// the application lays over it, at margins of 8, as measured on a phone.
///
/// The bars cover the content and become its safe area: the inset at the top is the bottom edge of
/// the navigation bar (97.67 on an iPhone 15, whose bar begins at 53.67), that at the bottom the
/// toolbar and the area below it. A large title and a search bar fold away as the screen's scroll view scrolls,
/// and the safe area follows the bar.
open class NavigationContainer: View {
  /// The bar at the top.
  public final let navigationBar: NavigationBar
  /// The bar at the bottom, hidden at first.
  public final let toolbar: Toolbar
  /// The view that fills the container below the bars, the superview of the root view.
  public final let contentView = View()
  /// The view of the screen.
  public private(set) final var rootView: View

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { setNeedsLayout() } }
  }
  /// Whether the bar at the bottom is hidden, without an animation.
  public final var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The progress of the bar at the bottom: 0 below the screen, 1 in its place, and between while it slides.
  package final var toolbarProgress: CGFloat = 0 {
    didSet { if toolbarProgress != oldValue { setNeedsLayout() } }
  }
  private var isToolbarAway = true
  /// The search whose view is over the screen, or `nil` for none.
  final weak var shownSearch: SearchController?
  /// The last search that began in a view of a screen, or `nil` for none.
  final weak var searchInView: SearchController?
  /// The veil over content under the capsules at the bottom.
  final let bottomEdge = ScrollEdgeView(.bottom)

  /// The duration of a bar's slide: UIKit's `UINavigationController.hideShowBarDuration`.
  public static let hideShowBarDuration: TimeInterval = 0.2

  /// Creates a container around the view of a screen.
  public convenience init(rootView: View) {
    self.init(rootView: rootView, navigationBar: NavigationBar(), toolbar: Toolbar())
  }

  /// Creates a container around the view of a screen with bars of an application's classes.
  init(rootView: View, navigationBar: NavigationBar, toolbar: Toolbar) {
    self.rootView = rootView
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    super.init(frame: .zero)
    contentView.addSubview(rootView)
    addSubview(contentView)
    addSubview(navigationBar)
    addSubview(toolbar)
    toolbar.onPlacement = { [weak self] in
      self?.placeSearchBar()
      self?.placeBottomEdge()
    }
    findContentOfBars()
  }

  /// Shows the view of another screen in the place of the present one, in UIKit's order: the present one is about
  /// to go, the other one comes, and the present one is gone.
  final func show(_ view: View, animated: Bool = false) {
    let former = rootView
    rootView = view
    former.viewController?.beginAppearanceTransition(false, animated: animated)
    if window != nil { placeScreen() }
    contentView.addSubview(view)
    former.removeFromSuperview()
    setNeedsLayout()
  }

  /// The scroll view that the bars follow, or `nil` for none.
  final var contentScrollView: ScrollView? {
    rootView as? ScrollView ?? rootView.viewController?.followedScrollView
  }

  private func findContentOfBars() {
    let content = contentScrollView
    for background in [navigationBar.background, toolbar.background] {
      background.content = content
      background.isManaged = true
    }
  }

  /// Creates nothing: a container is made around the view of a screen.
  ///
  /// - Parameter coder: An archive.
  public required init?(coder: NSCoder) { nil }

  /// Shows the bar at the bottom or hides it: UIKit's `setToolbarHidden(_:animated:)`.
  ///
  /// The content has its new safe area at once; while the bar slides it takes no touches.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden afterwards.
  ///   - animated: Whether it slides over the bottom of the screen, for which the window needs a clock.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    isToolbarAway = hidden
    setNeedsLayout()
    let progress: CGFloat = hidden ? 0 : 1
    if animated, let host = window?.host {
      let duration = Duration.seconds(Self.hideShowBarDuration)
      host.animate(\.toolbarProgress, of: self, to: progress, within: duration)
    } else {
      window?.host?.stopAnimation(of: \.toolbarProgress, of: self)
      toolbarProgress = progress
    }
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "navigation-container" }

  @_spi(SystemViews) public override var hasBars: Bool { true }

  /// Places bars and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    findContentOfBars()
    foldBar()
    placeBars()
    placeBottomEdge()
    placeScreen()
    placeSearch(in: rootFrame)
  }

  /// Gives the view of the screen its frame, safe area and margins.
  private func placeScreen() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.containedSafeAreaInsets = contentInsets
    rootView.frame = rootFrame
    let margin = screenMargin(forWidth: bounds.width)
    rootView.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  /// Gives the bar the room that the content leaves below the row of its title.
  private func foldBar() {
    var heights = NavigationBarHeights()
    let isUpright = traitCollection.verticalSizeClass != .compact
    let rest = 1 - shareOfSearch
    if navigationBar.prompt != nil, isUpright { heights.prompt = NavigationBar.promptHeight * rest }
    if navigationBar.showsLargeTitle, isUpright { heights.title = LargeTitle.height * rest }
    placeSearchBar()
    if navigationBar.searchController != nil, !hasSearchAtBottom {
      heights.search = SearchBar.height
      heights.keepsSearch =
        !navigationBar.hidesSearchBarWhenScrolling || navigationBar.searchProgress > 0
    }
    let content = navigationBar.background.content
    let start = barTop + heights.prompt + rowHeight
    let fold = BarFold(top: start + heights.whole, stops: heights.stops)
    let folds = !isNavigationBarAway && fold.stops.count > 1
    content?.barOwner = folds ? self : nil
    content?.barFold = folds ? fold : nil
    heights.fill(content.map { roomAbove($0) - start } ?? heights.whole)
    navigationBar.heights = heights
  }

  /// Returns the room that content leaves at the top.
  private func roomAbove(_ content: ScrollView) -> CGFloat {
    let beginning = CGPoint(x: 0, y: -content.contentInset.top)
    return convert(beginning, from: content).y
  }

  /// Takes over the bars of the new screen, and places its view before it is notified that it appears.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    guard window != nil else { return }
    foldBar()
    placeScreen()
  }

  /// Makes room for other bars of the screen.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func placeBars() {
    navigationBar.isHidden = isNavigationBarAway
    // A search has the bottom of the screen for itself (unverified).
    let shareOfToolbar = hasSearchAtBottom ? 1 - navigationBar.searchProgress : 1
    toolbar.hasSearch = hasSearchAtBottom
    toolbar.isHidden = toolbarProgress <= 0 || shareOfToolbar <= 0
    toolbar.isUserInteractionEnabled =
      !isToolbarHidden && toolbarProgress >= 1 && shareOfToolbar >= 1
    let top = barTop
    navigationBar.heightAbove = top
    navigationBar.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: navigationBarHeight + navigationBar.heights.stretch
    )
    let height = toolbarHeight
    let below = navigationBar.isGlass ? roomBelowCapsules : safeAreaInsets.bottom
    toolbar.heightBelow = below
    // For readers who prefer cross-fades it fades instead of sliding (unverified).
    let fades = window?.environment.motion == .reduced
    toolbar.alpha = (fades ? toolbarProgress : 1) * shareOfToolbar
    toolbar.frame = CGRect(
      x: 0,
      y: bounds.height - (below + height) * (fades ? 1 : toolbarProgress),
      width: bounds.width,
      height: height
    )
  }

  /// The frame of a screen's view, which fills the container unless its controller ends it at the bars.
  final var rootFrame: CGRect { frame(of: rootView.viewController) }

  /// Returns the frame of a screen's view in the content.
  final func frame(of controller: ViewController?) -> CGRect {
    let frame = CGRect(origin: .zero, size: bounds.size)
    guard let controller else { return frame }
    var edges = controller.edgesForExtendedLayout
    if !controller.extendedLayoutIncludesOpaqueBars, !navigationBar.isTranslucent {
      edges.remove(.top)
    }
    var insets = EdgeInsets.zero
    if !edges.contains(.top), !isNavigationBarAway { insets.top = contentInsets.top }
    let hasTabs = controller.tabBarController?.tabBar.isHidden == false
    if !edges.contains(.bottom), !isToolbarHidden || hasTabs {
      insets.bottom = contentInsets.bottom
    }
    return frame.inset(by: insets)
  }

  private var contentInsets: EdgeInsets {
    var insets = safeAreaInsets
    if !isNavigationBarAway { insets.top = barTop + navigationBarHeight }
    if navigationBar.isGlass {
      if !isToolbarHidden || hasSearchAtBottom { insets.bottom = roomOfCapsules }
    } else if !isToolbarHidden {
      insets.bottom += toolbarHeight
    }
    return insets
  }

  /// The top of the navigation bar, on island phones a little above the end of the safe area.
  private var barTop: CGFloat {
    guard let window, safeAreaInsets.top > 0 else {
      // 16 below the edge of a card (a view tree of iOS 27).
      return isInSheet && navigationBar.isGlass ? 16 : safeAreaInsets.top
    }
    let above = window.environment.safeAreaInsets.top - window.environment.navigationBarTop
    return max(0, safeAreaInsets.top - above)
  }

  private var navigationBarHeight: CGFloat {
    let heights = navigationBar.heights
    return heights.prompt + rowHeight + heights.shown
  }

  /// The share of its way to the place of the title that the search bar has come.
  private var shareOfSearch: CGFloat {
    guard navigationBar.searchController?.hidesNavigationBarDuringPresentation == true,
      !hasSearchAtBottom
    else { return 0 }
    return navigationBar.searchProgress
  }

  /// The height of the row with the title, which makes room for a search.
  private var rowHeight: CGFloat { fullRowHeight * (1 - shareOfSearch) }

  private var fullRowHeight: CGFloat {
    if isInSheet, !navigationBar.isGlass { return ScreenEnvironment.sheetNavigationBarHeight }
    return window?.environment.navigationBarHeight ?? 44
  }

  /// Whether the container is in a card over other screens.
  var isInSheet: Bool {
    var next = superview
    while let view = next {
      if let presentation = view as? PresentationView { return presentation.isSheet }
      next = view.superview
    }
    return false
  }

  private var toolbarHeight: CGFloat {
    navigationBar.isGlass
      ? BarGroup.Metrics.toolbar.height : window?.environment.toolbarHeight ?? 44
  }
}

public import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews

/// The looks of a bar by its surroundings, of which each may be left to the system.
struct NavigationBarLooks {
  var standard: NavigationBarAppearance?
  var compact: NavigationBarAppearance?
  var scrollEdge: NavigationBarAppearance?
  var compactScrollEdge: NavigationBarAppearance?
}

extension NavigationBar {
  /// The look over content that is under the bar.
  public final var standardAppearance: NavigationBarAppearance {
    get {
      if let standard = looks.standard { return standard }
      let standard = NavigationBarAppearance()
      setLook(\.standard, standard)
      return standard
    }
    set { setLook(\.standard, newValue) }
  }
  /// The look in bars of phones held sideways, or `nil` for the standard one.
  public final var compactAppearance: NavigationBarAppearance? {
    get { looks.compact }
    set { setLook(\.compact, newValue) }
  }
  /// The look over content that ends at the bar, or `nil` for no ground.
  public final var scrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.scrollEdge }
    set { setLook(\.scrollEdge, newValue) }
  }
  /// The look over such content in bars of phones held sideways, or `nil` for that of all.
  public final var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { setLook(\.compactScrollEdge, newValue) }
  }

  /// The attributes of the title where no look has some, of which font and color are drawn.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept("titleTextAttributes") }
    set {
      keep(newValue, "titleTextAttributes")
      setNeedsLayout()
    }
  }
  /// The attributes of the large title where no look has some, of which font and color are drawn.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept("largeTitleTextAttributes") }
    set {
      keep(newValue, "largeTitleTextAttributes")
      setNeedsLayout()
    }
  }
  /// The color behind the bar over content that is under it: that of the standard look.
  public final var barTintColor: ColorObject? {
    get { looks.standard?.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  private func setLook(
    _ path: WritableKeyPath<NavigationBarLooks, NavigationBarAppearance?>,
    _ look: NavigationBarAppearance?
  ) {
    looks[keyPath: path] = look
    look?.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Gives background and titles the looks that count now.
  final func takeLooks() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    func look(
      _ path: KeyPath<NavigationBarLooks, NavigationBarAppearance?>
    ) -> NavigationBarAppearance? { itemLooks[keyPath: path] ?? looks[keyPath: path] }
    let standard = (isCompact ? look(\.compact) : nil) ?? look(\.standard)
    let atEdge = (isCompact ? look(\.compactScrollEdge) : nil) ?? look(\.scrollEdge)
    background.looks = (standard, atEdge)
    let shown = background.isScrolledUnder ? standard : atEdge ?? standard
    let label = SystemColor.label.object(in: traitCollection)
    // A look that `barTintColor` brought about says nothing of titles.
    let title = shown?.titleTextAttributes.nonempty ?? titleTextAttributes ?? [:]
    titleLabel.textColor = title[.foregroundColor] as? ColorObject ?? label
    titleLabel.font = title[.font] as? FontObject ?? .systemFont(ofSize: 17, weight: .semibold)
    let large = shown?.largeTitleTextAttributes.nonempty ?? largeTitleTextAttributes ?? [:]
    largeTitle.color = large[.foregroundColor] as? ColorObject
    largeTitle.label.font = large[.font] as? FontObject ?? LargeTitle.font
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes, or `nil` for none.
  fileprivate var nonempty: Self? { isEmpty ? nil : self }
}

extension NavigationItem {
  /// The look over content that is under the bar, or `nil` for that of the bar.
  public final var standardAppearance: NavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// The look in bars of phones held sideways, or `nil` for that of the bar.
  public final var compactAppearance: NavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// The look over content that ends at the bar, or `nil` for that of the bar.
  public final var scrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
  /// The look over such content in bars of phones held sideways, or `nil` for that of the bar.
  public final var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue }
  }
}

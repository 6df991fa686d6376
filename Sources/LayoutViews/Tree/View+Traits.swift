package import Foundation
public import LayoutGeometry

extension View {
  /// The window's traits, with the appearance and the level of the nearest views that have one of their own.
  var computedTraits: TraitCollection {
    var style = InterfaceStyle.unspecified
    var level = UserInterfaceLevel.unspecified
    var view = self
    while true {
      if style == .unspecified { style = view.ownInterfaceStyle }
      if level == .unspecified { level = view.ownLevel }
      guard let next = view.superview else { break }
      view = next
    }
    return view.rootTraits.with(style, level)
  }

  /// The number of device pixels per point, by the main screen if the tree knows none.
  package var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : Screen.main.scale
  }

  /// The appearance of this view whatever its superview has, `unspecified` for none.
  package var ownInterfaceStyle: InterfaceStyle {
    overrideUserInterfaceStyle == .unspecified
      ? controllerStyle : overrideUserInterfaceStyle
  }

  package func setControllerInterfaceStyle(_ style: InterfaceStyle) {
    setStyles(own: ownStyle, ofController: style)
  }

  /// The visual level of this view whatever its superview has, `unspecified` for none.
  package var ownInterfaceLevel: UserInterfaceLevel {
    get { ownLevel }
    set {
      guard newValue != ownLevel else { return }
      let old = traitCollection
      ownLevel = newValue
      tellTraits(of: old)
    }
  }

  func setStyles(own: InterfaceStyle, ofController: InterfaceStyle) {
    guard own != ownStyle || ofController != controllerStyle else { return }
    let old = traitCollection
    ownStyle = own
    controllerStyle = ofController
    tellTraits(of: old)
  }

  /// Notifies the view and all in it that the superview's traits were others.
  func traitsDidChange(from old: TraitCollection) {
    tellTraits(of: old.with(ownInterfaceStyle, ownLevel))
  }

  private func tellTraits(of old: TraitCollection) {
    let traits = traitCollection
    guard old != traits else { return }
    keptDrawing = nil
    if old.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
    if let controller {
      controller.traitCollectionDidChange(old)
      controller.traitObservers.tell(controller, of: old)
    }
    traitCollectionDidChange(old)
    tellTraitObservers(of: old)
    if old.userInterfaceStyle != traits.userInterfaceStyle {
      // Apple's page on the dark appearance names both among the methods that are called.
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }
    for subview in subviews { subview.traitsDidChange(from: old) }
  }

  var computedLayoutDirection: LayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection
    )
  }

  /// Returns the side at which a line of text begins in content of a kind.
  ///
  /// - Parameters:
  ///   - attribute: The way to mirror the content.
  ///   - layoutDirection: The direction of the application.
  /// - Returns: The direction of the content.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute,
    relativeTo layoutDirection: LayoutDirection
  ) -> LayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Returns the side at which a line of text begins in content of a kind.
  ///
  /// The application's texts begin on the left: another direction is known only to views in a window.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
}

extension TraitCollection {
  /// The traits of a new view: those of the main screen if a window's code runs.
  package static var outsideOfWindows: Self { Screen.current?.traitCollection ?? Self() }

  /// Returns the traits with another appearance and level, unless those are `unspecified`.
  package func with(_ style: InterfaceStyle, _ level: UserInterfaceLevel = .unspecified) -> Self {
    var copy = self
    if style != .unspecified { copy.userInterfaceStyle = style }
    if level != .unspecified { copy.userInterfaceLevel = level }
    return copy
  }
}

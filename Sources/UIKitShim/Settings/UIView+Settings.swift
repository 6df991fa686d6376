public import Foundation
import LayoutControls
import LayoutDevices
public import LayoutGeometry
import LayoutTables
public import LayoutViews

// What views keep for readers, pointers, focus and archives, none of which is simulated.

extension Responder {
  /// The name in archives of a state, of which there are none.
  public final var restorationIdentifier: String? {
    get { kept("restorationIdentifier") }
    set { keep(newValue, "restorationIdentifier") }
  }

  /// The language in which the element is read.
  public final var accessibilityLanguage: String? {
    get { kept("accessibilityLanguage") }
    set { keep(newValue, "accessibilityLanguage") }
  }

  /// The spoken name with attributes.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { kept("accessibilityAttributedLabel") }
    set { keep(newValue, "accessibilityAttributedLabel") }
  }

  /// The spoken purpose with attributes.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { kept("accessibilityAttributedHint") }
    set { keep(newValue, "accessibilityAttributedHint") }
  }

  /// The spoken value with attributes.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { kept("accessibilityAttributedValue") }
    set { keep(newValue, "accessibilityAttributedValue") }
  }

  /// The place that a reader touches.
  public final var accessibilityActivationPoint: CGPoint {
    get { kept("accessibilityActivationPoint") ?? .zero }
    set { keep(newValue, "accessibilityActivationPoint") }
  }

  /// Whether the element can be touched by other means.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { kept("accessibilityRespondsToUserInteraction") ?? true }
    set { keep(newValue, "accessibilityRespondsToUserInteraction") }
  }

  /// The kind of container.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept("accessibilityContainerType") ?? .none }
    set { keep(newValue, "accessibilityContainerType") }
  }

  /// The way in which elements are gone through.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept("accessibilityNavigationStyle") ?? .automatic }
    set { keep(newValue, "accessibilityNavigationStyle") }
  }
}

extension View {
  /// Whether colors stay where others are inverted.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept("accessibilityIgnoresInvertColors") ?? false }
    set { keep(newValue, "accessibilityIgnoresInvertColors") }
  }

  /// The title that a long press shows in large letters, which it does not here.
  public final var largeContentTitle: String? {
    get { kept("largeContentTitle") }
    set { keep(newValue, "largeContentTitle") }
  }

  /// The picture that a long press shows, which it does not here.
  public final var largeContentImage: Image? {
    get { kept("largeContentImage") }
    set { keep(newValue, "largeContentImage") }
  }

  /// Whether a long press shows them.
  public final var showsLargeContentViewer: Bool {
    get { kept("showsLargeContentViewer") ?? false }
    set { keep(newValue, "showsLargeContentViewer") }
  }

  /// The point that stays when the view is turned, in shares of its size: that of its layer.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The name of the group in which the focus moves, which there is none of.
  public final var focusGroupIdentifier: String? {
    get { kept("focusGroupIdentifier") }
    set { keep(newValue, "focusGroupIdentifier") }
  }

  /// Whether the ground is cleared before drawing.
  public final var clearsContextBeforeDrawing: Bool {
    get { kept("clearsContextBeforeDrawing") ?? true }
    set { keep(newValue, "clearsContextBeforeDrawing") }
  }

  /// The least text size, which has no effect here.
  public final var minimumContentSizeCategory: ContentSizeCategory? {
    get { kept("minimumContentSizeCategory") }
    set { keep(newValue, "minimumContentSizeCategory", isSeen: newValue != nil) }
  }

  /// The greatest text size, which has no effect here.
  public final var maximumContentSizeCategory: ContentSizeCategory? {
    get { kept("maximumContentSizeCategory") }
    set { keep(newValue, "maximumContentSizeCategory", isSeen: newValue != nil) }
  }

  /// Whether the view has the focus, which there is none of.
  public final var isFocused: Bool { false }
}

/// `UIKit.UIAccessibilityContainerType`.
public enum UIAccessibilityContainerType: Int, Sendable, Hashable {
  /// None.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of a meaning.
  case semanticGroup = 4
}

/// `UIKit.UIAccessibilityNavigationStyle`.
public enum UIAccessibilityNavigationStyle: Int, Sendable, Hashable {
  /// As the system has it.
  case automatic = 0
  /// Each by itself.
  case separate = 1
  /// All as one.
  case combined = 2
}

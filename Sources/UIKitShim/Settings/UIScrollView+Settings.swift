public import Foundation
import LayoutControls
import LayoutGeometry
public import LayoutInteraction
public import LayoutViews

// What scroll views keep: nothing is zoomed here, which a finding says.

extension ScrollView {
  /// The recognizer that would zoom, which there is none of.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? { nil }

  /// The least scale of the content, which is kept.
  public final var minimumZoomScale: CGFloat {
    get { kept("minimumZoomScale") ?? 1 }
    set { keep(newValue, "minimumZoomScale") }
  }

  /// The greatest scale of the content, which no fingers bring about.
  public final var maximumZoomScale: CGFloat {
    get { kept("maximumZoomScale") ?? 1 }
    set { keep(newValue, "maximumZoomScale") }
  }

  /// The scale of the content, which is kept and not drawn.
  public final var zoomScale: CGFloat {
    get { kept("zoomScale") ?? 1 }
    set { keep(newValue, "zoomScale", isSeen: newValue != zoomScale) }
  }

  /// Whether the scale goes beyond its limits and back.
  public final var bouncesZoom: Bool {
    get { kept("bouncesZoom") ?? true }
    set { keep(newValue, "bouncesZoom") }
  }

  /// Whether fingers change the scale: never here.
  public final var isZooming: Bool { false }
  /// Whether the scale comes back from beyond its limits: never here.
  public final var isZoomBouncing: Bool { false }

  /// Keeps the scale of the content, which is not drawn.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing but for the finding that nothing is zoomed.
  public final func zoom(to rect: CGRect, animated: Bool) { tellNoEffect(of: "zoom(to:animated:)") }
  /// Ends a scroll of the content where it is.
  public final func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
  /// Does nothing: indicators show while the content moves, and pictures of still content have none.
  public final func flashScrollIndicators() {}
}

extension ScrollView {
  /// Whether the content can be pulled past its ends at the sides, which `bounces` alone decides here.
  public final var bouncesHorizontally: Bool {
    get { kept("bouncesHorizontally") ?? true }
    set { keep(newValue, "bouncesHorizontally", isSeen: !newValue) }
  }

  /// Whether the content can be pulled past its upper and lower end, which `bounces` alone decides here.
  public final var bouncesVertically: Bool {
    get { kept("bouncesVertically") ?? true }
    set { keep(newValue, "bouncesVertically", isSeen: !newValue) }
  }

  /// Whether keys of a computer scroll, which nobody presses.
  public final var allowsKeyboardScrolling: Bool {
    get { kept("allowsKeyboardScrolling") ?? true }
    set { keep(newValue, "allowsKeyboardScrolling") }
  }

  /// Whether a finger at the end sideways moves the scroll view around this one, as it does here.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { kept("transfersHorizontalScrollingToParent") ?? true }
    set { keep(newValue, "transfersHorizontalScrollingToParent") }
  }

  /// Whether a finger at the upper or lower end moves the scroll view around this one, as it does here.
  public final var transfersVerticalScrollingToParent: Bool {
    get { kept("transfersVerticalScrollingToParent") ?? true }
    set { keep(newValue, "transfersVerticalScrollingToParent") }
  }
}

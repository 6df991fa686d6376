import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// The metrics and movements of an alert: every number of ours about `UIAlertController`, with its source.
///
/// Apple documents none of them. "SDCAlertView" is S. Berrevoets' imitation of the alert, made by comparing the
/// two: its `AnimationController` has the scale, the time and the damping, its `PresentationController` the
/// dimming along with them. Those of the design of iOS 26 are from view trees and pictures of iOS 26.1 and 27.0.
struct AlertMetrics {
  /// The width of the box, or `nil` for that of the screen's shorter side without its margins.
  var width: CGFloat?
  /// The radius of the corners of the box.
  var cornerRadius: CGFloat
  /// The room beside the texts.
  let margin: CGFloat
  /// The room above the title.
  var topPadding: CGFloat
  /// The room between the last text and the button.
  var bottomPadding: CGFloat
  /// The room between the title and the message.
  let spacing: CGFloat
  /// The size of the title.
  var titleSize: CGFloat = 17
  /// The size of the message.
  let messageSize: CGFloat
  /// The height of a field (a guess until iOS 18).
  var fieldHeight: CGFloat = 25
  /// The room above the first field.
  var fieldSpacing: CGFloat = 14
  /// The width by which a field reaches beyond the texts on each side.
  var fieldOutset: CGFloat = 0
  /// The height of a button.
  var buttonHeight: CGFloat
  /// The size of a button's title.
  var buttonSize: CGFloat = 17
  /// The room between two buttons.
  var buttonGap: CGFloat = 0
  /// The room beside the title of one of two buttons beside each other.
  var buttonPadding: CGFloat = 8
  /// The room around the button in the box, 0 for one that fills the lower end below a line.
  var buttonInset: CGFloat
  /// Whether texts begin at the leading edge, rather than being in the middle.
  let isAligned: Bool
  /// Whether the box is in the middle of the safe area, rather than of the screen.
  let isInSafeArea: Bool
  /// Whether it is an action sheet, whose buttons are always below each other.
  var isSheet = false
  /// Whether the button that cancels has a box of its own at the lower end of the screen.
  var hasOwnCancel = false
  /// The colors of the box.
  var colors = AlertColors.alert

  /// The metrics until iOS 18: width and button of SDCAlertView (high), the rest as seen on iOS 13 to 18 (medium).
  static let classic = Self(
    width: 270,
    cornerRadius: 14,
    margin: 16,
    topPadding: 19,
    bottomPadding: 19,
    spacing: 3,
    messageSize: 13,
    buttonHeight: 44,
    buttonInset: 0,
    isAligned: false,
    isInSafeArea: false
  )

  /// The margin beside an action sheet, below it on screens with a home button, and between its boxes (high; the
  /// rows of 57 points and their letters of 20 are as seen on iOS 13 to 18, medium).
  static let sheetMargin: CGFloat = 8

  /// The width of an action sheet in a popover until iOS 18 (low).
  static let popoverWidth: CGFloat = 304

  /// Returns the metrics in the design of iOS 26 (high).
  ///
  /// The message has 13 points in iOS 26.1 and 15 in iOS 27.0 (medium); the room above the button is a guess.
  static func glass(_ system: SystemVersion) -> Self {
    Self(
      width: 320,
      cornerRadius: 34,
      margin: 30,
      topPadding: 22,
      bottomPadding: 22,
      spacing: 7.33,
      messageSize: system == .iOS27 ? 15 : 13,
      fieldHeight: 48,
      fieldSpacing: 16,
      fieldOutset: 15,
      buttonHeight: 48,
      buttonGap: 8,
      buttonPadding: 16,
      buttonInset: 16,
      isAligned: true,
      isInSafeArea: true,
      colors: .glass
    )
  }

  /// The scale of the box as it appears: 1.2 times its size (SDCAlertView; high).
  ///
  /// It goes as it is and only fades.
  static let arrivingScale: CGFloat = 1.2
  /// The time in which the box and the dimming come, and go: 0.404 s (SDCAlertView; high).
  static let duration: Duration = .milliseconds(404)
  /// The frequency of the spring that brings them: 22.855 per second (medium).
  ///
  /// Half of SDCAlertView's damping of 45.71, for a mass of 1 and no swinging; after 0.404 s a thousandth of the
  /// path is left, which is when UIKit takes a spring to be at rest.
  static let frequency = 45.71 / 2

  /// Returns the color that dims the screen: black at 20 %, in the dark at 48 %; seen (medium).
  static func dimming(_ style: InterfaceStyle) -> ColorObject {
    ColorObject.black.faded(by: style == .dark ? 0.48 : 0.2)
  }

  /// Returns how far the box has come after a time, from 0 to 1; exactly there when its time is over.
  static func progress(after elapsed: Duration) -> CGFloat {
    guard elapsed < duration else { return 1 }
    return CriticalSpring(rest: 1, displacement: -1, velocity: 0, frequency: frequency)
      .position(at: elapsed)
  }
}

extension AlertMetrics {
  /// Creates the metrics on a screen.
  init(_ environment: ScreenEnvironment, isSheet: Bool, isPopover: Bool) {
    let isGlass = environment.shownDesign == .glass
    self = isGlass ? .glass(environment.shownSystem) : .classic
    self.isSheet = isSheet
    guard isSheet else { return }
    if isPopover { (width, cornerRadius) = (isGlass ? 240 : Self.popoverWidth, 0) }
    if isGlass { return }
    hasOwnCancel = !isPopover
    (width, titleSize, topPadding, bottomPadding) = (isPopover ? width : nil, 13, 14, 14)
    (buttonHeight, buttonSize) = (57, 20)
    colors = .sheet
  }

  /// The metrics of the box of the button that cancels, where it has one of its own.
  var ofCancel: Self {
    var metrics = self
    metrics.colors = .cancel
    return metrics
  }
}

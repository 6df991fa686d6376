import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction

/// The metrics and movements of an alert: every number of ours about `UIAlertController`, with its source.
///
/// Apple documents none of them. "SDCAlertView" is S. Berrevoets' imitation of the alert, made by comparing the
/// two: its `AnimationController` has the scale, the time and the damping, its `PresentationController` the
/// dimming along with them.
enum AlertMetrics {
  /// The width of the box: 270 pt (SDCAlertView; high).
  static let width: CGFloat = 270
  /// The corners of the box: 14 pt, seen on iOS 13 to 18 (medium).
  static let cornerRadius: CGFloat = 14
  /// The room beside the texts: 16 pt, seen (medium).
  static let margin: CGFloat = 16
  /// The room above the title and below the message: 19 pt, seen (medium).
  static let padding: CGFloat = 19
  /// The room between the title and the message: 3 pt, seen (medium).
  static let spacing: CGFloat = 3
  /// The height of a button: 44 pt (SDCAlertView; high).
  static let buttonHeight: CGFloat = 44

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
  static func dimming(_ style: InterfaceStyle) -> Color {
    Color(rgb: 0x000000, opacity: style == .dark ? 0.48 : 0.2)
  }

  /// Returns how far the box has come after a time, from 0 to 1; exactly there when its time is over.
  static func progress(after elapsed: Duration) -> CGFloat {
    guard elapsed < duration else { return 1 }
    return CriticalSpring(rest: 1, displacement: -1, velocity: 0, frequency: frequency)
      .position(at: elapsed)
  }
}

public import Foundation
public import LayoutGeometry

/// A control in a stack or at the end of a row.
public struct ControlScene: Sendable, Hashable {
  /// The kind of control, with its value.
  public var kind: Kind
  /// Whether it answers.
  public var isEnabled: Bool
  /// Whether it looks as under a finger.
  public var isHighlighted: Bool
  /// The color of a switch that is on, of the selected segment, and the tint of all others, or `nil` for the
  /// system's.
  public var tint: Color?
  /// The width at the end of a row, or `nil` for its own.
  public var width: CGFloat?

  /// Creates a control.
  public init(
    _ kind: Kind,
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    width: CGFloat? = nil
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.width = width
  }

  /// A kind of control, with its value.
  public enum Kind: Sendable, Hashable {
    /// UIKit's `UISwitch`.
    case `switch`(SwitchState)
    /// UIKit's `UISlider`, with a value in a range.
    case slider(Double, in: ClosedRange<Double>)
    /// UIKit's `UIStepper`, with a value in a range.
    case stepper(Double, in: ClosedRange<Double>, step: Double)
    /// UIKit's `UIProgressView`, with a share from 0 to 1.
    case progress(Double)
    /// UIKit's `UIActivityIndicatorView`, which turns.
    case activityIndicator(IndicatorSize)
    /// UIKit's `UITextField`.
    case textField(String, placeholder: String?, border: FieldBorder)
    /// UIKit's `UIButton` of the system type.
    case button(String)
    /// UIKit's `UISegmentedControl`, with the index of the selected segment or `nil` for none.
    case segments([String], selected: Int?)

    /// The key for it in a scenario file.
    public var keyword: String {
      switch self {
      case .switch: "switch"
      case .slider: "slider"
      case .stepper: "stepper"
      case .progress: "progress"
      case .activityIndicator: "activity-indicator"
      case .textField: "text-field"
      case .button: "button"
      case .segments: "segments"
      }
    }
  }

  /// A state of a switch.
  public enum SwitchState: String, Sendable, Hashable, CaseIterable {
    /// On.
    case on
    /// Off.
    case off
  }

  /// A size of an indicator: UIKit's `UIActivityIndicatorView.Style`.
  public enum IndicatorSize: String, Sendable, Hashable, CaseIterable {
    /// 20 × 20.
    case medium
    /// 37 × 37.
    case large
  }

  /// A border of a text field: UIKit's `UITextField.BorderStyle`.
  public enum FieldBorder: String, Sendable, Hashable, CaseIterable {
    /// A thin line with round corners.
    case rounded
    /// A thin line.
    case line
    /// A gray line.
    case bezel
    /// Nothing.
    case none
  }
}

/// A border around a line of text: UIKit's `UITextField.BorderStyle`.
public enum TextBorderStyle: Int, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none = 0
  /// A thin line.
  case line = 1
  /// A line that looks pressed in.
  case bezel = 2
  /// A thin line with round corners.
  case roundedRect = 3
}

/// A size of an indicator that turns: UIKit's `UIActivityIndicatorView.Style`.
public enum ActivityIndicatorStyle: Int, Sendable, Hashable, CaseIterable {
  /// 20 × 20.
  case medium = 100
  /// 37 × 37.
  case large = 101
}

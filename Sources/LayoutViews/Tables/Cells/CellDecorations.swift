package import Foundation

/// A line between rows.
package final class SeparatorView: View {
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override var role: String? { "separator" }
}

/// What is behind the content of a chosen or pressed cell.
package final class SelectionBackground: View {
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override var role: String? { "selected-background" }
}

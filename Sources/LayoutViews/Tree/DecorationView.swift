package import Foundation

/// Something that is only looked at: no touch reaches it.
package class DecorationView: View {
  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

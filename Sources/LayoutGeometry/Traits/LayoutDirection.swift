/// The side at which a line of text begins.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

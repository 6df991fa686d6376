#if SourceRewriting
import Testing

@Suite struct `Subclasses of colors, fonts and images` {
  @Test(arguments: [
    RewritingRow(
      "a class of a color",
      "final class Brand: UIColor {}",
      "final class Brand: UIColor, @unchecked Sendable {}"
    ),
    RewritingRow(
      "with a protocol, and a class of that",
      "class A: UIFont, P {}\nclass B: A {}",
      "class A: UIFont, P, @unchecked Sendable {}\nclass B: A, @unchecked Sendable {}"
    ),
    RewritingRow(
      "that says so itself, here or in an extension",
      "class A: UIImage, @unchecked Sendable {}\nclass B: UIImage {}\nextension B: @unchecked Sendable {}",
      "class A: UIImage, @unchecked Sendable {}\nclass B: UIImage {}\nextension B: @unchecked Sendable {}"
    ),
    RewritingRow("of a view", "class A: UIView {}", "class A: UIView {}"),
  ])
  func `repeat that they may be handed on`(_ row: RewritingRow) { row.check() }
}
#endif

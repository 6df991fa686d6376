import LayoutGeometry
import Testing

struct ContentSizeCategoryTests {
  @Test func `the last five sizes are those of the accessibility settings`() {
    let all = ContentSizeCategory.allCases
    #expect(all.count == 12)
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(ContentSizeCategory(rawValue: "accessibility-3") == .accessibilityExtraLarge)
  }
}

import LayoutDevices
import LayoutScenes
import Testing

@Suite struct EnvironmentAxisTests {
  @Test func `each axis is a key of scenes`() {
    let keys = SceneLanguage.keys.filter { $0.group == .scene }.map(\.name)
    for axis in EnvironmentAxis.all { #expect(keys.contains(axis.key), "\(axis.key)") }
  }

  @Test func `each value is chosen by its word, and the environment has it then`() throws {
    let device = try #require(Device.named("iPad Pro 11-inch (M4)"))
    for axis in EnvironmentAxis.all {
      #expect(axis.values.count > 1, "\(axis.key)")
      for value in axis.values {
        var variation = EnvironmentVariation()
        #expect(axis.word(variation) == nil)
        #expect(axis.choose(value, &variation), "\(axis.key): \(value)")
        #expect(axis.word(variation) == value)
        #expect(variation.words.compactMap(\.self) == [value])
        let applied = variation.applied(to: ScreenEnvironment(device: device))
        #expect(axis.shownWord(applied) == value)
      }
      var variation = EnvironmentVariation()
      #expect(!axis.choose("nothing of the kind", &variation))
      #expect(variation == EnvironmentVariation())
    }
  }
}

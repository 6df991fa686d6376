import LayoutDevices
import LayoutGeometry
import LayoutSimTesting
import Testing

/// How layers, shapes and drawing code of an application look.
struct LayerScreenTests {
  @Test func `a screen of layers and drawing code is drawn as it is written`() throws {
    expectScreen(
      ActivityController.self,
      named: "activity",
      hosting: .bare,
      on: [try #require(Device.named("iPhone 15"))],
      textSizes: [.large]
    ) { ActivityController() }
  }

  @Test func `a list fades out at its ends`() throws {
    expectScreen(
      FadedListController.self,
      named: "faded-list",
      hosting: .bare,
      on: [try #require(Device.named("iPhone SE (3rd generation)"))],
      textSizes: [.large]
    ) { FadedListController() }
  }
}

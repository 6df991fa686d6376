import LayoutDevices
import LayoutSimTesting
import LayoutViews
import Testing

/// The window that is meant by code that names none.
struct CurrentWindowTests {
  /// A window that a test keeps on this thread while another one runs, as one does that waits.
  @Test func `a window of another test is not meant`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let window = Window(environment: ScreenEnvironment(device: device))
    #expect(CurrentWindow.ofThread === window)
    CurrentWindow.take(window, in: "Other.swift:1:1")
    #expect(CurrentWindow.ofThread == nil)
    CurrentWindow.take(window)
    #expect(CurrentWindow.ofThread === window)
  }
}

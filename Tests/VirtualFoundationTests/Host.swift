import Foundation
import LayoutDevices
import Testing
import UIKitShim

/// A window on whose clock something runs.
struct Host {
  let window: UIWindow

  init() throws {
    window = UIWindow(environment: .init(device: try #require(Device.named("iPhone 15"))))
  }

  func advance(by seconds: Double) { window.interaction.clock.advance(by: .seconds(seconds)) }
}

/// A list of what happened, in its order.
// Unchecked, since the compiler takes blocks of any type that is called `DispatchQueue` for those of other threads.
final class Notes: @unchecked Sendable {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

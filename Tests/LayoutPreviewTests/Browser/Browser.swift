import FlyingSocks
import Foundation
import Testing

/// A headless Chromium that is driven over the loopback address as W3C WebDriver describes it.
struct Browser {
  private let driver: Process
  private let port: UInt16
  private let session: String

  /// Whether the test runs: where `Scripts/test-preview` has seen to the browser.
  static var isWanted: Bool { ProcessInfo.processInfo.environment["LAYOUTSIM_BROWSER"] != nil }

  /// The path of the built command, which `Scripts/test-preview` knows.
  static var command: String? { ProcessInfo.processInfo.environment["LAYOUTSIM_COMMAND"] }

  /// Starts a browser, and ends it after `body`.
  ///
  /// - Parameters:
  ///   - readsFiles: Whether a page that is a file may read other files.
  ///   - body: What is done with it.
  static func run(
    readsFiles: Bool = false,
    _ body: (Browser) async throws -> Void
  ) async throws {
    let browser = try await Self(readsFiles: readsFiles)
    do {
      try await body(browser)
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }

  /// Shows a page in a new browser, which has nothing to complain about after `body`, and ran nothing that a text of the
  /// page says.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - code: A piece of code that is true when the page is ready.
  ///   - body: What is done with it.
  static func show(
    _ address: String,
    readyWhen code: String = "document.readyState === 'complete'",
    _ body: (Browser) async throws -> Void
  ) async throws {
    try await run { browser in
      try await browser.open(address)
      try await browser.wait(for: code)
      try await body(browser)
      #expect(try await browser.complaints() == [])
      #expect(try await browser.value("window.isOwned") == "undefined")
    }
  }

  private init(readsFiles: Bool) async throws {
    port = try Self.freePort()
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    driver.arguments = ["chromedriver", "--port=\(port)", "--log-level=OFF"]
    driver.standardOutput = FileHandle.nullDevice
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"]
    let options: [String: Any] = [
      "args": arguments + (readsFiles ? ["--allow-file-access-from-files"] : [])
    ]
    let wishes: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    var answer: [String: Any]?
    for _ in 0..<100 where answer == nil {
      try await Task.sleep(for: .milliseconds(100))
      answer =
        try? await Self.ask(
          port,
          "/session",
          ["capabilities": ["alwaysMatch": wishes]]
        ) as? [String: Any]
    }
    guard let session = answer?["sessionId"] as? String else {
      await Self.end(driver)
      throw Failure(message: "no browser starts")
    }
    self.session = "/session/\(session)"
  }

  /// Ends the browser, then its driver, and waits until both are gone.
  private func end() async {
    _ = try? await Self.ask(port, session, nil, method: "DELETE")
    await Self.end(driver)
  }

  private static func end(_ driver: Process) async {
    driver.terminate()
    for _ in 0..<250 where driver.isRunning { try? await Task.sleep(for: .milliseconds(20)) }
    if driver.isRunning { kill(driver.processIdentifier, SIGKILL) }
    driver.waitUntilExit()
  }

  /// A failure that the browser tells.
  struct Failure: Error {
    let message: String
  }

  // MARK: Commands

  /// Opens an address.
  func open(_ address: String) async throws { try await command("/url", ["url": address]) }

  /// Returns what a piece of code in the page returns, as text.
  func value(_ code: String) async throws -> String {
    let value = try await command(
      "/execute/sync",
      ["script": "return String(\(code))", "args": []]
    )
    return value as? String ?? ""
  }

  /// Returns what the window shows, as the bytes of a PNG file.
  func picture() async throws -> [UInt8] {
    let value = try await Self.ask(port, session + "/screenshot", nil, method: "GET")
    guard let text = value as? String, let data = Data(base64Encoded: text) else {
      throw Failure(message: "there is no picture of the window")
    }
    return Array(data)
  }

  /// Waits until a piece of code in the page is true.
  func wait(
    for code: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<250 {
      if try await value(code) == "true" { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("this never came: \(code)", sourceLocation: sourceLocation)
  }

  /// Presses the mouse at a point of the window, moves it through others, and lets it go.
  func drag(_ points: [(x: Double, y: Double)], each milliseconds: Int = 100) async throws {
    func move(_ point: (x: Double, y: Double), _ duration: Int) -> [String: Any] {
      ["type": "pointerMove", "duration": duration, "x": Int(point.x), "y": Int(point.y)]
    }
    var actions = [move(points[0], 0), ["type": "pointerDown", "button": 0]]
    actions += points.dropFirst().map { move($0, milliseconds) }
    actions.append(["type": "pointerUp", "button": 0])
    try await perform(["type": "pointer", "id": "mouse", "actions": actions])
  }

  /// Presses and lets go the mouse in the middle of an element.
  func click(_ selector: String) async throws {
    let box = try await box(of: selector)
    try await drag([(box.x + box.width / 2, box.y + box.height / 2)])
  }

  /// Brings an element into the middle of the window.
  func scroll(to selector: String) async throws {
    _ = try await value("document.querySelector('\(selector)').scrollIntoView({block: 'center'})")
  }

  /// Returns the place of an element in the window.
  func box(
    of selector: String
  ) async throws -> (x: Double, y: Double, width: Double, height: Double) {
    let place = try await value(
      "(b => [b.left, b.top, b.width, b.height])(document.querySelector('\(selector)').getBoundingClientRect())"
    )
    let numbers = place.split(separator: ",").compactMap { Double($0) }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Opens an address in further tabs, and returns what they are called.
  func openTabs(_ count: Int, _ address: String) async throws -> [String] {
    var tabs: [String] = []
    for _ in 0..<count {
      let tab = try await command("/window/new", ["type": "tab"]) as? [String: Any]
      guard let name = tab?["handle"] as? String else { throw Failure(message: "no tab opens") }
      try await switchTo(name)
      try await open(address)
      tabs.append(name)
    }
    return tabs
  }

  /// Brings a tab to the front.
  func switchTo(_ tab: String) async throws { try await command("/window", ["handle": tab]) }

  /// Presses keys, in the characters of WebDriver.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    try await perform(["type": "key", "id": "keys", "actions": actions])
  }

  /// The complaints of the browser about the page since they were asked for.
  func complaints() async throws -> [String] {
    let log = try await command("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return log.compactMap { $0["message"] as? String }
  }

  /// Asks the browser's own tools for something, such as another appearance, by its name in the DevTools protocol.
  func tool(_ name: String, _ words: [String: Any]) async throws {
    try await command("/goog/cdp/execute", ["cmd": name, "params": words])
  }

  private func perform(_ action: [String: Any]) async throws {
    try await command("/actions", ["actions": [action]])
  }

  @discardableResult
  private func command(_ name: String, _ words: [String: Any]) async throws -> Any? {
    try await Self.ask(port, session + name, words)
  }

  // MARK: Sockets

  private static func ask(
    _ port: UInt16,
    _ path: String,
    _ words: [String: Any]?,
    method: String = "POST"
  ) async throws -> Any? {
    let response = try await LoopbackClient.ask(
      path,
      port,
      method: method,
      headers: ["Content-Type": "application/json"],
      body: try words.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    )
    let answer = try JSONSerialization.jsonObject(with: response.body)
    let value = (answer as? [String: Any])?["value"]
    guard response.status == 200 else {
      throw Failure(message: (value as? [String: Any])?["message"] as? String ?? "no answer")
    }
    return value
  }

  private static func freePort() throws -> UInt16 {
    let socket = try Socket(domain: AF_INET)
    defer { try? socket.close() }
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    guard case .ip4(_, let port) = try socket.sockname() else { return 0 }
    return port
  }
}

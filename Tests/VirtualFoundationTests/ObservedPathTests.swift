import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim
import VirtualFoundation

/// Ways over several objects to a property, and properties that change with others, as the plugin writes them.
@Suite struct `Ways to observed properties` {
  final class Track: NSObject {
    var title: String {
      didSet { ObservedValues.didChange(self, "title", from: oldValue, to: title) }
    }
    init(_ title: String) { self.title = title }
  }

  final class Player: NSObject, KeyValueDependent {
    var track: Track? {
      didSet { ObservedValues.didChange(self, "track", from: oldValue, to: track) }
    }
    var volume = 1 {
      didSet { ObservedValues.didChange(self, "volume", from: oldValue, to: volume) }
    }
    var caption: String { "\(track?.title ?? "nothing") at \(volume)" }

    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      AffectingPaths(["caption": ["track.title", "volume"]])(forKey: key)
    }
    func computedValue(forKey key: String) -> Any? { key == "caption" ? caption : nil }
  }

  final class Screen: NSObject {
    let player = Player()
    private(set) var isLoaded = false

    func load(tells: Bool) {
      willChangeValue(for: \.isLoaded, named: "isLoaded")
      isLoaded = true
      if tells { didChangeValue(forKey: "isLoaded") }
    }
  }

  final class Quiet: NSObject, KeyValueTeller {
    var count = 0 {
      didSet { ObservedValues.didChange(self, "count", from: oldValue, to: count) }
    }
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
      key == "count" ? false : AutomaticNotices([:])(forKey: key)
    }
  }

  final class Observer: NSObject, KeyValueObserver {
    var lines: [String] = []

    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [.oldKey, .newKey].map { (key: NSKeyValueChangeKey) in
        change?[key].map { "\($0)" } ?? "-"
      }
      lines.append(values.joined(separator: " to "))
    }
  }

  private let host: Host
  private let screen = Screen()
  private let observer = Observer()

  init() throws { host = try Host() }

  @Test func `each object on the way says when it changes`() {
    var titles: [String] = []
    let token = screen.observe(
      \.player.track?.title,
      named: "player.track.title",
      through: [\.player, \.player.track],
      options: [.old, .new]
    ) {
      let (old, new) = (($1.oldValue ?? nil) ?? "-", ($1.newValue ?? nil) ?? "-")
      titles.append("\($0.player.track?.title ?? "-"): \(old) to \(new)")
    }
    let first = Track("One")
    screen.player.track = first
    first.title = "Two"
    screen.player.track = Track("Three")
    #expect(titles == ["One: - to One", "Two: One to Two", "Three: Two to Three"])
    // The track that is no longer played is not heard.
    first.title = "Four"
    #expect(titles.count == 3)
    screen.player.track?.title = "Five"
    #expect(titles.count == 4)
    token.invalidate()
    screen.player.track?.title = "Six"
    #expect(titles.count == 4)
  }

  @Test func `texts name ways too`() {
    screen.addObserver(
      observer,
      forKeyPath: "player.track.title",
      options: [.old, .new],
      context: nil
    )
    screen.player.track = Track("One")
    screen.player.track?.title = "Two"
    screen.player.track = nil
    #expect(observer.lines == ["<null> to One", "One to Two", "Two to <null>"])
    screen.removeObserver(observer, forKeyPath: "player.track.title")
    screen.player.track = Track("Three")
    #expect(observer.lines.count == 3 && host.window.diagnostics.isEmpty)
  }

  @Test func `a property changes with those that affect it`() {
    var captions: [String] = []
    let token = screen.player.observe(\.caption, named: "caption", options: .old) {
      player,
      change in
      captions.append("\(change.oldValue ?? "") > \(player.caption)")
    }
    screen.player.addObserver(observer, forKeyPath: "caption", options: .new, context: nil)
    screen.player.volume = 2
    let track = Track("One")
    screen.player.track = track
    track.title = "Two"
    #expect(
      captions == [
        "nothing at 1 > nothing at 2", "nothing at 2 > One at 2", "One at 2 > Two at 2",
      ]
    )
    #expect(observer.lines == ["- to nothing at 2", "- to One at 2", "- to Two at 2"])
    token.invalidate()
  }

  @Test func `a property that affects one on the way`() {
    screen.addObserver(observer, forKeyPath: "player.caption", options: .new, context: nil)
    screen.player.volume = 3
    #expect(observer.lines == ["- to nothing at 3"])
  }

  @Test func `a change that is told of by hand`() {
    var changes: [Bool?] = []
    let token = screen.observe(\.isLoaded, named: "isLoaded", options: .old) {
      changes.append($1.oldValue)
    }
    screen.load(tells: false)
    #expect(changes == [])
    screen.load(tells: true)
    #expect(changes == [true])
    token.invalidate()
  }

  @Test func `the value before is that of the call before the change`() {
    screen.addObserver(observer, forKeyPath: "isLoaded", options: [.old, .new], context: nil)
    screen.load(tells: true)
    #expect(observer.lines == ["false to true"])
  }

  @Test func `a class may tell of a property by hand alone`() {
    let quiet = Quiet()
    quiet.addObserver(observer, forKeyPath: "count", options: .new, context: nil)
    quiet.count = 1
    #expect(observer.lines == [])
    quiet.willChangeValue(forKey: "count")
    quiet.count = 2
    quiet.didChangeValue(forKey: "count")
    #expect(observer.lines == ["- to 2"])
  }

  @Test func `a way that ends at something unknown is a finding at its line`() {
    screen.player.track = Track("One")
    let line = #line + 1
    screen.addObserver(observer, forKeyPath: "player.track.length", context: nil)
    #expect(host.window.diagnostics.map(\.code) == ["unobserved-property"])
    #expect(host.window.diagnostics.first?.mark?.line == line)
  }

  @Test func `nothing on the way is kept alive`() {
    var player: Player? = Player()
    weak let gone = player
    weak var track: Track?
    do {
      let new = Track("One")
      player?.track = new
      track = new
    }
    let token = player?.observe(
      \.track?.title,
      named: "track.title",
      through: [\.track]
    ) { _, _ in }
    player?.addObserver(observer, forKeyPath: "track.title", context: nil)
    player = nil
    #expect(gone == nil && track == nil)
    _ = token
  }
}

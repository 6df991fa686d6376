import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutViews

/// The pictures and recordings of a page as JSON for its script, each distinct line once.
struct SnapshotPageData {
  private var store = LineStore()
  private var cards: [String] = []
  private var films: [String] = []
  private var imageSize = 0
  /// The cards whose pictures are left out, as the page would grow too large.
  private(set) var cardsWithoutPictures: Set<Int> = []
  /// The number of recordings that are left out for the same reason.
  private(set) var hiddenFilms = 0

  /// The bytes of lines beyond which pictures and moments are left out.
  private static let limits = (pictures: 14_000_000, films: 10_000_000)
  /// The greatest number of lines of a trace.
  private static let mostEvents = 2000

  /// The number of cards.
  var cardCount: Int { cards.count }

  /// Adds a snapshot, and returns the number of its card.
  mutating func add(_ snapshot: ShownSnapshot) -> Int {
    let isFull = store.size + imageSize > Self.limits.pictures
    if isFull { cardsWithoutPictures.insert(cards.count) }
    let images = [snapshot.golden, snapshot.picture].map { isFull ? nil : $0 }.map { add($0) }
    let marks = snapshot.lines.map { line in
      Self.list(
        line.marks.map { mark in
          let rect = mark.rect
          let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { decimalText($0) }
          return Self.list([mark.isInGolden ? "0" : "1"] + numbers)
        }
      )
    }
    cards.append(Self.list(images + [Self.list(marks)]))
    return cards.count - 1
  }

  /// Adds a picture, and returns it as JSON: its kind and its lines, or `null`.
  private mutating func add(_ image: ShownSnapshot.Image?) -> String {
    switch image {
    case nil: return "null"
    case .svg(let bytes):
      let runs = store.add(String(decoding: bytes, as: UTF8.self))
      return Self.list(["\"svg\"", Self.list(runs)])
    case .png(let bytes):
      imageSize += bytes.count * 4 / 3
      return Self.list(["\"png\"", jsonString(Data(bytes).base64EncodedString())])
    }
  }

  /// Adds a recording, and returns its number, or `nil` if there is no more room.
  ///
  /// - Parameters:
  ///   - run: The recording.
  ///   - cards: The numbers of the cards by the names of their snapshots.
  /// - Returns: The number, or `nil`.
  mutating func add(_ run: RecordedRun, cards: [String: Int]) -> Int? {
    let size = films.reduce(0) { $0 + $1.utf8.count } + store.size + imageSize
    guard size < Self.limits.films else {
      hiddenFilms += 1
      return nil
    }
    let moments = run.moments.map { moment in
      let runs = [store.add(moment.svg), store.add(moment.tree), store.add(moment.areas)]
      let snapshot = moment.snapshot.map { name in
        [jsonString(PrintableText.escaped(name)), cards[name].map(String.init) ?? "null"]
      }
      return Self.list([Self.milliseconds(moment.time)] + runs.map(Self.list) + (snapshot ?? []))
    }
    let trace = run.trace.prefix(Self.mostEvents).map { entry in
      Self.list([
        Self.milliseconds(entry.time.sinceStart), jsonString(entry.kind.rawValue),
        jsonString(PrintableText.escaped(entry.text)),
      ])
    }
    films.append(
      Self.list([
        Self.list([run.size.width, run.size.height].map { decimalText($0) }),
        Self.milliseconds(run.duration), Self.list(moments), Self.list(trace),
        String(run.trace.count - trace.count),
      ])
    )
    return films.count - 1
  }

  /// The text.
  var json: String {
    let lines = store.lines.map(jsonString).joined(separator: ",\n")
    return "{\"lines\":[\(lines)],\n\"cards\":[\(cards.joined(separator: ",\n"))],\n"
      + "\"films\":[\(films.joined(separator: ",\n"))]}"
  }

  private static func list(_ numbers: [Int]) -> String { list(numbers.map(String.init)) }

  private static func list(_ values: [String]) -> String {
    "[\(values.joined(separator: ","))]"
  }

  private static func milliseconds(_ time: Duration) -> String {
    decimalText(CGFloat(time.inSeconds * 1000))
  }
}

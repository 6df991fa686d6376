import LayoutDiagnostics
public import LayoutInteraction
public import LayoutSimulation
public import LayoutSnapshots
public import ScreenFrames

/// A way to keep a value as a golden: as a text or as a picture.
public struct SnapshotStrategy<Value> {
  /// A function that makes the contents of the goldens.
  let contents: (Value) throws -> [GoldenContent]

  /// Returns the strategy that keeps a value as a text, in `NAME.txt`.
  ///
  /// - Parameter text: A function that makes the text, of any number of lines.
  /// - Returns: The strategy.
  public static func text(_ text: @escaping (Value) throws -> String) -> Self {
    Self { [.text(try text($0))] }
  }

  /// Returns the strategy that keeps a value as a picture, in `NAME.svg`.
  ///
  /// - Parameters:
  ///   - goldens: The kinds of goldens.
  ///   - tolerance: The pixels that count as the same, for goldens of pixels.
  ///   - views: The views whose pixels are not compared, by their names or the ids of their SVG.
  ///   - frame: A function that makes the picture.
  /// - Returns: The strategy.
  public static func picture(
    as goldens: Set<GoldenKind> = [.svg],
    within tolerance: PixelTolerance = .exact,
    ignoring views: [String] = [],
    _ frame: @escaping (Value) throws -> ScreenFrame
  ) -> Self {
    let pixels = ExpectedPixels(tolerance: tolerance, ignored: views)
    return Self { GoldenContent.pictures(of: try frame($0), as: goldens, pixels) }
  }

  /// Returns the strategy for values of another type, of each of which it keeps what a function makes.
  ///
  /// - Parameter value: A function that makes a value of this strategy.
  /// - Returns: The strategy.
  public func pullback<Other>(
    _ value: @escaping (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other> { try contents(value($0)) }
  }
}

extension SnapshotStrategy where Value == Simulation {
  /// The strategy that keeps the present screen as a picture; it does not judge the layout as `expectLayout` does.
  public static var frame: Self { .picture { $0.frame() } }

  /// The strategy that keeps the view tree as `layoutsim tree` prints it.
  public static var tree: Self {
    .text { $0.treeDescription.map { PrintableText.escaped($0) }.joined(separator: "\n") }
  }

  /// The strategy that keeps all events so far as `layoutsim trace` prints them.
  public static var trace: Self { .trace(only: Set(EventLog.Kind.allCases)) }

  /// Returns the strategy that keeps the events of some kinds as `layoutsim trace --only` prints them.
  ///
  /// - Parameter kinds: The kinds of events.
  /// - Returns: The strategy.
  public static func trace(only kinds: Set<EventLog.Kind>) -> Self {
    .text { simulation in
      simulation.log.entries.filter { kinds.contains($0.kind) }
        .map { PrintableText.escaped($0.line) }.joined(separator: "\n")
    }
  }
}

extension SnapshotStrategy where Value == ScreenFrame {
  /// The strategy that keeps a frame as a picture.
  public static var frame: Self { .picture { $0 } }
}

extension SnapshotStrategy where Value == [ScreenFrame] {
  /// The strategy that keeps frames side by side in one picture, each with its name and time below.
  public static var strip: Self {
    .picture { frames in
      let name = frames.map(\.name).joined(separator: ", ")
      return FilmStrip.joined(frames, named: name, in: frames.lazy.compactMap(\.fonts).first)
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// The strategy that keeps a text as it is.
  public static var text: Self { .text { $0 } }
}

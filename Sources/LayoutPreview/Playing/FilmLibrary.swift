import Dispatch
import LayoutScenes
import ScreenFrames

/// A store of the films that were asked for last, each recorded once.
actor FilmLibrary {
  /// A run that is filmed.
  struct Subject: Sendable, Hashable {
    /// The number of the reading of the file.
    let version: Int
    /// The screen.
    let environment: PreviewEnvironment
    /// The guides over the frames, or `nil` for those of the scene.
    let guides: Set<ShownGuide>?
  }

  private struct Key: Hashable {
    let subject: Subject
    /// The number of the part, or `nil` for the whole.
    let chapter: Int?
  }

  private var films = RecentValues<Key, Task<Film, Never>>(limit: 5)
  /// The length of the parts in which a long run is filmed frame by frame where it is watched.
  private static let chapterLength = Duration.seconds(10)
  /// The longest time between frames that looks like a movement.
  private static let longestInterval = Duration.milliseconds(40)

  /// Returns a frame of a run that is filmed if it is not yet.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - isPlaying: Whether the frames after it are asked for next, in the pace of the clock.
  ///   - subject: The run.
  ///   - scenario: The scenario on its screen.
  ///   - isStopped: A function that says whether nobody waits for it any more.
  /// - Returns: The frame.
  func frame(
    at time: Duration,
    isPlaying: Bool,
    of subject: Subject,
    _ scenario: Scenario,
    isStopped: @escaping @Sendable () -> Bool
  ) async -> ScreenFrame {
    let whole = await film(Key(subject: subject, chapter: nil), scenario, isStopped).value
    guard isPlaying, whole.interval > Self.longestInterval else { return whole.frame(at: time) }
    let number = Int(time / Self.chapterLength)
    let chapter = film(Key(subject: subject, chapter: number), scenario, isStopped)
    if time > Self.chapterLength * number + Self.chapterLength / 2 {
      _ = film(Key(subject: subject, chapter: number + 1), scenario, isStopped)
    }
    return await chapter.value.frame(at: time)
  }

  private func film(
    _ key: Key,
    _ scenario: Scenario,
    _ isStopped: @escaping @Sendable () -> Bool
  ) -> Task<Film, Never> {
    if let known = films[key] { return known }
    let start = key.chapter.map { Self.chapterLength * $0 }
    let film = Task {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .utility).async {
          let film = Film(
            scenario,
            from: start ?? .zero,
            until: start.map { $0 + Self.chapterLength },
            showing: key.subject.guides,
            isStopped: isStopped
          )
          continuation.resume(returning: film)
        }
      }
    }
    films[key] = film
    return film
  }
}

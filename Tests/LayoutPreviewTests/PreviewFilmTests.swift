import LayoutPreview
import LayoutScenes
import Testing

@Suite struct PreviewFilmTests {
  /// A file in which a finger selects, pulls and lets go again and again.
  private static func file(rounds: Int) -> WrittenFile {
    WrittenFile(
      """
      layoutsim: 2
      name: Rounds
      scene:
        device: iPhone 15
        table: {rows: 400, row-height: 44, editing: true}
        overlay: scroll-and-select
        show: [finger]
      steps:
        - repeat:
            times: \(rounds)
            steps:
              - press: second visible row on touchView
              - move: {to: 75 % of the table, within: 3s}
              - hold: 1s
              - release
              - wait: 2s

      """
    )
  }

  private static func pictures(
    _ session: PreviewSession,
    at milliseconds: Int,
    isPlaying: Bool
  ) async throws -> (passing: [UInt8], played: [UInt8]) {
    let moment = PreviewMoment.time(.milliseconds(milliseconds))
    let passing = try await session.passingPicture(
      in: .ownOfScene,
      at: moment,
      showing: nil,
      isPlaying: isPlaying
    )
    return (passing, try await session.picture(in: .ownOfScene, at: moment, showing: nil))
  }

  @Test func `a picture in passing is the one that is played up to, at the times of frames`()
    async throws
  {
    let session = Self.file(rounds: 2).session
    for time in stride(from: 0, to: 12_000, by: 500) {
      let pictures = try await Self.pictures(session, at: time, isPlaying: false)
      #expect(pictures.passing == pictures.played, "at \(time) ms")
    }
  }

  @Test func `a long run is filmed from afar, and near where it is played`() async throws {
    let session = Self.file(rounds: 20).session
    // The finger moves, and some frames a second show it.
    let drag = try await Self.pictures(session, at: 97_000, isPlaying: false).passing
    let near = try await Self.pictures(session, at: 97_600, isPlaying: false).passing
    #expect(drag != near)
    for time in [60_500, 61_000, 61_500, 120_000, 500_000] {
      let pictures = try await Self.pictures(session, at: time, isPlaying: true)
      #expect(pictures.passing == pictures.played, "at \(time) ms")
    }
  }

  @Test func `the film of a file that is saved again is another`() async throws {
    let file = Self.file(rounds: 2)
    let session = file.session
    let before = try await Self.pictures(session, at: 2000, isPlaying: false).passing
    file.replace("row-height: 44", with: "row-height: 50")
    session.reload()
    let after = try await Self.pictures(session, at: 2000, isPlaying: false)
    #expect(after.passing != before)
    #expect(after.passing == after.played)
  }
}

import Foundation
import LayoutScenes

/// The requests of the page, and their replies.
struct PreviewRoutes: Sendable {
  let session: PreviewSession

  /// The longest time that a request for news waits; a server gives up after fifteen seconds.
  private static let longestWait = Duration.seconds(10)

  /// Returns the reply to a request.
  ///
  /// - Throws: An error if an answer cannot be written as JSON.
  func reply(to request: RequestHead) async throws -> PageReply {
    guard request.method == "GET" else { return PageReply(405, text: "this page is only read") }
    let query = request.query
    do {
      switch request.path {
      case "/": return PageReply(200, "text/html; charset=utf-8", text: PreviewPage.document)
      case "/preview.css":
        return PageReply(200, "text/css; charset=utf-8", text: PreviewPage.style)
      case "/preview.js":
        return PageReply(200, "text/javascript; charset=utf-8", text: PreviewPage.script)
      case "/wait":
        let known = query["version"].flatMap { Int($0) } ?? 0
        let version = await session.version(after: known, within: Self.longestWait)
        return PageReply(
          200,
          "application/json; charset=utf-8",
          text: #"{"version":\#(version)}"#
        )
      case "/state": return try PageReply(await session.state(in: session.environment(query)))
      case "/verdict":
        return try PageReply(await session.verdict(in: session.environment(query)))
      case "/picture.svg":
        return try await picture(query)
      case "/tree":
        return try PageReply(
          await session.tree(in: session.environment(query), at: PreviewMoment(query["at"] ?? ""))
        )
      case "/hit":
        return try PageReply(
          await session.hit(
            x: query["x"].flatMap { Double($0) } ?? .nan,
            y: query["y"].flatMap { Double($0) } ?? .nan,
            in: session.environment(query),
            at: PreviewMoment(query["at"] ?? "")
          )
        )
      case "/view":
        return try PageReply(
          await session.view(
            at: query["path"] ?? "",
            in: session.environment(query),
            at: PreviewMoment(query["at"] ?? "")
          )
        )
      case "/steps":
        return try PageReply(
          await session.steps(
            of: DrawnTouch(query["touch"] ?? ""),
            namingRows: query["places"] != "points",
            in: session.environment(query),
            at: PreviewMoment(query["at"] ?? "")
          )
        )
      default: return PageReply(404, text: "there is nothing at this address")
      }
    } catch let mistake as PreviewMistake {
      return PageReply(422, text: mistake.message)
    }
  }

  /// Returns a picture, in passing if `pace` says so.
  private func picture(_ query: [String: String]) async throws(PreviewMistake) -> PageReply {
    let environment = try await session.environment(query)
    let moment = try PreviewMoment(query["at"] ?? "")
    let guides = try guides(query["show"])
    let bytes =
      switch query["pace"] {
      case "drag", "play":
        try await session.passingPicture(
          in: environment,
          at: moment,
          showing: guides,
          isPlaying: query["pace"] == "play"
        )
      default: try await session.picture(in: environment, at: moment, showing: guides)
      }
    return PageReply(200, "image/svg+xml; charset=utf-8", Data(bytes))
  }

  /// Returns the guides of a list, or `nil` for those of the scene.
  private func guides(_ text: String?) throws(PreviewMistake) -> Set<ShownGuide>? {
    guard let text else { return nil }
    var guides: Set<ShownGuide> = []
    for word in text.split(separator: ",") {
      guard let guide = ShownGuide(rawValue: String(word)) else {
        throw PreviewMistake("'\(word)' is no guide")
      }
      guides.insert(guide)
    }
    return guides
  }
}

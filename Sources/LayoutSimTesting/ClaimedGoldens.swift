import Synchronization

/// The goldens that tests of this process expected, each by the line that did so first.
///
/// Two lines that share a golden would each record over the other's. One line may expect a golden often: in
/// tests that are repeated or retried, and for arguments that look the same.
package enum ClaimedGoldens {
  private struct Claim {
    let place: String
    let look: Int
  }

  /// An answer to a claim.
  package enum Answer: Equatable {
    /// Nobody else claims the golden.
    case free
    /// The same line claimed it for something that looked otherwise.
    case otherLook
    /// Another line claimed it before.
    case otherPlace(String)
  }

  // Tests run side by side.
  private static let claims = Mutex<[String: Claim]>([:])

  /// Claims a golden for a line, which keeps it until the process ends.
  ///
  /// - Parameters:
  ///   - path: The path of the golden.
  ///   - place: The line: "AppTests/ListTests.swift:12:5".
  ///   - look: A number that is the same for the same content.
  /// - Returns: The answer.
  package static func claim(_ path: String, at place: String, _ look: Int) -> Answer {
    claims.withLock { claims in
      guard let claim = claims[path] else {
        claims[path] = Claim(place: place, look: look)
        return .free
      }
      if claim.place != place { return .otherPlace(claim.place) }
      return claim.look == look ? .free : .otherLook
    }
  }
}

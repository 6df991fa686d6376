/// A guard against requests that pages of others make.
///
/// A page from elsewhere can make the browser ask for an address of this machine, under a name of its own that it
/// lets point here (DNS rebinding). The browser then says that name, and is refused.
struct RequestGuard: Sendable {
  /// The port that the server listens on.
  let port: UInt16

  /// Returns the reason to refuse a request, or `nil` if it may be answered.
  ///
  /// - Parameters:
  ///   - host: The header `Host`.
  ///   - origin: The header `Origin`.
  ///   - site: The header `Sec-Fetch-Site`.
  ///   - mode: The header `Sec-Fetch-Mode`.
  /// - Returns: The reason in words.
  func refusal(host: String?, origin: String?, site: String?, mode: String?) -> String? {
    let hosts = ["127.0.0.1", "localhost"].flatMap {
      port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"]
    }
    guard let host, hosts.contains(host.lowercased()) else {
      return "this server answers to \(hosts[0]) only"
    }
    if let origin, !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return "this server answers to its own page only"
    }
    // A link to the page may be followed from elsewhere, or typed.
    if let site, site != "same-origin", site != "none", mode != "navigate" {
      return "this server answers to its own page only"
    }
    return nil
  }
}

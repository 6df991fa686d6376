/// A program to compare with is not there.
struct MissingPeer: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) is not there to compare with: run Scripts/benchmark" }
}

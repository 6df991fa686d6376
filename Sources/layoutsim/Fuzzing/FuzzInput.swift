import Foundation
import LayoutInteraction

/// An input to try.
enum FuzzInput {
  /// A scenario, to be checked and played.
  case scenario([UInt8])
  /// A golden, to be compared with a picture.
  case golden([UInt8])
  /// A dump of views, to be asked about touches.
  case dump([UInt8])
  /// The words of a command line.
  case options([String])

  /// Returns the input of a run, which seed, number and folder decide.
  static func make(seed: UInt64, run: Int, _ corpus: FuzzCorpus) -> Self {
    var numbers = SplitMix64(seed: seed, run: run)
    let mutation = FuzzMutation(corpus: corpus)
    switch numbers.below(20) {
    case 0...7: return .scenario(mutation.scenario(&numbers))
    case 8...13: return .scenario(FuzzGrammar(corpus: corpus).scenario(&numbers))
    case 14...15: return .golden(mutation.golden(&numbers))
    case 16: return .dump(FuzzDump.dump(&numbers, mutation))
    default: return .options(FuzzOptions.line(&numbers))
    }
  }

  /// Returns the name and the bytes of a file that keeps the input.
  func file(seed: UInt64, run: Int) -> (name: String, bytes: [UInt8]) {
    switch self {
    case .scenario(let bytes): ("\(seed)-\(run).sim.yaml", bytes)
    case .golden(let bytes): ("\(seed)-\(run).svg", bytes)
    case .dump(let bytes): ("\(seed)-\(run).txt", bytes)
    case .options(let words):
      ("\(seed)-\(run).options", Array((words.joined(separator: "\n") + "\n").utf8))
    }
  }
}

package import Foundation
import LayoutGeometry

/// A limit that decides between gestures, or a number by which things move, with all that is known of it.
package struct Threshold<Value: ThresholdValue>: Sendable {
  package let value: Value
  let unit: ThresholdUnit
  let origin: ThresholdOrigin
  let confidence: ThresholdConfidence
  let words: String

  /// Creates a threshold.
  package init(
    _ value: Value,
    _ unit: ThresholdUnit,
    _ origin: ThresholdOrigin,
    _ confidence: ThresholdConfidence,
    _ words: String
  ) {
    self.value = value
    self.unit = unit
    self.origin = origin
    self.confidence = confidence
    self.words = words
  }

  /// The row of the page of figures.
  package var row: String {
    let amount = value.amount
    let number = amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
    return "| \(words) | \(number)\(unit.rawValue) | \(origin.words) | \(confidence.rawValue) |"
  }
}

/// A unit of a threshold.
package enum ThresholdUnit: String, Sendable {
  case points = " pt"
  case pixels = " px"
  case seconds = " s"
  case perSecond = " 1/s"
  case pointsPerSecond = " pt/s"
  case radians = " rad"
  case ratio = ""
}

/// An origin of a threshold.
package enum ThresholdOrigin: Sendable {
  /// Apple's reference or headers.
  case documented(String)
  /// Measurements and write-ups of others, which may be off by a little.
  case observed(String)
  /// The work of somebody else.
  case published(String)
  case assumed

  fileprivate var words: String {
    switch self {
    case .documented(let source), .published(let source): source
    case .observed(let source): "observed with \(source)"
    case .assumed: "assumed"
    }
  }
}

/// A degree of confidence in a threshold.
package enum ThresholdConfidence: String, Sendable {
  case high, medium, low
}

/// The number of a threshold.
package protocol ThresholdValue: Sendable {
  /// The number in the unit of the threshold.
  var amount: Double { get }
}

extension CGFloat: ThresholdValue { package var amount: Double { Double(self) } }
extension Double: ThresholdValue { package var amount: Double { self } }
extension Int: ThresholdValue { package var amount: Double { Double(self) } }
extension Duration: ThresholdValue { package var amount: Double { inSeconds } }

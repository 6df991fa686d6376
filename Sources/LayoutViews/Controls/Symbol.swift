package import Foundation

/// The symbols that can be drawn, by the names that Apple gives them.
///
/// Their shapes are our own, and so is their size: Apple's symbols are not free to be copied.
package enum Symbol: String, Sendable, Hashable, CaseIterable {
  case archivebox
  case bell
  case checkmark
  case ellipsis
  case envelope
  case flag
  case folder
  case pin
  case star
  case trash

  /// The side of the square that a symbol takes.
  package static let side: CGFloat = 22

  /// Finds a symbol by its name, with or without `.fill` behind it.
  init?(named name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    self.init(rawValue: plain)
  }
}

public import Foundation

/// The symbols that can be drawn, by the names that Apple gives them.
///
/// Their shapes are our own, and so is their size: Apple's symbols are not free to be copied.
public enum SystemSymbol: String, Sendable, Hashable, CaseIterable {
  /// A box with a lid.
  case archivebox
  /// A bell.
  case bell
  /// A check mark.
  case checkmark
  /// A clock.
  case clock
  /// Three dots.
  case ellipsis
  /// A letter.
  case envelope
  /// A flag.
  case flag
  /// A folder.
  case folder
  /// A lens.
  case magnifyingglass
  /// A head with shoulders.
  case person
  /// A pin.
  case pin
  /// A cross of two lines.
  case plus
  /// A star.
  case star
  /// A bin.
  case trash

  /// Whether a scenario, which names no form, shows the symbol filled.
  package var isFilledInScenarios: Bool { self != .clock && self != .envelope }

  /// The side of the square that a symbol takes, in points.
  public static let side: CGFloat = 22

  /// Creates the symbol with a name, with or without `.fill` behind it.
  public init?(named name: String) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    self.init(rawValue: plain)
  }
}

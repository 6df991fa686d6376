/// A place of a key on a keyboard, whatever it writes: UIKit's `UIKeyboardHIDUsage`.
///
/// The numbers are those of the page "Keyboard/Keypad" of the HID Usage Tables of the USB Implementers Forum.
public struct KeyboardUsage: RawRepresentable, Sendable, Hashable {
  /// The number on that page.
  public let rawValue: Int

  /// Creates a place from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ rawValue: Int) { self.init(rawValue: rawValue) }
}

extension KeyboardUsage {
  /// The key of the letter A.
  public static let keyboardA = Self(0x04)
  /// The key of the letter B.
  public static let keyboardB = Self(0x05)
  /// The key of the letter C.
  public static let keyboardC = Self(0x06)
  /// The key of the letter D.
  public static let keyboardD = Self(0x07)
  /// The key of the letter E.
  public static let keyboardE = Self(0x08)
  /// The key of the letter F.
  public static let keyboardF = Self(0x09)
  /// The key of the letter G.
  public static let keyboardG = Self(0x0A)
  /// The key of the letter H.
  public static let keyboardH = Self(0x0B)
  /// The key of the letter I.
  public static let keyboardI = Self(0x0C)
  /// The key of the letter J.
  public static let keyboardJ = Self(0x0D)
  /// The key of the letter K.
  public static let keyboardK = Self(0x0E)
  /// The key of the letter L.
  public static let keyboardL = Self(0x0F)
  /// The key of the letter M.
  public static let keyboardM = Self(0x10)
  /// The key of the letter N.
  public static let keyboardN = Self(0x11)
  /// The key of the letter O.
  public static let keyboardO = Self(0x12)
  /// The key of the letter P.
  public static let keyboardP = Self(0x13)
  /// The key of the letter Q.
  public static let keyboardQ = Self(0x14)
  /// The key of the letter R.
  public static let keyboardR = Self(0x15)
  /// The key of the letter S.
  public static let keyboardS = Self(0x16)
  /// The key of the letter T.
  public static let keyboardT = Self(0x17)
  /// The key of the letter U.
  public static let keyboardU = Self(0x18)
  /// The key of the letter V.
  public static let keyboardV = Self(0x19)
  /// The key of the letter W.
  public static let keyboardW = Self(0x1A)
  /// The key of the letter X.
  public static let keyboardX = Self(0x1B)
  /// The key of the letter Y.
  public static let keyboardY = Self(0x1C)
  /// The key of the letter Z.
  public static let keyboardZ = Self(0x1D)
  /// The key of the digit 1.
  public static let keyboard1 = Self(0x1E)
  /// The key of the digit 2.
  public static let keyboard2 = Self(0x1F)
  /// The key of the digit 3.
  public static let keyboard3 = Self(0x20)
  /// The key of the digit 4.
  public static let keyboard4 = Self(0x21)
  /// The key of the digit 5.
  public static let keyboard5 = Self(0x22)
  /// The key of the digit 6.
  public static let keyboard6 = Self(0x23)
  /// The key of the digit 7.
  public static let keyboard7 = Self(0x24)
  /// The key of the digit 8.
  public static let keyboard8 = Self(0x25)
  /// The key of the digit 9.
  public static let keyboard9 = Self(0x26)
  /// The key of the digit 0.
  public static let keyboard0 = Self(0x27)
  /// The key that ends a line.
  public static let keyboardReturnOrEnter = Self(0x28)
  /// The key that leaves.
  public static let keyboardEscape = Self(0x29)
  /// The key that deletes backwards.
  public static let keyboardDeleteOrBackspace = Self(0x2A)
  /// The key of the tab.
  public static let keyboardTab = Self(0x2B)
  /// The key of the space.
  public static let keyboardSpacebar = Self(0x2C)
  /// The key of the hyphen.
  public static let keyboardHyphen = Self(0x2D)
  /// The key of the equal sign.
  public static let keyboardEqualSign = Self(0x2E)
  /// The key of the opening bracket.
  public static let keyboardOpenBracket = Self(0x2F)
  /// The key of the closing bracket.
  public static let keyboardCloseBracket = Self(0x30)
  /// The key of the backslash.
  public static let keyboardBackslash = Self(0x31)
  /// The key of the semicolon.
  public static let keyboardSemicolon = Self(0x33)
  /// The key of the quotation mark.
  public static let keyboardQuote = Self(0x34)
  /// The key of the grave accent.
  public static let keyboardGraveAccentAndTilde = Self(0x35)
  /// The key of the comma.
  public static let keyboardComma = Self(0x36)
  /// The key of the period.
  public static let keyboardPeriod = Self(0x37)
  /// The key of the slash.
  public static let keyboardSlash = Self(0x38)
  /// The key for capitals that stays.
  public static let keyboardCapsLock = Self(0x39)
  /// The key F1.
  public static let keyboardF1 = Self(0x3A)
  /// The key F2.
  public static let keyboardF2 = Self(0x3B)
  /// The key F3.
  public static let keyboardF3 = Self(0x3C)
  /// The key F4.
  public static let keyboardF4 = Self(0x3D)
  /// The key F5.
  public static let keyboardF5 = Self(0x3E)
  /// The key F6.
  public static let keyboardF6 = Self(0x3F)
  /// The key F7.
  public static let keyboardF7 = Self(0x40)
  /// The key F8.
  public static let keyboardF8 = Self(0x41)
  /// The key F9.
  public static let keyboardF9 = Self(0x42)
  /// The key F10.
  public static let keyboardF10 = Self(0x43)
  /// The key F11.
  public static let keyboardF11 = Self(0x44)
  /// The key F12.
  public static let keyboardF12 = Self(0x45)
  /// The key that inserts.
  public static let keyboardInsert = Self(0x49)
  /// The key to the beginning.
  public static let keyboardHome = Self(0x4A)
  /// The key to the page above.
  public static let keyboardPageUp = Self(0x4B)
  /// The key that deletes forwards.
  public static let keyboardDeleteForward = Self(0x4C)
  /// The key to the end.
  public static let keyboardEnd = Self(0x4D)
  /// The key to the page below.
  public static let keyboardPageDown = Self(0x4E)
  /// The key of the arrow to the right.
  public static let keyboardRightArrow = Self(0x4F)
  /// The key of the arrow to the left.
  public static let keyboardLeftArrow = Self(0x50)
  /// The key of the arrow down.
  public static let keyboardDownArrow = Self(0x51)
  /// The key of the arrow up.
  public static let keyboardUpArrow = Self(0x52)
  /// The key control on the left.
  public static let keyboardLeftControl = Self(0xE0)
  /// The key for capitals on the left.
  public static let keyboardLeftShift = Self(0xE1)
  /// The key option on the left.
  public static let keyboardLeftAlt = Self(0xE2)
  /// The key command on the left.
  public static let keyboardLeftGUI = Self(0xE3)
  /// The key control on the right.
  public static let keyboardRightControl = Self(0xE4)
  /// The key for capitals on the right.
  public static let keyboardRightShift = Self(0xE5)
  /// The key option on the right.
  public static let keyboardRightAlt = Self(0xE6)
  /// The key command on the right.
  public static let keyboardRightGUI = Self(0xE7)
}

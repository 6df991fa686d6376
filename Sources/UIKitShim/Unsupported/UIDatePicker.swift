public import Foundation
public import LayoutControls
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
public import ScreenFrames

/// `UIKit.UIDatePicker`: a plate of 320 by 216 points, without wheels or a calendar; its date is kept.
open class UIDatePicker: Control {
  /// `UIKit.UIDatePicker.Mode`.
  public enum Mode: Int, Sendable, Hashable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time of day.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  /// `UIKit.UIDatePickerStyle`.
  public enum Style: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A button.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// The kind of choice.
  open var datePickerMode = Mode.dateAndTime
  /// The way in which it would look.
  open var preferredDatePickerStyle = Style.automatic
  /// The date, at first the first moment of 2001, since no clock of the host is read.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date, or `nil` for any.
  open var minimumDate: Date?
  /// The latest date, or `nil` for any.
  open var maximumDate: Date?
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance of minutes.
  open var minuteInterval = 1
  /// The locale, or `nil` for the reader's.
  open var locale: Locale?
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone, or `nil` for the calendar's.
  open var timeZone: TimeZone?
  /// Whether a date is rounded to the distance of minutes.
  open var roundsToMinuteInterval = true

  /// Creates a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without a size.
  @_disfavoredOverload
  public convenience init() { self.init(frame: .zero) }

  /// Creates a view without a size, and notes where.
  ///
  /// - Parameters:
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public convenience init(fileID: String = #fileID, line: Int = #line) {
    UnsupportedUse.begin(fileID, line)
    self.init(frame: .zero)
  }

  /// Creates a view; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "unsupported" }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    UnsupportedUse.tell(self, "UIDatePicker")
  }
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    UnsupportedUse.plate("UIDatePicker", in: bounds)
  }

  /// The way in which it looks.
  open var datePickerStyle: Style { preferredDatePickerStyle }

  /// The size of wheels (documented of iOS 7 and later by many, unverified).
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// `UIKit.UIDatePickerStyle`.
public typealias UIDatePickerStyle = UIDatePicker.Style

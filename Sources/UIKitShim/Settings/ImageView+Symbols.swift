import LayoutControls
import LayoutDiagnostics
public import LayoutViews

// Effects of symbols, which stand still here: a finding says so.

extension ImageView {
  /// An effect of a symbol, such as `.bounce.up`: the types of Apple's framework Symbols in one.
  public struct SymbolEffect: Sendable, Hashable {
    let name: String

    private init(_ name: String) { self.name = name }

    /// A symbol that comes.
    public static let appear = Self("appear")
    /// A symbol that goes.
    public static let disappear = Self("disappear")
    /// A symbol that hops.
    public static let bounce = Self("bounce")
    /// A symbol that pales and comes back.
    public static let pulse = Self("pulse")
    /// A symbol that is larger or smaller.
    public static let scale = Self("scale")
    /// A symbol whose parts light up in turn.
    public static let variableColor = Self("variableColor")
    /// A symbol in the place of another one.
    public static let replace = Self("replace")
    /// A symbol that turns.
    public static let rotate = Self("rotate")
    /// A symbol that moves to and fro.
    public static let wiggle = Self("wiggle")
    /// A symbol that swells.
    public static let breathe = Self("breathe")
    /// The effect that the system chooses.
    public static let automatic = Self("automatic")

    /// The effect upwards.
    public var up: Self { self }
    /// The effect downwards.
    public var down: Self { self }
    /// The effect one part after the other.
    public var byLayer: Self { self }
    /// The effect of all parts at once.
    public var wholeSymbol: Self { self }
    /// The effect of one part at a time.
    public var iterative: Self { self }
    /// The effect of ever more parts.
    public var cumulative: Self { self }
    /// The effect back again.
    public var reversing: Self { self }
    /// The effect downwards and then upwards.
    public var downUp: Self { self }
    /// The effect upwards and then again upwards.
    public var upUp: Self { self }
    /// The effect away from the middle.
    public var offUp: Self { self }
  }

  /// The options of an effect.
  public struct SymbolEffectOptions: Sendable, Hashable {
    private init() {}

    /// The usual options.
    public static let `default` = Self()
    /// The option of an effect without end.
    public static let repeating = Self()
    /// The option of an effect once.
    public static let nonRepeating = Self()
    /// Returns the option of another speed.
    public static func speed(_ speed: Double) -> Self { Self() }
    /// Returns the option of an effect a number of times.
    public static func `repeat`(_ count: Int?) -> Self { Self() }
  }

  /// Adds an effect, which is not played.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: Its options.
  ///   - animated: Whether it is seen to begin.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public final func addSymbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    SettingWithoutEffect.record(
      "addSymbolEffect",
      of: "UIImageView",
      "symbols stand still",
      at: SourceMark(file: fileID, line: line)
    )
  }

  /// Takes effects of a kind away, of which none is played.
  public final func removeSymbolEffect(
    ofType effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Takes all effects away, of which none is played.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Shows another symbol, at once.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: The way from one to the other, which takes no time here.
  ///   - options: Its options.
  public final func setSymbolImage(
    _ image: Image,
    contentTransition: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}

extension ImageView {
  /// Whether pictures grow with the reader's text size, which they do not here.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false }
    set { keep(newValue, "adjustsImageSizeForAccessibilityContentSizeCategory", isSeen: newValue) }
  }
}

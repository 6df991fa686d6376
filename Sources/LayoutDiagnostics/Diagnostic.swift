/// A finding about the reader's input: what happened, where, and what to do.
public struct Diagnostic: Sendable, Hashable {
  /// A level of severity.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The input cannot be used as it is.
    case error
    /// The input can be used but is probably a mistake.
    case warning
    /// A fact worth knowing.
    case note
  }

  /// A further place or fact that explains the finding.
  public struct Note: Sendable, Hashable {
    /// The message, in lower case and without a period.
    public var message: String
    /// The place, or `nil` if there is none.
    public var mark: SourceMark?

    /// Creates a note.
    public init(_ message: String, at mark: SourceMark? = nil) {
      self.message = message
      self.mark = mark
    }
  }

  /// The severity of the finding.
  public var severity: Severity
  /// The short stable word for machines and `explain`, as in `unknown-key`.
  public var code: String
  /// The message, in lower case and without a period, with the reader's words in 'single quotes'.
  public var message: String
  /// The place, or `nil` if there is none.
  public var mark: SourceMark?
  /// The further places and facts that explain the finding.
  public var notes: [Note]
  /// The advice to the reader, or `nil` if there is none.
  public var hint: String?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    code: String,
    _ message: String,
    at mark: SourceMark? = nil,
    notes: [Note] = [],
    hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.mark = mark
    self.notes = notes
    self.hint = hint
  }
}

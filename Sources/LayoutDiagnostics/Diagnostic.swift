/// Something found out about the reader's input: what happened, where, and what to do.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The input cannot be used as it is.
    case error
    /// The input can be used, but is probably not meant so.
    case warning
    /// Something worth knowing.
    case note
  }

  /// A further place or fact that explains the finding.
  public struct Note: Sendable, Hashable {
    /// What is to be known, in lower case and without a period.
    public var message: String
    /// Where; nil for no place.
    public var mark: SourceMark?

    /// Makes a note.
    public init(_ message: String, at mark: SourceMark? = nil) {
      self.message = message
      self.mark = mark
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// A short stable word for machines and `explain`, such as `unknown-key`.
  public var code: String
  /// What happened, in lower case and without a period; the reader's words in 'single quotes'.
  public var message: String
  /// Where; nil for no place.
  public var mark: SourceMark?
  /// What else is to be known.
  public var notes: [Note]
  /// What to do; nil where nothing can be said.
  public var hint: String?

  /// Makes a diagnostic.
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

import LayoutDiagnostics

/// A record of the requests in the last rounds of a layout that does not settle.
///
/// Only requests that make a further round count: a view that asks for the layout of a view in it is served
/// on the way down, one that asks for its own is not.
final class LayoutWatch {
  /// The code of the application from which something is asked.
  enum Callback: String {
    case updateConstraints
    case layoutSubviews
    case safeAreaInsetsDidChange
    case layoutMarginsDidChange
  }

  /// A request.
  enum Request {
    case layout(View)
    case constraintUpdate(View)
    case intrinsicSize(View)
    case frame(View)
    case margins(View)
    case subviews(View)
    case constant(LayoutConstraint)
    case priority(LayoutConstraint)
    case activation(LayoutConstraint)
    case deactivation(LayoutConstraint)
  }

  /// A request with its origin, in words.
  struct Cause: Hashable {
    let view: String
    let note: Diagnostic.Note
  }

  /// The requests, each once and in order.
  private(set) var causes: [Cause] = []
  /// The views that got another place or size by the constraints alone, each once and in order.
  private(set) var movedViews: [String] = []
  private var running: [(view: View, callback: Callback)] = []

  func begin(_ callback: Callback, of view: View) { running.append((view, callback)) }

  func end() { running.removeLast() }

  /// Notes that a view has another place or size than in the round before.
  func noteMove(of view: View) {
    let name = view.reportName
    if !movedViews.contains(name) { movedViews.append(name) }
  }

  func note(_ request: Request) {
    guard let (view, callback) = running.last,
      !request.isServed(on: callback, of: view)
    else { return }
    let name = view.reportName
    let text = "\(callback.rawValue)() of '\(name)' \(request.text(in: view))"
    let cause = Cause(view: name, note: Diagnostic.Note(text, at: request.mark))
    if !causes.contains(cause) { causes.append(cause) }
  }
}

extension LayoutWatch.Request {
  /// Returns whether the round under way reaches the view after `callback` of `view`.
  fileprivate func isServed(on callback: LayoutWatch.Callback, of view: View) -> Bool {
    switch self {
    case .layout(let other), .frame(let other), .margins(let other), .subviews(let other):
      callback != .updateConstraints && other !== view && other.isDescendant(of: view)
    case .constraintUpdate(let other):
      callback == .updateConstraints && other !== view && view.isDescendant(of: other)
    case .intrinsicSize, .constant, .priority, .activation, .deactivation:
      callback == .updateConstraints
    }
  }

  fileprivate var mark: SourceMark? {
    switch self {
    case .constant(let constraint), .priority(let constraint), .activation(let constraint),
      .deactivation(let constraint):
      constraint.source
    case .layout, .constraintUpdate, .intrinsicSize, .frame, .margins, .subviews: nil
    }
  }

  fileprivate func text(in view: View) -> String {
    func on(_ other: View) -> String { other === view ? "" : " on '\(other.reportName)'" }
    return switch self {
    case .layout(let other): "calls setNeedsLayout()\(on(other))"
    case .constraintUpdate(let other): "calls setNeedsUpdateConstraints()\(on(other))"
    case .intrinsicSize(let other): "makes '\(other.reportName)' ask for another size"
    case .frame(let other): "sets the frame of '\(other.reportName)'"
    case .margins(let other): "changes the margins of '\(other.reportName)'"
    case .subviews(let other): "adds or removes subviews of '\(other.reportName)'"
    case .constant(let constraint): "changes the constant of '\(constraint.equation)'"
    case .priority(let constraint): "changes the priority of '\(constraint.equation)'"
    case .activation(let constraint): "activates '\(constraint.equation)'"
    case .deactivation(let constraint): "deactivates '\(constraint.equation)'"
    }
  }
}

extension View {
  /// The number of watched rounds at the end of an endless layout.
  static var watchedRounds: Int { 4 }

  /// Lets `watch` record the requests here and below.
  func watchLayout(_ watch: LayoutWatch?) {
    layoutState.watch = watch
    for subview in subviews { subview.watchLayout(watch) }
  }

  /// Reports a layout that continued until the pass gave up, with the views and calls that kept it alive.
  func recordUnsettledLayout(_ watch: LayoutWatch?) {
    let causes = watch?.causes ?? []
    var names: [String] = []
    for cause in causes where !names.contains(cause.view) { names.append(cause.view) }
    if let watch, names.isEmpty, !watch.movedViews.isEmpty {
      recordUnsettledLayout(
        of: watch.movedViews,
        notes: watch.movedViews.map {
          Diagnostic.Note("the constraints give '\($0)' another place or size in every round")
        },
        hint: "look for a size or baseline that follows from itself"
      )
      return
    }
    if names.isEmpty { collectUnsettled(into: &names) }
    if names.isEmpty { names = [reportName] }
    recordUnsettledLayout(
      of: names,
      notes: causes.map(\.note),
      hint: "in 'layoutSubviews' change only what differs from before, and let it come to an end"
    )
  }

  /// Reports a layout that continued for ever, with the views that kept it alive and their calls.
  func recordUnsettledLayout(of names: [String], notes: [Diagnostic.Note], hint: String) {
    var list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    if names.count > 5 { list += " and \(names.count - 5) more" }
    let verb = names.count == 1 ? "keeps" : "keep"
    record(
      Diagnostic(
        .error,
        code: "unsettled-layout",
        "the layout did not settle after \(View.roundLimit) rounds: \(list) \(verb) it alive",
        at: notes.lazy.compactMap(\.mark).first,
        notes: Array(notes.prefix(8)),
        hint: hint
      )
    )
  }

  private func collectUnsettled(into names: inout [String]) {
    if layoutState.needsLayout || layoutState.needsUpdateConstraints { names.append(reportName) }
    for subview in subviews { subview.collectUnsettled(into: &names) }
  }
}

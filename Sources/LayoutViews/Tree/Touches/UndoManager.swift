public import Foundation
import LayoutGeometry

#if !canImport(ObjectiveC)
/// `Foundation.UndoManager`, which Foundation has on Apple's systems alone: what was done, and how it is taken back.
///
/// What is registered at one moment of the window's clock is taken back together, as what is done within one turn of a
/// run loop. Nothing is shaken and no menu is there: code calls `undo()` itself.
open class UndoManager: NSObject {
  private struct Group {
    var steps: [() -> Void] = []
    var name = ""
    var moment: Instant?
  }

  /// A stack of groups, as of what can be undone.
  private enum Stack {
    case undo, redo
  }

  private var groups: [Stack: [Group]] = [.undo: [], .redo: []]
  /// The groups that were begun and not ended.
  private var open: [Group] = []
  private var disabledCount = 0
  private weak var window: Window?

  /// Whether something is being taken back.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// The greatest number of groups, or 0 for any.
  open var levelsOfUndo = 0
  /// Whether what is done at one moment is one group.
  open var groupsByEvent = true
  /// Whether there is something to take back.
  open var canUndo: Bool { groups[.undo]?.isEmpty == false }
  /// Whether there is something to do again.
  open var canRedo: Bool { groups[.redo]?.isEmpty == false }
  /// Whether anything is registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { open.count }
  /// The name of what would be taken back.
  open var undoActionName: String { groups[.undo]?.last?.name ?? "" }
  /// The name of what would be done again.
  open var redoActionName: String { groups[.redo]?.last?.name ?? "" }

  /// Creates a manager without anything to take back.
  public override init() {
    window = CurrentWindow.ofThread
    super.init()
  }

  /// Registers how something is taken back.
  ///
  /// - Parameters:
  ///   - target: The object that it is done with, which is not kept alive.
  ///   - handler: Takes it back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    register { [weak target] in if let target { handler(target) } }
  }

  /// Registers a method that takes something back.
  open func registerUndo(withTarget target: Any, selector: ActionSelector, object: Any?) {
    weak let owner = target as AnyObject
    register { if let owner { _ = selector.perform(on: owner, with: [object]) } }
  }

  private func register(_ step: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if !open.isEmpty {
      open[open.count - 1].steps.append(step)
      return
    }
    let moment = window.map { $0.host?.now ?? .start }
    var list = groups[.undo] ?? []
    if groupsByEvent, moment != nil, list.last?.moment == moment {
      list[list.count - 1].steps.append(step)
    } else {
      list.append(Group(steps: [step], moment: moment))
    }
    put(list, on: .undo)
  }

  private func put(_ list: [Group], on stack: Stack) {
    groups[stack] = levelsOfUndo > 0 ? list.suffix(levelsOfUndo) : list
    if stack == .undo, !isRedoing { groups[.redo] = [] }
  }

  /// Begins a group within those that were begun.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if open.isEmpty {
      let stack = isUndoing ? Stack.redo : .undo
      put((groups[stack] ?? []) + [group], on: stack)
    } else {
      open[open.count - 1].steps += group.steps
    }
  }

  /// Takes the last group back.
  open func undo() {
    guard let group = groups[.undo]?.popLast() else { return }
    isUndoing = true
    play(group)
    isUndoing = false
  }

  /// Does the group again that was taken back last.
  open func redo() {
    guard let group = groups[.redo]?.popLast() else { return }
    isRedoing = true
    play(group)
    isRedoing = false
  }

  /// Plays the steps, the last one first, whose own steps back are one group.
  private func play(_ group: Group) {
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for step in group.steps.reversed() { step() }
    endUndoGrouping()
  }

  /// Names the group that is registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if let last = groups[.undo]?.indices.last {
      groups[.undo]?[last].name = actionName
    }
  }

  /// Has nothing registered until `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Has steps registered again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Forgets everything.
  open func removeAllActions() {
    groups = [.undo: [], .redo: []]
    open = []
  }
}
#endif

extension Responder {
  /// The manager of the window that the responder is in, or `nil` outside of windows.
  final var undoManagerOfWindow: UndoManager? {
    guard let window = self as? Window ?? (self as? View)?.window else { return next?.undoManager }
    if let manager: UndoManager = window.kept("undoManager") { return manager }
    let manager = UndoManager()
    window.keep(manager, "undoManager")
    return manager
  }
}

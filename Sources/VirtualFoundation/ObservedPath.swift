import Foundation

/// A way over several objects to a property, which hears of a change of each of them.
///
/// A property that others affect, as its class says, changes with them.
final class ObservedPath {
  /// A property on the way.
  struct Step {
    let name: String
    /// The closure that returns the object that the property of an object is, or `nil` for none.
    let read: (NSObject) -> NSObject?

    /// Creates the step to a property by its name.
    init(_ name: String) {
      self.name = name
      read = { ObservedProperty(name, of: $0)?.value() as? NSObject }
    }

    /// Creates the step to an object that is read in another way.
    init(_ name: String, read: @escaping (NSObject) -> NSObject?) {
      self.name = name
      self.read = read
    }
  }

  private weak var object: NSObject?
  private let step: Step
  private let rest: [Step]
  private let receive: (ObservedChange) -> Void
  private var link: ObservedLink?
  /// The ways to the properties that affect this one.
  private var sources: [ObservedPath] = []
  /// The way on from the object that the property is.
  private var next: ObservedPath?

  /// Creates the way, which is observed from now on.
  ///
  /// - Parameters:
  ///   - object: The first object.
  ///   - step: Its property.
  ///   - rest: The properties from there on.
  ///   - names: The properties of the object on whose behalf this one is observed, which are not followed again.
  ///   - receive: Called with each change.
  init(
    of object: NSObject,
    _ step: Step,
    _ rest: [Step] = [],
    affecting names: Set<String> = [],
    receive: @escaping (ObservedChange) -> Void
  ) {
    self.object = object
    self.step = step
    self.rest = rest
    self.receive = receive
    link = ObservedLink(of: object, step.name) { [weak self] in self?.didChange($0) }
    follow(on: object)
    let known = names.union([step.name])
    let others = (type(of: object) as? any KeyValueDependent.Type)?
      .keyPathsForValuesAffectingValue(forKey: step.name)
    for path in (others ?? []).sorted() where !known.contains(path) {
      let steps = Self.steps(path)
      sources.append(
        ObservedPath(of: object, steps[0], Array(steps.dropFirst()), affecting: known) {
          [weak self] change in self?.didChange(ObservedChange(isSet: change.isSet))
        }
      )
    }
  }

  /// Returns the steps of a path that is written with dots.
  static func steps(_ path: String) -> [Step] {
    path.split(separator: ".", omittingEmptySubsequences: false).map { Step(String($0)) }
  }

  private func didChange(_ change: ObservedChange) {
    guard !rest.isEmpty, let object else { return receive(change) }
    follow(on: object)
    receive(ObservedChange(isSet: change.isSet))
  }

  private func follow(on object: NSObject) {
    guard let first = rest.first else { return }
    next = step.read(object).map { inner in
      ObservedPath(of: inner, first, Array(rest.dropFirst())) { [weak self] in self?.receive($0) }
    }
  }
}

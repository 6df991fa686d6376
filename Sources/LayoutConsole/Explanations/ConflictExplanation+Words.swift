import LayoutSolver

extension ConflictExplanation {
  private func equation(_ place: Int) -> String {
    "'\(names.equation(of: report.constraints[place]))'"
  }

  /// Returns a suspicion in words.
  func words(for suspicion: Suspicion) -> String {
    switch suspicion {
    case .twins(let one, let other):
      "\(equation(one)) and \(equation(other)) say the same with other numbers: one is left from before, "
        + "or a constant should have been changed"
    case .mask(let item, _):
      "\(names.name(of: item)) has constraints and still turns its autoresizing mask into others"
    case .noSizeYet(let place):
      "\(equation(place)): the view is laid out before it has a size; what comes later is not affected"
    case .encapsulation(let place):
      "\(equation(place)): its container gives the view this size, from a row height, an estimate or "
        + "a frame, and the constraints inside add up to another"
    case .measurement(let place):
      "\(equation(place)): UIKit measures the view with a size that is not its last one"
    case .hidden(let place):
      "\(equation(place)): the stack view hides this view, and a constraint inside of it keeps it open"
    case .stack(let places):
      "\(equation(places[0])): the stack view places its arranged views itself, and another constraint "
        + "says otherwise"
    case .prototype(let place):
      "\(equation(place)): a view without constraints in Interface Builder keeps the frame that it has there"
    case .systemOnly: "none of these constraints is the app's; UIKit contradicts itself, and copes"
    }
  }

  /// Returns a repair in words.
  func words(for repair: TriedRepair) -> String {
    let equation = equation(repair.constraint)
    switch repair.change {
    case .priority:
      let error = consoleAmount(abs(repair.error))
      let outcome =
        abs(repair.error) < 1e-6 ? "all hold" : "it gives way by \(error) pt, and all others hold"
      return "give \(equation) the priority 999: solved again, \(outcome)"
    case .constant(let constant):
      return
        "change the constant of \(equation) to \(consoleAmount(constant)): solved again, all hold"
    case .relation(let relation):
      let sign = relation == .lessThanOrEqual ? "<=" : ">="
      return "let \(equation) be '\(sign)': solved again, all hold"
    case .removal: return "remove \(equation): solved again, all others hold"
    case .noMask(let item):
      return
        "set translatesAutoresizingMaskIntoConstraints of \(names.name(of: item)) to false: solved again, "
        + "all others hold"
    }
  }

  /// Returns what the log does not say in words.
  func words(for gap: ConsoleGap) -> String {
    switch gap {
    case .superview(let item):
      "the superview of \(names.name(of: item)), which is taken for one that nothing else speaks of"
    case .likelySuperview(let item, let outer):
      "the superview of \(names.name(of: item)), taken for \(names.name(of: outer))"
    case .standardSpace(let place): "the standard space in \(equation(place)), taken as 8"
    case .margins(let item):
      "the margins of \(names.name(of: item)), taken as any that are not below 0"
    case .baselines(let item):
      "where the baselines of \(names.name(of: item)) are, taken as anywhere inside, the first not below the last"
    case .direction: "which way the language runs, taken from left to right"
    }
  }
}

extension ConflictExplanation {
  /// The suspicion, the repair and what is not known, each with a word in front of it.
  package var advice: [(heading: String, text: String)] {
    suspicions.prefix(1).map { ("Likely at fault", words(for: $0)) }
      + repairs.prefix(1).map { ("Repair", words(for: $0)) }
      + gaps.map { ("Not known", words(for: $0)) }
      + (names.legend.map { [("Names", $0)] } ?? [])
  }
}

extension ConflictExplanation {
  /// Returns a constraint of the report as an equation with short names.
  package func equation(of place: Int) -> String { names.equation(of: report.constraints[place]) }
}

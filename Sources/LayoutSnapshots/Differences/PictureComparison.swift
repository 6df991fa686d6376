/// A comparison of the elements of two pictures.
struct PictureComparison {
  /// A finding about one element.
  struct Finding: Hashable {
    let subject: ElementSubject
    let news: News
    /// The index of the element, in the old picture if it was removed, in the new one else.
    let element: Int
  }

  /// A piece of news about an element, the kinds in the order in which a reader wants to know.
  enum News: Hashable {
    /// Another state, value or text, and what else has changed of the element.
    case state(String)
    /// The element was not there; with its text, if it is one.
    case added(String?)
    /// The element is not there any more; with its text, if it was one.
    case removed(String?)
    /// Another place or size; the numbers if it is one from top to bottom alone.
    case geometry(String, VerticalChange?)
    /// Another look.
    case paint(String)
    /// Another place among the others: before those that it used to follow, or in another element.
    case order(String)
  }

  /// The rows and the like that both pictures have, from the top of the file.
  private(set) var places: [ElementSubject.RowPlace] = []
  private let old: Picture
  private let new: Picture
  /// Whether a section other than the first is seen, so that rows are named with theirs.
  private let namesSections: Bool
  /// The index in the old picture of each element of the new one, or -1 for none.
  private var origins: [Int] = []
  /// The changes by the element of the new picture, none for one that is new or written as before.
  private var changes: [Int: ElementChange] = [:]
  private(set) var findings: [Finding] = []

  /// Creates the comparison of two pictures.
  ///
  /// Elements with an id are the same if the id is; others if they are the nth of their kind in the
  /// same element.
  ///
  /// - Complexity: O(*n* · depth). Elements that are written as before are not looked into.
  init(from old: Picture, to new: Picture) {
    self.old = old
    self.new = new
    namesSections = old.hasSections || new.hasSections
    matchElements()
    findChanges()
    findChangesAndAdditions()
    findRemovals()
    findOrder()
  }

  /// Returns the index in the old picture of an element of the new one, or `nil` if it was not there.
  func origin(of element: Int) -> Int? { origins[element] >= 0 ? origins[element] : nil }
}

extension PictureComparison {
  /// The place of an element without an id among those around it.
  private struct AnonymousKey: Hashable {
    let parent: Int
    let kind: String
    let ordinal: Int

    init(_ element: PictureElement, in parent: Int) {
      self.parent = parent
      kind = element.kind
      ordinal = element.ordinal
    }
  }

  private mutating func matchElements() {
    let indices = old.idIndices()
    var known: Set<ByteKey> = []
    known.reserveCapacity(new.count)
    var anonymous: [AnonymousKey: Int] = [:]
    for element in old where !element.hasID {
      anonymous[AnonymousKey(element, in: element.parent)] = element.index
    }
    origins.reserveCapacity(new.count)
    for (index, element) in new.enumerated() {
      let origin: Int?
      if let id = new.key(of: index) {
        // Of two elements with one id the second is none that is found by it.
        origin = known.insert(id).inserted ? indices[id] : nil
      } else {
        // The container of an element comes before it, so its origin is known.
        let parent = element.parent < 0 ? -1 : origins[element.parent]
        let isNew = element.parent >= 0 && parent < 0
        origin = isNew ? nil : anonymous[AnonymousKey(element, in: parent)]
      }
      origins.append(origin ?? -1)
    }
  }

  private mutating func findChanges() {
    for (index, origin) in origins.enumerated()
    where origin >= 0 && !new.isSame(index, as: origin, of: old) {
      changes[index] = ElementChange(from: old[origin], to: new[index])
    }
  }

  private mutating func findChangesAndAdditions() {
    var names = SubjectNames(new, namesSections: namesSections)
    // Whether the element's own change, or that of one around it, explains its content.
    var explained: [Bool] = []
    explained.reserveCapacity(new.count)
    // Whether the element's shapes without an id follow from its state, which is reported.
    var drawsState: [Bool] = []
    drawsState.reserveCapacity(new.count)
    for (index, element) in new.enumerated() {
      let parent = element.parent
      let isExplained = parent >= 0 && explained[parent]
      let isDrawing = parent >= 0 && drawsState[parent] && !element.hasID
      guard origins[index] >= 0 else {
        if !isExplained, !isDrawing, element.isShown {
          let subject = names.subject(of: index)
          findings.append(.init(subject: subject, news: .added(element.words), element: index))
        }
        explained.append(true)
        drawsState.append(isDrawing)
        continue
      }
      let place = names.place(of: element)
      if let place { places.append(place) }
      guard let change = changes[index] else {
        explained.append(isExplained)
        drawsState.append(isDrawing)
        continue
      }
      drawsState.append(isDrawing || !change.facts.isEmpty)
      let news = isDrawing ? [] : change.news(isExplained: isExplained)
      if !news.isEmpty {
        let subject = names.subject(of: index)
        findings += news.map { Finding(subject: subject, news: $0, element: index) }
      }
      explained.append(isExplained || change.explainsContent(isPlace: place != nil))
    }
  }

  private mutating func findRemovals() {
    var names = SubjectNames(old, namesSections: namesSections)
    var isKept = [Bool](repeating: false, count: old.count)
    for origin in origins where origin >= 0 { isKept[origin] = true }
    guard isKept.contains(false) else { return }
    var isExplained = [Bool](repeating: false, count: old.count)
    var drawsState = [Bool](repeating: false, count: old.count)
    for (index, change) in changes {
      let origin = origins[index]
      let isPlace = names.place(of: old[origin]) != nil
      isExplained[origin] = change.explainsContent(isPlace: isPlace)
      drawsState[origin] = !change.facts.isEmpty
    }
    for (index, element) in old.enumerated() {
      let parent = element.parent
      if parent >= 0, isExplained[parent] { isExplained[index] = true }
      if parent >= 0, drawsState[parent], !element.hasID { drawsState[index] = true }
      guard !isKept[index] else { continue }
      if !isExplained[index], element.hasID || !drawsState[index], element.isShown {
        let subject = names.subject(of: index)
        findings.append(.init(subject: subject, news: .removed(element.words), element: index))
      }
      isExplained[index] = true
    }
  }

  /// Reports the elements with an id that are before others they used to follow.
  ///
  /// Elements that already have a finding are left out.
  private mutating func findOrder() {
    guard findings.isEmpty else { return }
    var names = SubjectNames(new, namesSections: namesSections)
    var latest: [Int: Int] = [:]
    for (index, element) in new.enumerated() where origins[index] >= 0 {
      let origin = origins[index]
      let words: String? =
        if origin < latest[element.parent, default: -1] {
          "drawn in another order"
        } else if old[origin].parent != (element.parent < 0 ? -1 : origins[element.parent]) {
          "inside another element"
        } else {
          nil
        }
      if let words {
        let subject = names.subject(of: index)
        findings.append(.init(subject: subject, news: .order(words), element: index))
      }
      latest[element.parent] = max(latest[element.parent, default: -1], origin)
    }
  }
}

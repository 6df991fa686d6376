import LayoutSolver

/// The rows of an engine, each at a place that it keeps and that is used again when it left.
struct RowTable {
  /// The facts about a row, in little room, of which none is an object: copies count no references.
  struct Record {
    let source: SystemRow.Source
    fileprivate var isWaiting = false
    /// The order in which rows were made, or 0 for a row that left.
    fileprivate(set) var number: Int32
    /// The place of the next row of the same item, or -1 for the last one.
    fileprivate var next: Int32 = -1
    /// The place of the item that the row comes with among those of the engine, or -1 for a constraint.
    fileprivate(set) var item: Int32
    /// The row's name in the solver, or `nil` while it has no content.
    fileprivate(set) var solverID: ConstraintID?
    /// The statement of the row but for its terms, which the solver has; nil while it says nothing.
    var statement: RowContent.Statement?
  }

  private var records: [Record] = []
  /// The constraints that the rows are, or `nil` for rows that come with an item, and those that left.
  private var constraints: [LayoutConstraint?] = []
  private var freePlaces: [Int] = []
  /// The places of rows by the numbers that the solver gave them, or -1 for none.
  private var placesInSolver: [Int32] = []
  /// The rows that are to be written again before the next solution.
  private var waiting: [Int] = []
  // The list that is used next time, so that an update asks for no memory.
  private var spare: [Int] = []
  /// The rows without variables that do not hold.
  private(set) var contradictions: [(place: Int, amount: Double)] = []
  /// The number of the last row that was made.
  private(set) var lastNumber: Int32 = 0

  subscript(place: Int) -> Record {
    @inline(__always) _read { yield records[place] }
    @inline(__always) _modify { yield &records[place] }
  }

  /// Returns the constraint that a row is, or `nil` for a row that comes with an item, and one that left.
  func constraint(at place: Int) -> LayoutConstraint? {
    place < constraints.count ? constraints[place] : nil
  }

  /// The places of the rows that the solver has, in its order.
  var placesOfSolved: [Int] { placesInSolver.filter { $0 >= 0 }.map(Int.init) }

  /// Returns the place of the row that the solver calls `id`, or `nil` for none.
  func place(of id: ConstraintID) -> Int? {
    let number = Int(id.rawValue)
    return number < placesInSolver.count && placesInSolver[number] >= 0
      ? Int(placesInSolver[number]) : nil
  }

  /// Takes memory at once for the rows of many items that are to come: six of each, with some to spare.
  mutating func makeRoom(forItems count: Int) {
    let needed = records.count + 7 * count
    guard needed > 2 * records.capacity else { return }
    records.reserveCapacity(needed)
    constraints.reserveCapacity(needed)
  }

  /// Makes the row of a constraint.
  mutating func makeRow(of constraint: LayoutConstraint) -> Int {
    add(Record(source: .constraint, number: nextNumber(), item: -1), constraint)
  }

  /// Makes a row of the item at `index` and lets it follow the one at `last`.
  mutating func makeRow(_ source: SystemRow.Source, ofItem index: Int, after last: Int?) -> Int {
    let place = add(Record(source: source, number: nextNumber(), item: Int32(index)), nil)
    if let last { records[last].next = Int32(place) }
    return place
  }

  private mutating func nextNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  private mutating func add(_ record: Record, _ constraint: LayoutConstraint?) -> Int {
    guard !freePlaces.isEmpty else {
      records.append(record)
      constraints.append(constraint)
      return records.count - 1
    }
    let place = freePlaces.removeLast()
    records[place] = record
    constraints[place] = constraint
    return place
  }

  /// Takes note that the item of a row has another place among those of the engine.
  mutating func itemDidMove(to index: Int, of place: Int) { records[place].item = Int32(index) }

  /// Returns the place of the row of the same item after the one at `place`, or `nil` for none.
  func next(after place: Int) -> Int? {
    let next = records[place].next
    return next < 0 ? nil : Int(next)
  }

  /// Removes a row that the solver does not have any more.
  mutating func remove(_ place: Int) {
    constraints[place] = nil
    records[place].item = -1
    records[place].number = 0
    // The place of a row that waits is free when it would be written.
    if !records[place].isWaiting { freePlaces.append(place) }
  }

  /// Forgets all but what the rows said.
  mutating func close() {
    constraints = []
    (freePlaces, placesInSolver, waiting, spare, contradictions) = ([], [], [], [], [])
  }

  // MARK: The solver's rows

  mutating func enterSolver(_ place: Int, as id: ConstraintID, _ statement: RowContent.Statement) {
    records[place].solverID = id
    records[place].statement = statement
    let number = Int(id.rawValue)
    // Numbers that are left out are wishes of an exercise.
    while placesInSolver.count <= number { placesInSolver.append(-1) }
    placesInSolver[number] = Int32(place)
  }

  /// Returns the name of a row in the solver, if any, which does not have it any more.
  mutating func leaveSolver(_ place: Int) -> ConstraintID? {
    guard let id = records[place].solverID else { return nil }
    placesInSolver[Int(id.rawValue)] = -1
    records[place].solverID = nil
    records[place].statement = nil
    return id
  }

  mutating func addContradiction(_ place: Int, of amount: Double) {
    contradictions.append((place, amount))
  }

  mutating func removeContradiction(_ place: Int) {
    if !contradictions.isEmpty { contradictions.removeAll { $0.place == place } }
  }

  // MARK: Waiting

  /// Whether rows are to be written.
  var areWaiting: Bool { !waiting.isEmpty }

  mutating func wait(_ place: Int) {
    guard !records[place].isWaiting else { return }
    records[place].isWaiting = true
    waiting.append(place)
  }

  /// Removes and returns the list of the rows that wait, of which some may be gone.
  mutating func takeWaiting() -> [Int] {
    var list: [Int] = []
    swap(&list, &spare)
    swap(&list, &waiting)
    return list
  }

  /// Takes back a list of rows that waited.
  mutating func giveBack(_ list: consuming [Int]) {
    list.removeAll(keepingCapacity: true)
    spare = list
  }

  /// Ends the waiting of a row, and returns whether it is still there.
  mutating func endWaiting(_ place: Int) -> Bool {
    records[place].isWaiting = false
    if records[place].number > 0 { return true }
    freePlaces.append(place)
    return false
  }
}

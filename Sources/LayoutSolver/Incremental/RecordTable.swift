/// A record about a component.
protocol ComponentRecord: AnyObject {
  /// The component, or -1 while this holds nothing.
  var component: Int32 { get }

  init()

  func forget()
}

/// The records of a few components, as few change at a time.
struct RecordTable<Record: ComponentRecord>: ~Copyable {
  private var records: [Record] = []
  private var next = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the record of a component.
  func record(of component: Int) -> Record? {
    for record in records where record.component == component { return record }
    return nil
  }

  func forget(_ component: Int) { record(of: component)?.forget() }

  /// Returns a record to be filled: a free one, or that of another component, which gives way.
  mutating func place() -> Record {
    if let free = records.first(where: { $0.component < 0 }) { return free }
    if records.count < capacity {
      records.append(Record())
      return records[records.count - 1]
    }
    next = (next + 1) % records.count
    return records[next]
  }
}

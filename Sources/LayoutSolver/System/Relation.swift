/// A relation of the sum of a constraint's terms to its constant.
public enum Relation: Int8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A name that an import of one declaration can name.
///
/// `UIKitShim` exports it, and no other name of this module: such an import makes the members of all types
/// visible, and their own names not.
public enum LayoutTextMembers {}

extension FindingCode {
  /// The findings in an app's own sources: while they are rewritten, and while they run.
  static let ofAppSources = [
    Self(
      "unsupported-orientation",
      "A screen is held in a way that its controller or the application's delegate does not support.",
      do: "Leave the orientation out of the test, or see what both support."
    ),
    Self(
      "appearance-not-applied",
      "Views of a class were given settings by 'appearance()', which have no effect here.",
      do: "Set them where the views are made."
    ),
    Self(
      "second-window",
      "Code of an app shows a window of its own, which is in no picture.",
      do: "Present what is in it, or add it to the window that is there."
    ),
    Self(
      "impossible-push",
      "A screen was pushed that cannot be, as a navigation controller.",
      do: "Present it, or push another one."
    ),
    Self(
      "deadlock",
      "A queue waits for itself, where an app stops for ever, or a group for work that goes on after the code alone.",
      do: "Call the block directly, or use 'async'; have a group call 'notify'."
    ),
    Self(
      "flat-drawing",
      "Code of an app asked for something that flat pictures do not have: it is drawn in another way.",
      do: "Leave it, or see the words of the message for what is drawn instead."
    ),
    Self(
      "alert-misuse",
      "An alert was made in a way for which UIKit raises an exception.",
      do: "Look at the reason below the message."
    ),
    Self(
      "missing-module",
      "A file of an app imports a framework that only Apple's systems have.",
      do:
        "Leave the file out with 'exclude' if it needs the framework; without the import the rest compiles."
    ),
    Self(
      "unknown-selector",
      "Of the method in '#selector' it cannot be seen which type it belongs to.",
      do: "Name the type: '#selector(Type.method)'."
    ),
    Self(
      "selector-of-text",
      "A selector is made of a text, which names a method that only Objective-C could find.",
      do:
        "Write '#selector(Type.method)': a text is understood where one class of the app has the method."
    ),
    Self(
      "override-in-extension",
      "An extension overrides something of a class that is not the app's, or under a condition of compilation.",
      do: "Write the override in a class of the app."
    ),
    Self(
      "asset-without-symbol",
      "Of two assets, or of an asset and a member of UIKit's, Xcode makes one symbol: the asset named has none.",
      do: "Give the asset another name, or name it by a text: 'UIImage(named:)', 'UIColor(named:)'."
    ),
    Self(
      "unregistrable-class",
      "A class is registered with a table and has not the initializer by which a table makes it: the program stops.",
      do:
        "Write the initializer in the class, as the message says; an app stops there on a device too."
    ),
    Self(
      "unknown-responder",
      "A class has a method that 'responds(to:)' asks for, and cannot be seen where it is asked.",
      do: "Let the whole module see the class, and take its parameters of types away."
    ),
    Self(
      "unobserved-property",
      "A property is observed by its key path, of which nothing here says when it changes.",
      do:
        "Observe the geometry of views or an '@objc dynamic var' of the app, say what a computed one changes with, or tell by 'didChangeValue'."
    ),
    Self(
      "observer-misuse",
      "A property is observed in a way for which UIKit raises an exception.",
      do: "Override 'observeValue(forKeyPath:of:change:context:)', and remove what was added, once."
    ),
    Self(
      "unposted-notification",
      "Code of an app listens to a notification of the system that nothing here posts.",
      do: "Post it in the test where it counts."
    ),
    Self(
      "uncalled-method",
      "A delegate has a method of UIKit that nothing here calls: what it answers for is not simulated.",
      do: "Leave what it does out of the test, or call it there."
    ),
    Self(
      "optional-property",
      "A protocol lets a type leave a property out, which Swift alone does not know.",
      do: "Make a method of the property: methods may be left out."
    ),
    Self(
      "managed-property",
      "A property has its value from Core Data or Core Animation: here it is a plain one, nil or 0 at first.",
      do: "Set it in the test, and keep models out of the sources of the screen."
    ),
    Self(
      "file-literal",
      "A file of an app's bundle is named, and none is known here.",
      do: "Give the screen what it reads."
    ),
    Self(
      "missing-asset",
      "Code of an app asks for a color or a picture by a name that no asset catalog has: it gets nil.",
      do: "Register the app's catalog in the test with 'registerAssets(in:)', or mend the name."
    ),
    Self(
      "unknown-picture-size",
      "The file of a picture in an asset catalog is missing, or of a kind whose size is not read.",
      do: "Give the catalog a file of PNG, JPEG, GIF, SVG or PDF, or the view a size of its own."
    ),
    Self(
      "missing-symbol",
      "Code of an app asks for a symbol of the system that is not drawn here: a plate is in its place.",
      do: "Use one of those that the message lists where a test runs, or leave the picture out."
    ),
    Self(
      "unsupported-view",
      "A screen has a view of UIKit that is not simulated: an empty plate with its name is drawn.",
      do: "Leave it out of the screen that is tested, or allow 'misuse' where the rest counts."
    ),
    Self(
      "unsupported-resource",
      "Code of an app asks for a storyboard, a nib, a motion, the bytes of a picture or a predicate: it is not simulated.",
      do: "Make what it gives in the test or in code; the message says what came of it."
    ),
    Self(
      "setting-without-effect",
      "Something was set that UIKit would show, and pictures here do not.",
      do: "Leave it out of what the test expects."
    ),
    Self(
      "overlapping-transition",
      "A change of screens was asked for while something still led another one; it did not happen.",
      do: "End the first with 'finish()' or 'cancel()' before the next."
    ),
    Self(
      "unbalanced-group",
      "A 'DispatchGroup' was left more often than it was entered; the system would end the app.",
      do: "Enter it before each piece of work."
    ),
    Self(
      "missing-font",
      "Code of an app asks for a font by its name that no test has registered, and gets nil.",
      do:
        "Call 'registerFont' of LayoutSimTesting with the font's file, or fall back to another one by '??'."
    ),
    Self(
      "network-of-the-host",
      "Code of an app asks the network: its answers are those of the host, in its time.",
      do: "Give the screen its data in the test, and leave the file out."
    ),
    Self(
      "clock-of-the-host",
      "Something in an app's source goes by the clock of the host, apart from the virtual one.",
      do: "Take what the message names: it is on the virtual clock."
    ),
    Self(
      "no-clock",
      "A timer, a block of a queue or a task began before there was a window with a clock: it never runs.",
      do: "Make the window before, on the same thread."
    ),
    Self(
      "unrecognized-selector",
      "A method is called on an object that has none of this name; UIKit would end the app.",
      do:
        "Look at the target beside the selector: the method is that of another class, or the selector is a text."
    ),
    Self(
      "unfit-argument",
      "A method that a control, recognizer or notification calls takes an argument of another type than it gets.",
      do: "Change the type of the parameter to that of the sender."
    ),
  ]
}

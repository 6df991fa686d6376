/// The guide above or below the safe area of a controller's view.
package final class ControllerLayoutGuide: LayoutGuide {}

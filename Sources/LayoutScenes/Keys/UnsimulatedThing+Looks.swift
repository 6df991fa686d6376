/// The things that are known and not simulated of texts, pictures, rows and the looks of views.
extension UnsimulatedThing {
  static let ofLooks = [
    Self(
      "attributed-text attributed-string attributed-title rich-text markdown html link-text "
        + "data-detector data-detectors",
      is: "texts in several fonts and colors, and links in texts, are",
      nearest: "several labels in a 'stack' have a 'weight', a 'font-size' and a 'color' each"
    ),
    Self(
      "custom-font font-name font-family own-font typeface",
      is: "in scenario files fonts other than the system's are",
      nearest: "'text-style', 'font-size' and 'weight' choose among those of the system"
    ),
    Self(
      "image-file image-url async-image asset asset-catalog remote-image photo-view gif "
        + "animated-image lottie",
      is: "pictures of pixels, and moving ones, are",
      nearest: "'image' is a symbol, a shape with a color and letters, or path data of SVG"
    ),
    Self(
      "border-width border-color layer-border mask layer-mask clip-shape clipsToBounds layer "
        + "core-animation",
      is: "in scenario files borders, masks and layers of views are",
      nearest: "a view in another one with 'margins' and a 'background' has an edge"
    ),
    Self(
      "transform rotation-transform scale-transform affine-transform rotated-view",
      is: "in scenario files turned and scaled views are",
      nearest: "constraints say how large a view is and where"
    ),
    Self(
      "animations animate spring keyframes parallax motion-effect "
        + "property-animator symbol-effect",
      is: "in scenario files animations of the app's own are",
      nearest: "'insert', 'delete', 'edit' and the keyboard have UIKit's, and 'wait' lets time pass"
    ),
    Self(
      "stretchy-header zooming-header shrinking-header",
      is: "headers that change their height as the table scrolls are",
      nearest: "'large-title' folds away, and 'header-view' scrolls with the rows"
    ),
    Self(
      "outline outline-group disclosure-group expandable expandable-rows collapsible expand "
        + "collapse tree-view",
      is: "rows that open and close are",
      nearest: "a step 'insert' brings the rows of one, and 'delete' takes them away"
    ),
    Self(
      "multi-column table-columns column-headers",
      is: "tables with columns are",
      nearest: "a 'cell' has labels beside each other, with constraints between them"
    ),
    Self(
      "editingAccessoryType editing-accessory editing-accessory-view cell-accessories",
      is: "in scenario files accessories of the editing mode are",
      nearest: "'accessory' and 'accessory-view' are those outside of it"
    ),
    Self(
      "indentation-level indentation-width indentation indent",
      is: "indentation of rows is",
      nearest: "a 'cell' has 'margins', and constraints between its views"
    ),
    Self(
      "header-height footer-height estimated-section-header-height "
        + "estimated-section-footer-height sectionHeaderTopPadding",
      is: "in scenario files heights of UIKit's own headers and footers are",
      nearest: "'header-view' and 'footer-view' of a section have a 'height'"
    ),
    Self(
      "section-index-color sectionIndexBackgroundColor "
        + "sectionIndexMinimumDisplayRowCount",
      is: "colors of the index, and the number of rows from which on it shows, are",
      nearest: "'index' has its titles"
    ),
    Self(
      "refresh-control-title refresh-title",
      is: "the title of a refresh control is",
      nearest: "'refresh: true' shows the control, which spins"
    ),
    Self(
      "rating-view star-rating gauge progress-ring chip chips tag-view calendar-view",
      is: "controls beyond UIKit's common ones are",
      nearest:
        "'segments', a 'slider', a 'stepper' and a 'progress' are, and an 'image' has any path"
    ),
    Self(
      "glass-effect glass-view liquid-glass-view glass-container glass-button prominent-glass "
        + "glass-effect-container",
      is: "in scenario files glass of the app's own views is",
      nearest:
        "bars are of glass with 'design: glass', and views have a 'background' and an 'alpha'"
    ),
    Self(
      "badge-on-button item-badge bar-button-badge hidesSharedBackground sharesBackground "
        + "bar-button-group bar-button-groups center-items center-item-groups leading-item-groups "
        + "trailing-item-groups",
      is: "badges and groups of buttons in bars are",
      nearest: "buttons with pictures beside each other share a capsule, and tabs have a 'badge'"
    ),
    Self(
      "navigation-item-style item-style browser-style editor-style document-menu rename "
        + "rename-delegate",
      is: "bars of documents and browsers are",
      nearest: "'title', 'left-items' and 'right-items' are those of other apps"
    ),
    Self(
      "bookmark-button search-results-button showsBookmarkButton showsSearchResultsButton",
      is: "buttons in the field of a search are",
      nearest: "'search' has a 'text' and a 'placeholder', and Cancel beside the field"
    ),
    Self(
      "sheet-detents custom-detent custom-detents fraction-detent height-detent",
      is: "heights of a sheet other than large and medium are",
      nearest: "'detent' is one of the two"
    ),
    Self(
      "undimmed undimmed-detent largestUndimmedDetentIdentifier prefersEdgeAttachedInCompactHeight "
        + "sheet-corner-radius preferredCornerRadius widthFollowsPreferredContentSize "
        + "preferredContentSize popover-arrow permitted-arrow-directions",
      is: "other settings of sheets and popovers are",
      nearest: "'presentation' and 'detent' choose among UIKit's own sizes"
    ),
  ]
}

/** Elements that may take the focus. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether the focus can move to this element now, apart from its visibility. */
export const canTakeFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null;

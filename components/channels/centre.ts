/** Scrolls the scroller around an element until the element is in its middle; the page itself does not scroll. */
export function centreInScroller(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const { top, bottom } = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  scroller.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
}

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (around !== document.documentElement && (overflowY === 'auto' || overflowY === 'scroll'))
      return around;
  }
  return null;
}

import { BELOW_MEDIUM } from '@/lib/shared/breakpoints';

/** A sheet that was dragged down further than this closes. */
export const CLOSE_BEYOND_PX = 72;

/**
 * Lets the hand close an open sheet: by "back" and by dragging it down; the page behind it is inert meanwhile. Loaded when a
 * menu first opens, because the browser itself handles Escape, presses outside and the "back" of Android.
 */
export function followSheet(panel: HTMLElement): void {
  // On wider screens the panel is beside its button.
  if (!matchMedia(BELOW_MEDIUM).matches || !panel.matches(':popover-open')) return;
  const closing = new AbortController();
  const { signal } = closing;
  // Before it has closed: then the browser gives the focus back to the button, which must not be inert any more.
  panel.addEventListener('beforetoggle', () => closing.abort(), { signal });
  endWithPanel(panel, closing);
  closeByBack(panel, signal);
  closeByDrag(panel, signal);
  coverPage(panel, signal);
  makeInert(panel, signal);
}

/** A panel that has left the page sends no event of its own. */
function endWithPanel(panel: HTMLElement, closing: AbortController): void {
  const observer = new MutationObserver(() => {
    if (!panel.isConnected) closing.abort();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  closing.signal.addEventListener('abort', () => observer.disconnect());
}

/** The place of notices, which are shown over the sheet and may have a button (dialog/OverDialogs.tsx). */
const NOTICES = '[data-notices]';

/** Everything but the sheet, what it is in, and notices: neither the keyboard nor a screen reader leaves it. */
function makeInert(panel: HTMLElement, signal: AbortSignal): void {
  const inert: Element[] = [];
  for (let part: Element = panel; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && !other.matches(`[inert], ${NOTICES}`)) inert.push(other);
  for (const element of inert) element.setAttribute('inert', '');
  signal.addEventListener('abort', () => {
    for (const element of inert) element.removeAttribute('inert');
  });
  if (panel.contains(document.activeElement)) return;
  // The button that had the focus is inert. A field in the sheet would open the keyboard of the phone.
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}

/** A step to another document, or in a browser without the Navigation API, cannot be stopped. */
function closeByBack(panel: HTMLElement, signal: AbortSignal): void {
  globalThis.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      panel.hidePopover();
    },
    { signal },
  );
}

function closeByDrag(panel: HTMLElement, signal: AbortSignal): void {
  let start: Touch | null = null;
  let distance = 0;
  const release = () => {
    panel.style.translate = '';
    panel.style.transition = '';
    start = null;
    distance = 0;
  };
  panel.addEventListener(
    'touchstart',
    ({ touches }) => {
      // A list that is scrolled down scrolls back first.
      start = touches.length === 1 && panel.scrollTop <= 0 ? (touches[0] ?? null) : null;
    },
    { signal, passive: true },
  );
  panel.addEventListener(
    'touchmove',
    (event) => {
      const now = event.touches[0];
      if (!start || !now) return;
      const down = now.clientY - start.clientY;
      const isDrag = distance > 0 || down > Math.abs(now.clientX - start.clientX);
      if (!isDrag || !event.cancelable) return release();
      event.preventDefault();
      distance = Math.max(down, 1);
      panel.style.transition = 'none';
      panel.style.translate = `0 ${distance}px`;
    },
    { signal, passive: false },
  );
  panel.addEventListener(
    'touchend',
    () => {
      const isFar = distance > CLOSE_BEYOND_PX;
      release();
      if (isFar) panel.hidePopover();
    },
    { signal },
  );
  panel.addEventListener('touchcancel', release, { signal });
}

/**
 * A press outside the sheet, also on its own button, only closes it. The click is dropped, because the backdrop of a
 * popover lets presses through to the page under it.
 */
function coverPage(panel: HTMLElement, signal: AbortSignal): void {
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element)) return;
    if (!panel.contains(target) && !target.closest(NOTICES)) dropNextClick();
  };
  window.addEventListener('pointerdown', onPress, { signal, capture: true });
}

function dropNextClick(): void {
  const dropped = new AbortController();
  const options = { signal: dropped.signal, capture: true };
  const drop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    dropped.abort();
  };
  window.addEventListener('click', drop, options);
  // A press that became a scroll has no click.
  window.addEventListener('pointerdown', () => dropped.abort(), options);
}

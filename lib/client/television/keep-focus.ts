import { openDialog } from '@/lib/client/browser/open-dialog';
import { boxOf, candidatesIn, isVisible, scopeOf } from './candidates';
import { beginAt, focusOn } from './move';
import type { Box } from './nearest';
import { expectsPicture, pictureIn } from './picture';

/** How long to wait, after going back, for the element that the viewer pressed to appear again. */
const RETURN_MS = 3_000;

const LOST_MS = 150;

/** Identifies an element, so that it can be found again after its page is rendered anew. */
interface Signature {
  tag: string;
  name: string;
  /** The index among elements with the same tag and name. */
  at: number;
}

/** The element that should get the focus on a page that is being rendered. */
interface Wanted {
  /** The element that had the focus when the page was left; null on a new page. */
  signature: Signature | null;
  until: number;
}

/**
 * Always keeps a visible focus: it starts at the first action of a page or dialog, returns to the pressed element when
 * the viewer goes back, and moves to the nearest element when the focused one disappears.
 */
export function keepFocus(signal: AbortSignal): void {
  const left = new Map<string, Signature>();
  let page = pageOf();
  let dialog = openDialog(document.activeElement);
  let isReturn = false;
  let lostSince: number | null = null;
  /** Where the focus was last, in the page and in each dialog. */
  let boxes = new WeakMap<HTMLElement, Box>();
  let wanted: Wanted | null = { signature: null, until: performance.now() + RETURN_MS };

  const look = () => {
    notice();
    if (wanted && begin(wanted)) wanted = null;
    if (wanted) planAfter(RETURN_MS);
    else follow();
  };
  const follow = () => {
    const { activeElement } = document;
    if (!isLost()) {
      lostSince = null;
      if (activeElement instanceof HTMLElement) boxes.set(scopeOf(activeElement), boxOf(activeElement));
      return;
    }
    lostSince ??= performance.now();
    // A dialog that closes returns the focus a moment later, and an element that is rendered again takes it again.
    if (performance.now() - lostSince < LOST_MS) planAfter(LOST_MS);
    else recover(boxes);
  };
  const notice = () => {
    const opened = openDialog(document.activeElement);
    if (pageOf() !== page) {
      // After typing a query or choosing a filter the focus stays where it is.
      const isSame = !isReturn && page.split('?')[0] === location.pathname && !isLost();
      page = pageOf();
      boxes = new WeakMap();
      const signature = (isReturn && left.get(page)) || null;
      wanted = isSame ? null : { signature, until: performance.now() + RETURN_MS };
      isReturn = false;
    } else if (opened && opened !== dialog) wanted = { signature: null, until: 0 };
    dialog = opened;
  };

  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    // Runs after the other work of this task, for example a dialog that returns the focus.
    setTimeout(() => {
      isPlanned = false;
      if (!signal.aborted) look();
    });
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  /** Checks again after this time, in case no mutation triggers it earlier. */
  const planAfter = (ms: number) => {
    clearTimeout(later);
    later = setTimeout(plan, ms);
  };
  const observer = new MutationObserver(plan);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'inert', 'hidden'],
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(later);
  });

  const leave = ({ target }: Event) => {
    const active = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    if (active) left.set(pageOf(), signatureOf(active));
  };
  document.addEventListener('click', leave, { signal, capture: true });
  document.addEventListener('focusout', plan, { signal });
  document.addEventListener('focusin', plan, { signal });
  addEventListener(
    'popstate',
    () => {
      // A dialog that closes also goes back in the history, but the page stays.
      isReturn = pageOf() !== page;
      plan();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    () => {
      wanted = null;
    },
    { signal, capture: true },
  );
  look();
}

const pageOf = () => location.pathname + location.search;

/** A heading gets the focus from others, for screen readers; there is nothing to press on it. */
function isLost(): boolean {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || active.matches('body, main, h1, h2')) return true;
  const dialog = openDialog(active);
  return (
    active.closest('[inert]') !== null || !isVisible(active) || (dialog !== null && !dialog.contains(active))
  );
}

/** Focuses the first element of a page. Returns false while the wanted element may still appear. */
function begin({ signature, until }: Wanted): boolean {
  const scope = scopeOf(openDialog(document.activeElement));
  const isInTime = performance.now() < until;
  const known = signature && findIn(scope, signature);
  if (known) focusOn(known);
  else {
    if (isInTime && (signature || (scope === document.body && isBeginningAwaited()))) return false;
    const first = firstIn(scope);
    if (!first) return false;
    if (first !== document.activeElement) beginAt(first);
  }
  return true;
}

/**
 * Whether the page is expected to start with its player or its letter keys, and they are not rendered yet
 * (`lib/shared/root-marks.ts`).
 */
function isBeginningAwaited(): boolean {
  if (expectsPicture()) return !pictureIn(document.body);
  // What the server sends later stands in a hidden element, until a script puts it in its place.
  const hasLetters = () => candidatesIn(document.body).some((key) => key.matches('form [data-begins] *'));
  return document.documentElement.matches('[data-letters]') && !hasLetters();
}

/** Moves a lost focus to the element nearest to its last position, or from the title of a dialog to its first action. */
function recover(boxes: WeakMap<HTMLElement, Box>): void {
  const scope = scopeOf(openDialog(document.activeElement));
  // The content of a dialog has loaded, and what the focus was on before is its close button.
  const isAtTitle = document.activeElement?.matches('dialog h2') ?? false;
  const box = isAtTitle ? undefined : boxes.get(scope);
  const target = (box && closest(scope, box)) ?? firstIn(scope);
  if (target) focusOn(target);
}

/**
 * The main buttons of a page, or its main list. Filters come before the list in the document, but the focus starts at
 * the list.
 */
const BEGINNINGS = '[data-actions], [data-begins]';

/** The first action of a dialog, or of a page: its picture, what it marks, or what follows its heading. */
function firstIn(scope: HTMLElement): HTMLElement | null {
  const named = scope !== document.body && scope.querySelector<HTMLElement>('[data-autofocus]');
  if (named) return named;
  const picture = pictureIn(scope);
  if (picture) return picture;
  const area = scope === document.body ? (document.querySelector<HTMLElement>('main') ?? scope) : scope;
  const candidates = candidatesIn(area);
  const action = candidates.find((element) => element.closest(BEGINNINGS));
  if (action) return action;
  const actions = candidates.filter((element) => element.closest('[data-corner]') === null);
  const heading = area.querySelector('h1');
  const isAfter = (element: HTMLElement) =>
    heading && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return actions.find(isAfter) ?? actions[0] ?? candidates[0] ?? candidatesIn(scope)[0] ?? null;
}

function closest(scope: HTMLElement, { left, top, right, bottom }: Box): HTMLElement | null {
  const far = (element: HTMLElement) => {
    const box = boxOf(element);
    return Math.hypot(box.left + box.right - left - right, box.top + box.bottom - top - bottom);
  };
  const [first, ...others] = candidatesIn(scope).map((element) => ({ element, far: far(element) }));
  return first ? others.reduce((best, other) => (other.far < best.far ? other : best), first).element : null;
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

function alike({ tag, name }: Pick<Signature, 'tag' | 'name'>, scope: HTMLElement): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);
}

function signatureOf(element: HTMLElement): Signature {
  const known = { tag: element.tagName, name: nameOf(element) };
  return { ...known, at: alike(known, document.body).indexOf(element) };
}

function findIn(scope: HTMLElement, signature: Signature): HTMLElement | null {
  const found = alike(signature, scope);
  return found[signature.at] ?? found[0] ?? null;
}

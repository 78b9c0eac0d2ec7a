import type { Direction } from '@/lib/rules/television/remote';
import { isMotionReduced } from '../browser/motion';
import { boxOf, candidatesIn, headerOf, scopeOf } from './candidates';
import { type Box, nearest } from './nearest';
import { controlFrom, pictureIn } from './picture';

/** Within one of these an arrow stays as long as there is something ahead. */
const LISTS = 'ul, ol, nav, form, fieldset, aside, [role="tablist"]';

/** Of pages of rows, and of a title. */
const ROWS = 'section[data-row], article section[aria-labelledby]';

/**
 * If the target is farther outside of the window than this share of its height, the page scrolls instead, so that the
 * text in between can be read.
 */
const JUMP_SHARE = 0.4;
const SCROLL_SHARE = 0.6;
/** The lower edge of the window, which a television may cut off. */
const MARGIN_SHARE = 0.1;
/** What is cut off there at most (styles/television.scss). */
const SAFE_SHARE = 0.05;
/** Key events that follow each other faster come from one key that is held down. */
const HELD_MS = 200;

/** Moves the focus from an element in a direction, or scrolls where nothing is ahead. */
export function move(from: HTMLElement, direction: Direction): void {
  const scope = scopeOf(from);
  const target = targetOf(from, direction, scope);
  if (target && !isFarAway(target)) focusOn(target, from);
  else if (direction === 'up' || direction === 'down') scroll(scope, direction);
}

/**
 * Focuses an element and scrolls it into view: with its row of tiles, or to the middle of the window if it was near an
 * edge. `left` is the element that had the focus before.
 */
export function focusOn(element: HTMLElement, left?: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.closest('[data-controls]')) return;
  if (headerOf(element)) {
    scrollTo({ top: 0 });
    return;
  }
  const behavior = behaviour();
  const isFirst = isOnFirstScreen(element);
  const row = isFirst ? null : rowOf(element);
  const block = isFirst || row ? 'nearest' : blockOf(element);
  const beyond = block === 'center' && left ? beyondCut(element, left) : null;
  if (beyond === null) element.scrollIntoView({ block, inline: 'nearest', behavior });
  else scrollTo({ top: beyond, behavior });
  if (isFirst) scrollTo({ top: 0, behavior });
  row?.scrollIntoView({ block: 'start', inline: 'nearest', behavior });
}

/** An element that fits into the first screen of the page is shown with the page scrolled to the top. */
function isOnFirstScreen(element: HTMLElement): boolean {
  if (scopeOf(element) !== document.body) return false;
  return element.getBoundingClientRect().bottom + scrollY <= innerHeight * (1 - SAFE_SHARE);
}

/**
 * A tile of a grid is scrolled to the top, so that every line of the grid stops at the same position
 * (grid.module.scss).
 */
function blockOf(element: HTMLElement): ScrollLogicalPosition {
  if (element.closest('[data-grid]')) return 'start';
  return isWellInView(element) ? 'nearest' : 'center';
}

/** The gap between the header and content that has scrolled under it. */
const CUT_GAP_PX = 8;

/**
 * How far to scroll so that the header does not cover only a part of the element that had the focus, such as the
 * buttons of a title: the element is then completely under the header. Null when nothing would be cut.
 */
function beyondCut(element: HTMLElement, left: HTMLElement): number | null {
  if (scopeOf(element) !== document.body || headerOf(left)) return null;
  const header = headerEnd();
  if (header === 0) return null;
  const [to, from] = [element.getBoundingClientRect(), left.getBoundingClientRect()];
  const by = (to.top + to.bottom) / 2 - (header + innerHeight) / 2;
  const isCut = from.top - by < header && from.bottom - by > header;
  const further = from.bottom + CUT_GAP_PX - header;
  const isStillInView = to.top - further > header;
  return by > 0 && isCut && isStillInView ? scrollY + further : null;
}

/**
 * The row of tiles around an element, if it fits into the window. It is then scrolled below the header together with
 * its heading, so that the row above is not cut.
 */
function rowOf(element: HTMLElement): Element | null {
  const row = element.closest(ROWS);
  return row && row.getBoundingClientRect().height <= innerHeight - headerEnd() ? row : null;
}

/** The lower edge of the header and of a sticky title: the page is visible below it. */
function headerEnd(): number {
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const free = Math.max(header, 0);
  const strips = [...document.querySelectorAll('[data-strip]')].map((strip) => strip.getBoundingClientRect());
  const stuck = strips.filter(
    ({ top, height }) => height > 0 && top <= Math.max(free, innerHeight * SAFE_SHARE),
  );
  return Math.max(free, ...stuck.map(({ bottom }) => bottom));
}

/** Focuses the first element of a page. The page does not scroll if the element is already in view. */
export function beginAt(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  // Touching the edge of the window counts as in view, so that the page stays at its top.
  const isInView = top >= headerEnd() && bottom <= innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

let last = 0;

/** A held key has no time for smooth scrolling. */
function behaviour(): ScrollBehavior {
  const since = performance.now() - last;
  last += since;
  return since < HELD_MS || isMotionReduced() ? 'instant' : 'smooth';
}

function isWellInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const header = headerEnd();
  const isTall = height > innerHeight * JUMP_SHARE && bottom > header && top < innerHeight;
  return isTall || (top > header && bottom < innerHeight * (1 - MARGIN_SHARE));
}

function targetOf(from: HTMLElement, direction: Direction, scope: HTMLElement): HTMLElement | null {
  const all = candidatesIn(scope);
  const picture = pictureIn(scope);
  if (!picture) return next(from, direction, all);
  const [inside, outside] = [
    all.filter((at) => picture.contains(at)),
    all.filter((at) => !picture.contains(at)),
  ];
  if (from === picture) {
    const control = direction === 'up' || direction === 'down' ? controlFrom(picture, direction) : null;
    return control ?? next(picture, direction, outside);
  }
  if (picture.contains(from)) return next(from, direction, inside) ?? next(picture, direction, outside);
  return next(from, direction, [...outside, picture]);
}

function next(from: HTMLElement, direction: Direction, among: HTMLElement[]): HTMLElement | null {
  const others = among.filter((item) => item !== from).map((item) => ({ item, box: boxOf(item) }));
  const candidates = isSideways(direction)
    ? others
    : others.filter(({ item }) => !isInFormBeside(from, item));
  const list = from.closest(LISTS);
  const near = list ? candidates.filter(({ item }) => list.contains(item)) : [];
  const box: Box = headerOf(from) ? from.getBoundingClientRect() : boxOf(from);
  const found = nearest(box, direction, near) ?? nearest(box, direction, candidates);
  if (found || !isSideways(direction)) return found ?? nearest(box, direction, others);
  return list?.matches('form') ? nearest(higher(box), direction, candidates) : null;
}

const isSideways = (direction: Direction) => direction === 'left' || direction === 'right';

/** Up and down do not move into the letter keys beside the results; they go on to the next line of results. */
function isInFormBeside(from: HTMLElement, to: HTMLElement): boolean {
  const form = to.closest('form');
  if (!form || form.contains(from)) return false;
  const [a, b] = [form.getBoundingClientRect(), from.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left;
}

/**
 * The lines of letter keys and of results have different heights. For a move between them the lines above and below
 * count as the same line.
 */
const higher = ({ left, top, right, bottom }: Box): Box => ({
  left,
  top: 2 * top - bottom,
  right,
  bottom: 2 * bottom - top,
});

function isFarAway(target: HTMLElement): boolean {
  if (headerOf(target)) return scrollY > innerHeight * (1 + JUMP_SHARE);
  const { top, bottom } = target.getBoundingClientRect();
  return top > innerHeight * (1 + JUMP_SHARE) || bottom < -innerHeight * JUMP_SHARE;
}

function scroll(scope: HTMLElement, direction: 'up' | 'down'): void {
  const by = innerHeight * SCROLL_SHARE * (direction === 'up' ? -1 : 1);
  if (scope === document.body) scrollBy({ top: by });
  else scope.scrollBy({ top: by });
}

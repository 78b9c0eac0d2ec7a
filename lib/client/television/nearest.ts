import {
  type FocusableComponent,
  type FocusableComponentLayout,
  SpatialNavigation,
} from '@noriginmedia/norigin-spatial-navigation-core';
import type { Direction } from '@/lib/rules/television/remote';

/** Where an element stands in the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Candidate<Item> {
  item: Item;
  box: Box;
}

/** Neighbours may overlap by rounding and by their focus rings. */
const SLACK_PX = 4;
/** The share of the smaller height that two elements of one line have in common at least. */
const LINE_SHARE = 0.25;

/**
 * The candidate that an arrow key leads to. Left and right stay in the same line. Up and down go to the next line, so
 * that a line with few elements is not skipped. The library chooses the element within that line.
 */
export function nearest<Item>(
  from: Box,
  direction: Direction,
  candidates: ReadonlyArray<Candidate<Item>>,
): Item | null {
  const ahead = candidates.filter(({ box }) => isAhead(from, direction, box));
  const line = isSideways(direction) ? ahead : nextLine(from, direction, ahead);
  const components = line.map((candidate, at) => componentOf(candidate.box, at));
  const [best] = SpatialNavigation.sortSiblingsByPriority(components, layoutOf(from), direction, '');
  return (best && line[Number(best.focusKey)]?.item) ?? null;
}

const isSideways = (direction: Direction) => direction === 'left' || direction === 'right';

function isAhead(from: Box, direction: Direction, to: Box): boolean {
  if (isSideways(direction)) {
    const common = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
    if (common < LINE_SHARE * Math.min(heightOf(from), heightOf(to))) return false;
    return distance(from, direction, to) >= -SLACK_PX;
  }
  // A button on a picture is above or below the middle of the picture.
  const beyond = middleOf(to) - middleOf(from);
  const isInside =
    Math.abs(beyond) > heightOf(from) / 4 && Math.sign(beyond) === (direction === 'up' ? -1 : 1);
  return distance(from, direction, to) >= -SLACK_PX || (isInside && isOver(from, to));
}

function nextLine<Item>(
  from: Box,
  direction: Direction,
  ahead: Array<Candidate<Item>>,
): Array<Candidate<Item>> {
  const far = ({ box }: Candidate<Item>) => Math.max(0, distance(from, direction, box));
  const [first, ...others] = ahead;
  if (!first) return [];
  const next = others.reduce((best, other) => (far(other) < far(best) ? other : best), first);
  const end = far(next) + heightOf(next.box) / 2;
  return ahead.filter((candidate) => far(candidate) <= end);
}

/** The space between the facing edges; negative when they overlap. */
function distance(from: Box, direction: Direction, to: Box): number {
  if (direction === 'down') return to.top - from.bottom;
  if (direction === 'up') return from.top - to.bottom;
  return direction === 'right' ? to.left - from.right : from.left - to.right;
}

const heightOf = ({ top, bottom }: Box) => bottom - top;
const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
const isOver = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The library compares registered components. Registering every element of a changing page would duplicate the page, so
 * the library gets only what it compares: a key and a layout.
 */
const componentOf = (box: Box, at: number) =>
  ({ focusKey: String(at), layout: layoutOf(box) }) as FocusableComponent;

const layoutOf = ({ left, top, right, bottom }: Box) => {
  const size = { width: right - left, height: bottom - top };
  return { left, top, right, bottom, x: left, y: top, ...size } as FocusableComponentLayout;
};

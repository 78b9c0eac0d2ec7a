import type { EventName, TilePosition } from '@/lib/rules/analytics/events';

/**
 * A press or a focus on the page, read from the marks of rows, tiles and links (`data-row`, `data-item`,
 * `data-event`).
 */
export interface Reading {
  names: EventName[];
  tile: TilePosition;
}

const SEARCH = '[data-search]';

/** The event of a press on this element; null when it is not measured. */
export function readPress(target: Element): Reading | null {
  const marked = target.closest<HTMLElement>('[data-event]');
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const item = target.closest<HTMLElement>('[data-item]');
  const names: EventName[] = [];
  if (marked?.dataset.event) names.push(marked.dataset.event as EventName);
  if (item) names.push('click');
  const path = link && link.origin === location.origin ? link.pathname : null;
  const opened = path && openedBy(path, link as Element);
  if (opened) names.push(opened);
  return names.length > 0 ? { names, tile: tilePositionOf(target) } : null;
}

/** The tile and the row of an element. */
export function tilePositionOf(target: Element): TilePosition {
  const item = target.closest<HTMLElement>('[data-item]');
  const row = target.closest<HTMLElement>('[data-row]');
  const position: TilePosition = {};
  if (row?.dataset.row) position.row = row.dataset.row;
  if (item?.dataset.item) {
    position.item = item.dataset.item;
    const tile = item.closest('li');
    const index = tile ? [...(tile.parentElement?.children ?? [])].indexOf(tile) : -1;
    if (index >= 0) position.index = index;
  }
  return position;
}

export const isChannel = (item: Element): boolean =>
  item.matches('a[href^="/channels/"]') || item.querySelector('a[href^="/channels/"]') !== null;

export const isSearchField = (target: Element): boolean => target.matches(`${SEARCH} input`);

/** The event of a link, by its address and its place. */
function openedBy(path: string, link: Element): EventName | null {
  const [, first = '', second] = path.split('/');
  // Pages of the menu, in the header and in the bar of phones.
  if (link.closest('header nav, body > nav')) return first ? `open_${first}` : 'open_startpage';
  if (first === 'row') return 'see_all';
  if (first === 'watch') return 'play';
  if (first === 'contents') return 'open_content';
  if (first === 'channels' && second) return 'open_channel';
  if (first === 'packets') return 'packet_info';
  // The header leads to the account as a screen of the settings.
  return first === 'lk' || (first === 'settings' && second === 'account') ? 'open_lk' : null;
}

import type { GuideRow, KnownRow } from './view';

/** What came with the page shows at once; its hours are no whole block, so they are asked for all the same. */
export function knownRow({ channel, entries }: GuideRow): KnownRow {
  return { channel, entries: entries ?? [], blocks: new Map() };
}

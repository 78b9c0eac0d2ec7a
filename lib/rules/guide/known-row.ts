import type { GuideRow, KnownRow } from './view';

/** Programmes of the page are shown at once; they are not a whole block, so the block is requested too. */
export function knownRow({ channel, entries }: GuideRow): KnownRow {
  return { channel, entries: entries ?? [], blocks: new Map() };
}

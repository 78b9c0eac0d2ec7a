import type { RowSource } from '../db/schema/rows.ts';
import { isSeenByRole } from '../domain/age.ts';
import type { Tables } from './load.ts';

/** Spec 2 §2: the page of that id is hidden from child profiles. */
const MY_PAGE = 1000;

/** Contents a child may see: of that age themselves, and below nothing that is not. */
function contentsSeen(tables: Tables): Tables['contents'] {
  const byId = new Map(tables.contents.map((row) => [row.id, row]));
  const isSeen = (row: Tables['contents'][number]): boolean => {
    const parent = row.parentId === null ? null : byId.get(row.parentId);
    // An age that is left out is the parent's (db/schema/catalogue.ts); a parent that is missing hides its children anyway.
    const own = row.age === null || isSeenByRole(row.age, 'child');
    return own && (!parent || isSeen(parent));
  };
  return tables.contents.filter(isSeen);
}

/** A row without the promotions that lead where a child may not go. */
function sourceSeen(source: RowSource, contents: Set<string>, channels: Set<number>): RowSource {
  if (source.kind !== 'promotions') return source;
  const items = source.items.filter(({ destination: { type, id = '' } }) => {
    if (type === 'content') return contents.has(id);
    if (type === 'channel') return channels.has(Number(id));
    return !(type === 'rowset' && id === String(MY_PAGE));
  });
  return { ...source, items };
}

/**
 * The catalogue as a child profile gets it (spec 2 §5, §6): what is not for it is not there at all, in no list, on no
 * schedule, under no direct id. Routes cannot forget what they never see.
 */
export function forChildren(tables: Tables): Tables {
  const contents = contentsSeen(tables);
  const channels = tables.channels.filter(({ age, isAdult }) => isSeenByRole(age, 'child', isAdult));
  const contentIds = new Set(contents.map(({ id }) => id));
  const channelIds = new Set(channels.map(({ id }) => id));
  return {
    ...tables,
    isForChildren: true,
    contents,
    channels,
    contentLibraries: tables.contentLibraries.filter(({ contentId }) => contentIds.has(contentId)),
    trailers: tables.trailers.filter(({ contentId }) => contentIds.has(contentId)),
    credits: tables.credits.filter(({ contentId }) => contentIds.has(contentId)),
    weeks: tables.weeks.filter(({ channelId }) => channelIds.has(channelId)),
    packetChannels: tables.packetChannels.filter(({ channelId }) => channelIds.has(channelId)),
    categories: tables.categories.filter(({ tags }) => !tags.is_adult),
    rows: tables.rows.map((row) => ({ ...row, source: sourceSeen(row.source, contentIds, channelIds) })),
    rowsets: tables.rowsets.filter(({ id }) => id !== MY_PAGE),
  };
}

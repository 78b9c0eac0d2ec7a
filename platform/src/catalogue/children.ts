import type { RowSource } from '../db/schema/rows.ts';
import { type ChildLevel, isSeenAt } from '../domain/age.ts';
import type { Tables } from './load.ts';

/** Spec 2 §2: the page of that id is hidden from child profiles. */
const MY_PAGE = 1000;

/** Contents that a child of that level may see: the age of the content and of everything above it allows it. */
function contentsSeen(tables: Tables, level: ChildLevel): Tables['contents'] {
  const byId = new Map(tables.contents.map((row) => [row.id, row]));
  const isSeen = (row: Tables['contents'][number]): boolean => {
    const parent = row.parentId === null ? null : byId.get(row.parentId);
    // A missing age means the age of the parent (db/schema/catalogue.ts); a content with a missing parent is hidden anyway.
    const own = row.age === null || isSeenAt(level, row.age);
    return own && (!parent || isSeen(parent));
  };
  return tables.contents.filter(isSeen);
}

/** A row source without promotions whose target is hidden from children. */
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
 * The catalogue for child profiles of an age level (spec 2 §5, §6): hidden content is missing completely, from lists, schedules and direct
 * ids. So no route can show it by mistake.
 */
export function forChildren(tables: Tables, level: ChildLevel): Tables {
  const contents = contentsSeen(tables, level);
  const channels = tables.channels.filter(({ age, isAdult }) => isSeenAt(level, age, isAdult));
  const contentIds = new Set(contents.map(({ id }) => id));
  const channelIds = new Set(channels.map(({ id }) => id));
  return {
    ...tables,
    childLevel: level,
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

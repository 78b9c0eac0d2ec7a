import type { Promotion, RowSource } from '../db/schema/rows.ts';
import { type Found, onlyFound } from '../search/found.ts';
import { answersGuided } from '../search/guided.ts';
import { onAir } from './air.ts';
import { pick } from './groups.ts';
import type { Channel, Content, Person, Snapshot } from './model.ts';
import { filterContents, queryContents, type RowFilters } from './query.ts';

/** All items of a row, before they are cut into pages. Rows of the viewer's own data are filled in routes/own-rows.ts. */
export type RowItems =
  | { kind: 'contents'; items: Content[] }
  | { kind: 'channels'; items: Channel[] }
  | { kind: 'persons'; items: Person[] }
  | { kind: 'promotions'; items: Promotion[] }
  | { kind: 'own'; items: never[] };

type SourceOf<Kind extends RowSource['kind']> = Extract<RowSource, { kind: Kind }>;

/** Whether a channel has a programme of an imported guide on air that has the words of the query. */
export function airsGuided(snapshot: Snapshot, channel: Channel, found: Found, nowMs: number): boolean {
  const content = onAir(snapshot, channel, nowMs)?.content;
  return content?.guided ? answersGuided(content, found.readings) : false;
}

/** Channels with a found programme on air, the best match first. */
function airing(snapshot: Snapshot, channels: readonly Channel[], found: Found, nowMs: number): Channel[] {
  const places = new Map<Channel, number>();
  for (const channel of channels) {
    const entry = onAir(snapshot, channel, nowMs);
    if (!entry) continue;
    const isGuided = airsGuided(snapshot, channel, found, nowMs);
    const rank = isGuided ? found.all.length : found.contents.get(entry.content.root);
    if (rank !== undefined) places.set(channel, rank);
  }
  return onlyFound(channels, places);
}

function fillChannels(snapshot: Snapshot, source: SourceOf<'channels'>, filters: RowFilters): Channel[] {
  const { ids, categoryId, isFree, isOnAir } = source;
  const { found, nowMs } = filters;
  const all = ids ? pick(snapshot.channels, ids) : [...snapshot.channels.values()];
  const byName = found && !isOnAir ? onlyFound(all, found.channels) : all;
  const pool = found && isOnAir && nowMs !== undefined ? airing(snapshot, all, found, nowMs) : byName;
  return pool.filter(
    (channel) =>
      channel.isAvailable &&
      (categoryId === undefined || channel.categoryIds.includes(categoryId)) &&
      (isFree === undefined || channel.isFree === isFree),
  );
}

function fillPersons(snapshot: Snapshot, source: SourceOf<'persons'>, { found }: RowFilters): Person[] {
  const all = source.ids ? pick(snapshot.persons, source.ids) : [...snapshot.persons.values()];
  const pool = found ? onlyFound(all, found.persons) : all;
  return pool.filter((person) => !source.role || person.roles.includes(source.role));
}

/** Fills a row from its source; a row of the search page is empty without a search text. */
export function fillRow(snapshot: Snapshot, source: RowSource, filters: RowFilters): RowItems {
  const isWaiting = 'onlyWithText' in source && source.onlyWithText === true && !filters.found;
  switch (source.kind) {
    case 'contents': {
      const items = filterContents(snapshot, pick(snapshot.contents, source.ids), filters);
      return { kind: 'contents', items };
    }
    case 'query': {
      const items = isWaiting ? [] : filterContents(snapshot, queryContents(snapshot, source), filters);
      return { kind: 'contents', items: items.slice(0, source.most) };
    }
    case 'channels':
      return { kind: 'channels', items: isWaiting ? [] : fillChannels(snapshot, source, filters) };
    case 'persons':
      return { kind: 'persons', items: isWaiting ? [] : fillPersons(snapshot, source, filters) };
    case 'promotions':
      return { kind: 'promotions', items: source.items };
    case 'history':
    case 'because':
    case 'favourites':
      return { kind: 'own', items: [] };
  }
}

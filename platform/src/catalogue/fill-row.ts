import type { Promotion, RowSource } from '../db/schema/rows.ts';
import { CHILD_MAX_AGE } from '../domain/age.ts';
import { matches } from '../domain/text.ts';
import { pick } from './groups.ts';
import type { Channel, Content, Person, Snapshot } from './model.ts';
import { filterContents, queryContents, type RowFilters } from './query.ts';

/** Everything a row holds, before it is cut into pages. History belongs to a viewer and is filled elsewhere. */
export type RowItems =
  | { kind: 'contents'; items: Content[] }
  | { kind: 'channels'; items: Channel[] }
  | { kind: 'persons'; items: Person[] }
  | { kind: 'promotions'; items: Promotion[] }
  | { kind: 'history'; items: never[] };

type SourceOf<Kind extends RowSource['kind']> = Extract<RowSource, { kind: Kind }>;

function fillChannels(snapshot: Snapshot, source: SourceOf<'channels'>, filters: RowFilters): Channel[] {
  const { ids, categoryId, isFree } = source;
  const pool = ids ? pick(snapshot.channels, ids) : [...snapshot.channels.values()];
  const { text } = filters;
  return pool.filter(
    (channel) =>
      channel.isAvailable &&
      (categoryId === undefined || channel.categoryIds.includes(categoryId)) &&
      (isFree === undefined || channel.isFree === isFree) &&
      (!filters.isChild || (channel.age <= CHILD_MAX_AGE && !channel.isAdult)) &&
      (!text || matches(channel.searchText, text)),
  );
}

function fillPersons(snapshot: Snapshot, source: SourceOf<'persons'>, { text }: RowFilters): Person[] {
  const pool = source.ids ? pick(snapshot.persons, source.ids) : [...snapshot.persons.values()];
  return pool.filter(
    (person) =>
      (!source.role || person.roles.includes(source.role)) && (!text || matches(person.searchText, text)),
  );
}

/** Fills a row from its source; a row of the search page is empty until something is asked for. */
export function fillRow(snapshot: Snapshot, source: RowSource, filters: RowFilters): RowItems {
  const isWaiting = 'onlyWithText' in source && source.onlyWithText === true && !filters.text;
  switch (source.kind) {
    case 'contents': {
      const items = filterContents(snapshot, pick(snapshot.contents, source.ids), filters);
      return { kind: 'contents', items };
    }
    case 'query': {
      const items = isWaiting ? [] : filterContents(snapshot, queryContents(snapshot, source), filters);
      return { kind: 'contents', items };
    }
    case 'channels':
      return { kind: 'channels', items: isWaiting ? [] : fillChannels(snapshot, source, filters) };
    case 'persons':
      return { kind: 'persons', items: isWaiting ? [] : fillPersons(snapshot, source, filters) };
    case 'promotions':
      return { kind: 'promotions', items: source.items };
    case 'history':
      return { kind: 'history', items: [] };
  }
}

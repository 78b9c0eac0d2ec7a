import type { Channel, Content, Person, Snapshot } from '../catalogue/model.ts';
import { intId } from '../domain/identifiers.ts';
import type { Reading } from '../domain/search/wanted.ts';
import { EXACT_FROM, type Hit } from './find.ts';

/** A search result. */
export type FoundItem =
  | { kind: 'content'; item: Content }
  | { kind: 'channel'; item: Channel }
  | { kind: 'person'; item: Person };

/** The results of a query, the best first, with the rank of each in its kind. */
export type Found = {
  all: FoundItem[];
  contents: ReadonlyMap<Content, number>;
  channels: ReadonlyMap<Channel, number>;
  persons: ReadonlyMap<Person, number>;
  /** Nothing has the words of the query: the results have names like them. */
  isSimilar: boolean;
  /** The readings of the query: for data that is not in the table of names. */
  readings: readonly Reading[];
};

function lookUp(snapshot: Snapshot, { kind, id }: Hit): FoundItem | null {
  if (kind === 'channel') {
    const item = snapshot.channels.get(intId(id) ?? 0);
    return item ? { kind, item } : null;
  }
  if (kind === 'person') {
    const item = snapshot.persons.get(intId(id) ?? 0);
    return item ? { kind, item } : null;
  }
  const item = snapshot.contents.get(id);
  return item && !item.isLost ? { kind: 'content', item } : null;
}

/** Search hits as objects of this catalogue; those that it no longer has are left out. */
export function foundIn(snapshot: Snapshot, hits: readonly Hit[], readings: readonly Reading[]): Found {
  const all = hits.flatMap((hit) => lookUp(snapshot, hit) ?? []);
  const contents = new Map<Content, number>();
  const channels = new Map<Channel, number>();
  const persons = new Map<Person, number>();
  for (const [place, { kind, item }] of all.entries()) {
    if (kind === 'content') contents.set(item, place);
    else if (kind === 'channel') channels.set(item, place);
    else persons.set(item, place);
  }
  const isSimilar = hits.length > 0 && hits.every(({ rank }) => rank < EXACT_FROM);
  return { all, contents, channels, persons, isSimilar, readings };
}

/** The found items of a list, the best first. */
export function onlyFound<T>(list: readonly T[], places: ReadonlyMap<T, number>): T[] {
  return list.filter((item) => places.has(item)).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

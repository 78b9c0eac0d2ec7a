import type { Favourite } from '../db/queries/favourites.ts';
import type { FavouriteKind } from '../db/schema/viewing.ts';
import { intId } from '../domain/identifiers.ts';
import type { RowItems } from './fill-row.ts';
import type { Channel, Content, Person, Snapshot } from './model.ts';

type Named = Pick<Favourite, 'kind' | 'objectId'>;

/** The object of a favourite; null when it is not in this catalogue. */
export function favouriteObject(
  snapshot: Snapshot,
  { kind, objectId }: Named,
): Channel | Content | Person | null {
  if (kind === 'channel') return snapshot.channels.get(intId(objectId) ?? 0) ?? null;
  if (kind === 'person') return snapshot.persons.get(intId(objectId) ?? 0) ?? null;
  const content = snapshot.contents.get(objectId);
  return content && !content.isLost ? content : null;
}

/** Favourites of one kind as the items of a row, in the order of the favourites. */
export function favouriteItems(
  snapshot: Snapshot,
  kind: FavouriteKind,
  favourites: readonly Named[],
): RowItems {
  const keys = favourites.filter((one) => one.kind === kind).map(({ objectId }) => objectId);
  const numbers = keys.flatMap((key) => intId(key) ?? []);
  switch (kind) {
    case 'channel':
      return { kind: 'channels', items: numbers.flatMap((id) => snapshot.channels.get(id) ?? []) };
    case 'person':
      return { kind: 'persons', items: numbers.flatMap((id) => snapshot.persons.get(id) ?? []) };
    case 'content':
    case 'program': {
      const items = keys.flatMap((id) => snapshot.contents.get(id) ?? []).filter(({ isLost }) => !isLost);
      return { kind: 'contents', items };
    }
  }
}

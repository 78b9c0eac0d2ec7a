import { intId, snowflakeOf } from '../domain/identifiers.ts';
import { ApiError } from '../http/errors.ts';
import type { Channel, Content, Library, Person, Row, Rowset, Snapshot } from './model.ts';

function found<T>(item: T | null | undefined): T {
  if (item === null || item === undefined) throw new ApiError('not_found');
  return item;
}

/** By slug, by id, or by the digits a slug ends with (wire 1.7). */
export function findContent(snapshot: Snapshot, key: string): Content {
  return found(snapshot.contentsBySlug.get(key) ?? snapshot.contents.get(snowflakeOf(key) ?? key));
}

/** By number or by slug (spec 2 §5). */
export function findChannel(snapshot: Snapshot, key: string): Channel {
  const id = intId(key);
  return found(id === null ? snapshot.channelsBySlug.get(key) : snapshot.channels.get(id));
}

export function findPerson(snapshot: Snapshot, key: string): Person {
  const id = intId(key);
  return found(id === null ? snapshot.personsBySlug.get(key) : snapshot.persons.get(id));
}

export function findLibrary(snapshot: Snapshot, key: string): Library {
  return found(snapshot.libraries.get(intId(key) ?? 0));
}

/** By slug, by `slug-<18 digits>` or by the digits alone (wire 4). */
export function findRow(snapshot: Snapshot, key: string): Row {
  return found(snapshot.rowsBySlug.get(key) ?? snapshot.rows.get(snowflakeOf(key) ?? key));
}

export function findRowset(snapshot: Snapshot, key: string): Rowset {
  return found(snapshot.rowsets.find(({ id, slug }) => slug === key || String(id) === key));
}

import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/model.ts';
import { catalogueOf } from '../catalogue/store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { readsOf } from '../db/reads.ts';
import { readings } from '../domain/search/wanted.ts';
import { fillNames, namesVersion } from './fill.ts';
import { findNames, type Hit } from './find.ts';
import { type Found, foundIn } from './found.ts';

/** The number of cached queries: a page of results repeats its query for each of its rows. */
const MAX_CACHED = 200;
const ANY_AGE = 1000;

export interface SearchStore {
  /** The results of a text in a catalogue; in that of a child nothing above its level is found. An empty text finds nothing. */
  find(snapshot: Snapshot, text: string): Promise<Found>;
}

function searchStore(deps: { db: Database; clock: Clock }): SearchStore {
  const { db } = deps;
  const reads = readsOf(db);
  const catalogue = catalogueOf(deps);
  let filled: { version: number; done: Promise<void> } | null = null;
  const cache = new LRUCache<string, Hit[], () => Promise<Hit[]>>({
    max: MAX_CACHED,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: find }) => find(),
  });

  function fillOnce(snapshot: Snapshot): Promise<void> {
    if (filled && filled.version >= snapshot.version) return filled.done;
    cache.clear();
    const { version } = snapshot;
    const done = fillNames(db, snapshot).catch((error: unknown) => {
      // The next request tries again.
      filled = null;
      throw error;
    });
    filled = { version, done };
    return done;
  }

  /** From a replica, unless it lacks the names of this version: results are kept as long as the version. */
  const findAt = (version: number, text: string, maxAge: number): Promise<Hit[]> =>
    reads(async (from) => {
      const isThere = from === db || (await namesVersion(from)) >= version;
      return findNames(isThere ? from : db, text, maxAge);
    });

  async function query(text: string, maxAge: number): Promise<Hit[]> {
    // The table has all names; the query filters what the caller may find.
    const snapshot = await catalogue.current();
    await fillOnce(snapshot);
    return cache.forceFetch(`${maxAge} ${text}`, { context: () => findAt(snapshot.version, text, maxAge) });
  }

  return {
    async find(snapshot, text) {
      const wanted = text.trim().toLowerCase();
      const understood = readings(wanted);
      if (understood.length === 0) return foundIn(snapshot, [], understood);
      return foundIn(snapshot, await query(wanted, snapshot.childLevel ?? ANY_AGE), understood);
    },
  };
}

const stores = new WeakMap<object, SearchStore>();

/** The shared search of a server. */
export function searchOf(deps: { db: Database; clock: Clock }): SearchStore {
  let store = stores.get(deps.db);
  if (!store) {
    store = searchStore(deps);
    stores.set(deps.db, store);
  }
  return store;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { CHILD_LEVELS, type ChildLevel } from '../domain/age.ts';
import type { Caller } from '../http/caller.ts';
import { buildSnapshot } from './build.ts';
import { forChildren } from './children.ts';
import { covers, loadGuide } from './guide.ts';
import { loadTables, type Tables } from './load.ts';
import type { Snapshot } from './model.ts';
import { catalogueVersion, readsAt } from './version.ts';

/** The longest time without checking whether the catalogue has changed. */
const RECHECK_MS = 5000;
/** How long requests wait for the check and for a changed catalogue; after that the last loaded one is used. */
const WAIT_LIMIT_MS = 1000;

interface CachedCatalogue {
  current(): Promise<Snapshot>;
  latest(): Snapshot | null;
  refresh(): Promise<void>;
  version(): number;
}

export interface CatalogueStore {
  /** The whole catalogue, at most a few seconds old. */
  current(): Promise<Snapshot>;
  /** What `current` gave last, without waiting. */
  latest(): Snapshot | null;
  /** Called after a change: every later request gets the new catalogue. */
  refresh(): Promise<void>;
  /** Grows with every change that was noticed: results of an earlier version are outdated. */
  version(): number;
  /** The catalogue that this caller may see: for everything that is shown. */
  shownTo(caller: Pick<Caller, 'childLevel'> | null): Promise<Snapshot>;
}

/**
 * A cached catalogue. A check reads only its version, once for all requests that come meanwhile; the first answer after a
 * change has the new catalogue. While the database is slow or away, the last loaded snapshot is used.
 */
function cachedCatalogue(
  db: Database,
  clock: Clock,
  narrow: (tables: Tables) => Tables,
  waitLimitMs: number,
): CachedCatalogue {
  let snapshot: Snapshot | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<Snapshot> | null = null;
  let waitLimit: Promise<unknown> = Promise.resolve();
  let changes = 0;

  async function withGuide(loaded: Snapshot): Promise<Snapshot> {
    const reads = readsAt(db, loaded.version);
    return { ...loaded, guide: await reads((source) => loadGuide(source, loaded, clock.now())) };
  }

  async function load(version: number): Promise<Snapshot> {
    return readsAt(
      db,
      version,
    )(async (source) => {
      const loaded = buildSnapshot(version, narrow(await loadTables(source)));
      return { ...loaded, guide: await loadGuide(source, loaded, clock.now()) };
    });
  }

  async function refresh(): Promise<Snapshot> {
    const version = await catalogueVersion(db);
    if (!snapshot || snapshot.version !== version) snapshot = await load(version);
    else if (!covers(snapshot.guide, clock.now())) snapshot = await withGuide(snapshot);
    return snapshot;
  }

  function refreshOnce(): Promise<Snapshot> {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  }

  function letWaitFor(load: Promise<unknown>): void {
    waitLimit = Promise.race([load.catch(() => undefined), wait(waitLimitMs, undefined, { ref: false })]);
  }

  function recheck(): void {
    checkedAt = clock.now();
    letWaitFor(refreshOnce());
  }

  async function refreshAfterRunning(): Promise<void> {
    // The running load may have read before the change.
    await running?.catch(() => undefined);
    await refreshOnce();
  }

  return {
    async current() {
      if (!snapshot) {
        checkedAt = clock.now();
        return refreshOnce();
      }
      // Without the guide, imported channels would look off air, so this is worth waiting for.
      if (!covers(snapshot.guide, clock.now())) await refreshOnce().catch(() => undefined);
      const age = clock.now() - checkedAt;
      // A clock that was set back (tests) must not stop the checks.
      if (age > RECHECK_MS || age < 0) recheck();
      await waitLimit;
      return snapshot;
    },
    latest: () => snapshot,
    async refresh() {
      if (!snapshot) return;
      // From here on, results of the old version are not returned, although the new catalogue is still loading.
      changes += 1;
      const load = refreshAfterRunning();
      letWaitFor(load);
      await load;
    },
    version: () => (snapshot?.version ?? 0) + changes,
  };
}

/** The full catalogue, and one for each age level of children, which is loaded for the first child of that level. */
export function catalogueStore(db: Database, clock: Clock, waitLimitMs = WAIT_LIMIT_MS): CatalogueStore {
  const whole = cachedCatalogue(db, clock, (tables) => tables, waitLimitMs);
  const childish = new Map<ChildLevel, CachedCatalogue>(
    CHILD_LEVELS.map((level) => [
      level,
      cachedCatalogue(db, clock, (tables) => forChildren(tables, level), waitLimitMs),
    ]),
  );
  return {
    current: whole.current,
    latest: whole.latest,
    refresh: async () => {
      await Promise.all([whole, ...childish.values()].map((one) => one.refresh()));
    },
    version: whole.version,
    shownTo: (caller) => {
      const level = caller?.childLevel ?? null;
      if (level === null) return whole.current();
      const ofLevel = childish.get(level);
      if (!ofLevel) throw new Error(`no catalogue for the age level ${level}`);
      return ofLevel.current();
    },
  };
}

const stores = new WeakMap<object, CatalogueStore>();

/**
 * The shared catalogue of a server: all routes with the same `Deps` get the same one. The first call may say how long its
 * requests wait.
 */
export function catalogueOf(deps: { db: Database; clock: Clock }, waitLimitMs?: number): CatalogueStore {
  let store = stores.get(deps.db);
  if (!store) {
    store = catalogueStore(deps.db, deps.clock, waitLimitMs);
    stores.set(deps.db, store);
  }
  return store;
}

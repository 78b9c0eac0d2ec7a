import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Caller } from '../http/caller.ts';
import { buildSnapshot } from './build.ts';
import { forChildren } from './children.ts';
import { covers, loadGuide } from './guide.ts';
import { loadTables, type Tables } from './load.ts';
import type { Snapshot } from './model.ts';
import { catalogueVersion } from './version.ts';

/** How long a server may go without asking whether the catalogue has changed. */
const RECHECK_MS = 5000;
/** How long viewers wait for the answer, and for a catalogue that has changed; then the last good one has to do. */
const PATIENCE_MS = 1000;

interface Kept {
  current(): Promise<Snapshot>;
  refresh(): Promise<void>;
  version(): number;
}

export interface CatalogueStore {
  /** The whole catalogue as of at most a few seconds ago. */
  current(): Promise<Snapshot>;
  /** Told that the catalogue has changed: whoever asks from now on gets the new one. */
  refresh(): Promise<void>;
  /** Rises with every change that has been noticed: what was made of the catalogue before that is old. */
  version(): number;
  /** The catalogue as this caller may see it: for everything that is shown. */
  shownTo(caller: Pick<Caller, 'profileRole'> | null): Promise<Snapshot>;
}

/**
 * A catalogue in memory. Only the version is asked for again, once for everybody who comes meanwhile; the first answer after a
 * change is of the new one. While the database is away, or slow, everybody gets the last good snapshot.
 */
function keptCatalogue(db: Database, clock: Clock, narrow: (tables: Tables) => Tables): Kept {
  let snapshot: Snapshot | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<Snapshot> | null = null;
  let patience: Promise<unknown> = Promise.resolve();

  async function withGuide(made: Snapshot): Promise<Snapshot> {
    return { ...made, guide: await loadGuide(db, made, clock.now()) };
  }

  async function refresh(): Promise<Snapshot> {
    const version = await catalogueVersion(db);
    if (!snapshot || snapshot.version !== version)
      snapshot = await withGuide(buildSnapshot(version, narrow(await loadTables(db))));
    else if (!covers(snapshot.guide, clock.now())) snapshot = await withGuide(snapshot);
    return snapshot;
  }

  function refreshOnce(): Promise<Snapshot> {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  }

  function recheck(): void {
    askedAt = clock.now();
    patience = Promise.race([
      refreshOnce().catch(() => undefined),
      wait(PATIENCE_MS, undefined, { ref: false }),
    ]);
  }

  return {
    async current() {
      if (!snapshot) {
        askedAt = clock.now();
        return refreshOnce();
      }
      // Without it channels would seem to be off air: the one thing that is worth waiting for.
      if (!covers(snapshot.guide, clock.now())) await refreshOnce().catch(() => undefined);
      const age = clock.now() - askedAt;
      // A clock that was set back (tests) must not freeze the catalogue.
      if (age > RECHECK_MS || age < 0) recheck();
      await patience;
      return snapshot;
    },
    async refresh() {
      if (!snapshot) return;
      // What is under way may have asked before the change.
      await running?.catch(() => undefined);
      await refreshOnce();
    },
    version: () => snapshot?.version ?? 0,
  };
}

/** The catalogue of everybody, and that of children, which is made when the first child comes. */
export function catalogueStore(db: Database, clock: Clock): CatalogueStore {
  const whole = keptCatalogue(db, clock, (tables) => tables);
  const childish = keptCatalogue(db, clock, forChildren);
  return {
    current: whole.current,
    refresh: async () => {
      await Promise.all([whole.refresh(), childish.refresh()]);
    },
    version: whole.version,
    shownTo: (caller) => (caller?.profileRole === 'child' ? childish : whole).current(),
  };
}

const stores = new WeakMap<object, CatalogueStore>();

/** The one catalogue of a server: every area of routes asks for it with the same `Deps`. */
export function catalogueOf(deps: { db: Database; clock: Clock }): CatalogueStore {
  let store = stores.get(deps.db);
  if (!store) {
    store = catalogueStore(deps.db, deps.clock);
    stores.set(deps.db, store);
  }
  return store;
}

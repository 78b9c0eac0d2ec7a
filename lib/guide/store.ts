import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/schedule/limits';
import type { BlockState } from './cells';
import { BLOCK_LIFE_MS, BLOCK_ROWS } from './limits';
import { blocksIn, type RowSpan, rowBlocksIn } from './span';
import type { GuideBlock, GuideChannel, GuideEntry, GuideRow, TimeSpan } from './view';

/** What is known of one channel. A change makes a new one, so that unchanged rows are not drawn again. */
export interface KnownRow {
  channel: GuideChannel;
  /** Sorted by time. */
  entries: readonly GuideEntry[];
  /** Blocks of hours, by their beginning. */
  blocks: ReadonlyMap<number, Exclude<BlockState, 'waiting'>>;
}

export interface BlockQuery {
  row: number;
  rows: number;
  /** Beginning of the block of hours. */
  start: number;
}

interface Request {
  state: 'waiting' | 'loading' | 'loaded' | 'failed';
  attempts: number;
  loadedAt: number;
}

/** A scroll through everything must not ask for everything at once. */
const AT_ONCE = 3;

/**
 * The programmes of the guide: asked for in blocks of channels × hours where the viewer looks, and kept while the page
 * stands. Without React; the screens read it with `useSyncExternalStore`.
 */
export class GuideStore {
  readonly #load: (query: BlockQuery) => Promise<GuideBlock>;
  readonly #rows = new Map<number, KnownRow>();
  readonly #requests = new Map<string, Request>();
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #wanted: BlockQuery[] = [];
  #loading = 0;
  #version = 0;

  constructor(first: readonly GuideRow[], load: (query: BlockQuery) => Promise<GuideBlock>) {
    this.#load = load;
    // What came with the page shows at once; its hours are no whole block, so they are asked for all the same.
    first.forEach(({ channel, entries }, index) => {
      this.#rows.set(index, { channel, entries: entries ?? [], blocks: new Map() });
    });
  }

  row(index: number): KnownRow | null {
    return this.#rows.get(index) ?? null;
  }

  /** Where the viewer looks now: what was wanted before and has not begun is given up. */
  want(rows: RowSpan, span: TimeSpan): void {
    const hours = blocksIn(span);
    this.#wanted = rowBlocksIn(rows).flatMap((row) => hours.map((start) => blockAround(row, start)));
    this.#next();
  }

  /** Whether a channel of which nothing is known yet stays unknown, because its block did not come. */
  isLost(row: number, start: number): boolean {
    return this.#requests.get(keyOf(blockAround(row, start)))?.state === 'failed';
  }

  /** Once more: for one channel, or for its block when not even the channel is known. */
  async retry(row: number, start: number): Promise<void> {
    if (!this.#rows.has(row)) {
      void this.#ask(blockAround(row, start));
      return this.#changed();
    }
    this.#mark(row, start, null);
    this.#changed();
    try {
      const block = await this.#load({ row, rows: 1, start });
      this.#take({ row, rows: 1, start }, block);
    } catch {
      this.#mark(row, start, 'failed');
    }
    this.#changed();
  }

  stop(): void {
    this.#wanted = [];
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly version = (): number => this.#version;

  #next(): void {
    for (const query of this.#wanted) {
      if (this.#loading >= AT_ONCE) return;
      if (this.#isDue(query)) void this.#ask(query);
    }
  }

  #isDue(query: BlockQuery): boolean {
    const request = this.#requests.get(keyOf(query));
    if (!request || request.state === 'waiting') return true;
    return request.state === 'loaded' && Date.now() - request.loadedAt > BLOCK_LIFE_MS;
  }

  async #ask(query: BlockQuery): Promise<void> {
    const key = keyOf(query);
    const request = this.#requests.get(key) ?? { state: 'waiting', attempts: 0, loadedAt: 0 };
    this.#requests.set(key, { ...request, state: 'loading' });
    this.#loading += 1;
    try {
      this.#take(query, await this.#load(query));
      this.#requests.set(key, { state: 'loaded', attempts: 0, loadedAt: Date.now() });
    } catch {
      this.#onFailure(query, request);
    }
    this.#loading -= 1;
    this.#changed();
    this.#next();
  }

  /** Spec 2 §4: five attempts, 3 s apart. What showed before goes on showing. */
  #onFailure(query: BlockQuery, { attempts }: Request): void {
    const key = keyOf(query);
    if (attempts + 1 < LOAD_ATTEMPTS) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#requests.set(key, { state: 'waiting', attempts: attempts + 1, loadedAt: 0 });
        this.#next();
      }, LOAD_RETRY_MS);
      this.#timers.add(timer);
      return;
    }
    this.#requests.set(key, { state: 'failed', attempts: 0, loadedAt: 0 });
    for (let row = query.row; row < query.row + query.rows; row += 1) {
      if (!this.#rows.get(row)?.blocks.has(query.start)) this.#mark(row, query.start, 'failed');
    }
  }

  #take({ row: first, start }: BlockQuery, { rows }: GuideBlock): void {
    rows.forEach(({ channel, entries }, offset) => {
      const index = first + offset;
      const known = this.#rows.get(index);
      const blocks = new Map(known?.blocks);
      blocks.set(start, entries ? 'ready' : 'failed');
      const merged = entries ? merge(known?.entries ?? [], entries) : (known?.entries ?? []);
      this.#rows.set(index, { channel, entries: merged, blocks });
    });
  }

  #mark(row: number, start: number, state: 'failed' | null): void {
    const known = this.#rows.get(row);
    if (!known) return;
    const blocks = new Map(known.blocks);
    if (state) blocks.set(start, state);
    else blocks.delete(start);
    this.#rows.set(row, { ...known, blocks });
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const blockAround = (row: number, start: number): BlockQuery => ({
  row: row - (row % BLOCK_ROWS),
  rows: BLOCK_ROWS,
  start,
});

const keyOf = ({ row, start }: BlockQuery): string => `${row}/${start}`;

/** The newer one of two that are the same programme. */
function merge(known: readonly GuideEntry[], more: readonly GuideEntry[]): GuideEntry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of more) byId.set(entry.id, entry);
  return [...byId.values()].sort((a, b) => a.startsAt - b.startsAt);
}

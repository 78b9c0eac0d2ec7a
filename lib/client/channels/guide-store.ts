import {
  BLOCK_LIFE_MS,
  BLOCK_ROWS,
  BLOCK_SECONDS,
  CHANGED_LIFE_MS,
  MOST_BLOCKS,
} from '@/lib/rules/guide/constants';
import { knownRow } from '@/lib/rules/guide/known-row';
import { blocksIn, type RowSpan, rowBlocksIn } from '@/lib/rules/guide/span';
import type {
  BlockState,
  GuideBlock,
  GuideEntry,
  GuideRow,
  KnownRow,
  TimeSpan,
} from '@/lib/rules/guide/view';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';

export interface BlockQuery {
  row: number;
  rows: number;
  /** The start of the first block of hours. */
  start: number;
  /** The number of blocks. */
  blocks: number;
}

interface Request {
  state: 'waiting' | 'loading' | 'loaded' | 'failed';
  attempts: number;
  settledAt: number;
  /** How long it stays settled. */
  lifeMs: number;
}

/** Limits the requests while the viewer scrolls through the whole list. */
const AT_ONCE = 3;

const NONE: ReadonlySet<number> = new Set();

/**
 * The programmes of the guide: requested in blocks of channels × hours that the viewer sees, and stored while
 * the page is open. Without React; the screens read it with `useSyncExternalStore`.
 */
export class GuideStore {
  readonly #load: (query: BlockQuery) => Promise<GuideBlock>;
  readonly #rows = new Map<number, KnownRow>();
  readonly #requests = new Map<string, Request>();
  /** By the first row of a block of channels: its blocks of hours that failed to load, also while they are requested again. */
  readonly #lost = new Map<number, ReadonlySet<number>>();
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #wanted: { rows: number[]; hours: number[] } = { rows: [], hours: [] };
  #loading = 0;
  #version = 0;

  constructor(first: readonly GuideRow[], load: (query: BlockQuery) => Promise<GuideBlock>) {
    this.#load = load;
    first.forEach((row, index) => {
      this.#rows.set(index, knownRow(row));
    });
  }

  row(index: number): KnownRow | null {
    return this.#rows.get(index) ?? null;
  }

  /** Sets the visible area; requests for the earlier one that have not started are dropped. */
  want(rows: RowSpan, span: TimeSpan): void {
    this.#wanted = { rows: rowBlocksIn(rows), hours: blocksIn(span) };
    this.#next();
  }

  /** The blocks of hours of a channel that are unknown because they failed to load; the same set while nothing changes. */
  lost(row: number): ReadonlySet<number> {
    return this.#lost.get(firstOf(row)) ?? NONE;
  }

  /** Requests what failed to load, for example when the connection is back. */
  again(): void {
    for (const [key, request] of this.#requests) {
      if (request.state === 'failed') this.#requests.set(key, { ...request, state: 'waiting' });
    }
    this.#next();
  }

  /** Requests again: one channel, or its whole block when the channel itself is unknown. */
  async retry(row: number, start: number): Promise<void> {
    if (!this.#rows.has(row)) {
      this.#note({ row: firstOf(row), start, blocks: 1 }, false);
      void this.#ask({ row: firstOf(row), rows: BLOCK_ROWS, start, blocks: 1 });
      return this.#changed();
    }
    this.#mark(row, start, 'waiting');
    this.#changed();
    try {
      const query = { row, rows: 1, start, blocks: 1 };
      this.#take(query, await this.#load(query));
    } catch {
      this.#mark(row, start, 'failed');
    }
    this.#changed();
  }

  stop(): void {
    this.#wanted = { rows: [], hours: [] };
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly version = (): number => this.#version;

  /** Adjacent blocks of hours that are due become one request, because each request looks up its channels. */
  #next(): void {
    for (const row of this.#wanted.rows) {
      if (this.#loading >= AT_ONCE) return;
      const hours = this.#wanted.hours;
      const from = hours.findIndex((start) => this.#isDue(row, start));
      const first = hours[from];
      if (first === undefined) continue;
      const rest = hours.slice(from);
      const settled = rest.findIndex((start) => !this.#isDue(row, start));
      const blocks = settled < 0 ? rest.length : settled;
      void this.#ask({ row, rows: BLOCK_ROWS, start: first, blocks: Math.min(blocks, MOST_BLOCKS) });
    }
  }

  #isDue(row: number, start: number): boolean {
    const request = this.#requests.get(keyOf(row, start));
    if (!request || request.state === 'waiting') return true;
    return request.state !== 'loading' && Date.now() - request.settledAt > request.lifeMs;
  }

  async #ask(query: BlockQuery): Promise<void> {
    const keys = startsOf(query).map((start) => keyOf(query.row, start));
    const attempts = Math.max(...keys.map((key) => this.#requests.get(key)?.attempts ?? 0));
    const set = (state: Request['state'], tried: number) => {
      const request = { state, attempts: tried, settledAt: Date.now(), lifeMs: BLOCK_LIFE_MS };
      for (const key of keys) this.#requests.set(key, request);
    };
    set('loading', attempts);
    this.#loading += 1;
    try {
      this.#take(query, await this.#load(query));
      set('loaded', 0);
      this.#note(query, false);
    } catch {
      // Spec 2 §4: five attempts, 3 s apart. Earlier programmes stay visible meanwhile.
      if (attempts + 1 < LOAD_ATTEMPTS) {
        this.#later(() => set('waiting', attempts + 1));
      } else {
        set('failed', 0);
        this.#note(query, true);
        this.#lose(query);
      }
    }
    this.#loading -= 1;
    this.#changed();
    this.#next();
  }

  #later(prepare: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      prepare();
      this.#next();
    }, LOAD_RETRY_MS);
    this.#timers.add(timer);
  }

  #note({ row, start, blocks }: Omit<BlockQuery, 'rows'>, isLost: boolean): void {
    const lost = new Set(this.#lost.get(row));
    for (const one of startsOf({ start, blocks })) {
      if (isLost) lost.add(one);
      else lost.delete(one);
    }
    this.#lost.set(row, lost);
  }

  #lose(query: BlockQuery): void {
    for (let row = query.row; row < query.row + query.rows; row += 1) {
      for (const start of startsOf(query)) {
        if (!this.#rows.get(row)?.blocks.has(start)) this.#mark(row, start, 'failed');
      }
    }
  }

  #take(query: BlockQuery, { rows }: GuideBlock): void {
    const span = { start: query.start, end: query.start + query.blocks * BLOCK_SECONDS };
    rows.forEach(({ channel, entries }, offset) => {
      const index = query.row + offset;
      const before = this.#rows.get(index);
      const known = before?.channel.id === channel.id ? before : null;
      if (before && !known) this.#shorten(firstOf(index));
      const blocks = new Map(known?.blocks);
      for (const start of startsOf(query)) blocks.set(start, entries ? 'ready' : 'failed');
      const merged = entries ? renew(known?.entries ?? [], entries, span) : (known?.entries ?? []);
      this.#rows.set(index, { channel, entries: merged, blocks });
    });
  }

  /** The list of channels has changed, so the loaded hours of these rows may belong to other channels. */
  #shorten(row: number): void {
    for (const [key, request] of this.#requests) {
      if (request.state === 'loaded' && key.startsWith(`${row}/`)) {
        this.#requests.set(key, { ...request, lifeMs: CHANGED_LIFE_MS });
      }
    }
  }

  #mark(row: number, start: number, state: BlockState): void {
    const known = this.#rows.get(row);
    if (known) this.#rows.set(row, { ...known, blocks: new Map(known.blocks).set(start, state) });
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** The first row of the block that contains a row. */
const firstOf = (row: number): number => row - (row % BLOCK_ROWS);

const startsOf = ({ start, blocks }: Pick<BlockQuery, 'start' | 'blocks'>): number[] =>
  Array.from({ length: blocks }, (_, index) => start + index * BLOCK_SECONDS);

const keyOf = (row: number, start: number): string => `${row}/${start}`;

/** An answer replaces its hours completely: an entry that is no longer announced disappears. */
function renew(known: readonly GuideEntry[], answer: readonly GuideEntry[], span: TimeSpan): GuideEntry[] {
  const others = known.filter(({ startsAt, endsAt }) => endsAt <= span.start || startsAt >= span.end);
  const byStart = new Map([...others, ...answer].map((entry) => [entry.startsAt, entry]));
  return [...byStart.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The limits of running and waiting work are reached. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Bounds {
  /** The number of running tasks. */
  places: number;
  /** How many of them may be of one kind, so that slow work leaves room for other work. */
  share: number;
  /** The number of waiting tasks; further ones are refused at once. */
  waiting: number;
  /** Kinds with lower limits for both. */
  lesser?: Readonly<Record<string, { share: number; waiting: number }>>;
}

interface Waiting {
  kind: string;
  begin(): void;
}

/** Limits how much work runs at once, in the order of arrival, and how much waits (quality F04). */
export class Semaphore {
  readonly #bounds: Bounds;
  readonly #running = new Map<string, number>();
  readonly #queue: Waiting[] = [];
  #taken = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get running(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  hasRoom(kind: string): boolean {
    const { places, share, lesser } = this.#bounds;
    return this.#taken < places && (this.#running.get(kind) ?? 0) < (lesser?.[kind]?.share ?? share);
  }

  /** @throws Busy */
  async run<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
    if (this.hasRoom(kind)) this.#start(kind);
    else await this.#wait(kind);
    try {
      return await work();
    } finally {
      this.#end(kind);
    }
  }

  #wait(kind: string): Promise<void> {
    const own = this.#bounds.lesser?.[kind]?.waiting;
    if (this.#queue.length >= this.#bounds.waiting) throw new Busy();
    if (own !== undefined && this.#queue.filter((one) => one.kind === kind).length >= own) throw new Busy();
    return new Promise((resolve) => {
      this.#queue.push({ kind, begin: resolve });
    });
  }

  #start(kind: string): void {
    this.#taken += 1;
    this.#running.set(kind, (this.#running.get(kind) ?? 0) + 1);
  }

  #end(kind: string): void {
    this.#taken -= 1;
    const left = (this.#running.get(kind) ?? 1) - 1;
    if (left > 0) this.#running.set(kind, left);
    else this.#running.delete(kind);
    const at = this.#queue.findIndex((one) => this.hasRoom(one.kind));
    const [next] = at < 0 ? [] : this.#queue.splice(at, 1);
    if (!next) return;
    // Takes the place before other tasks run, so that they cannot take it.
    this.#start(next.kind);
    next.begin();
  }
}

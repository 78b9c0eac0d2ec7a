/** The server has as much under way, and waiting, as it can carry. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Bounds {
  /** Worked on at once. */
  places: number;
  /** Of them, for work of one kind: what is slow leaves room for what is not. */
  share: number;
  /** Who may wait for a place; more are told so at once. */
  waiting: number;
  /** Kinds that have less of both. */
  lesser?: Readonly<Record<string, { share: number; waiting: number }>>;
}

interface Waiting {
  kind: string;
  letIn(): void;
}

/** Lets so many work at once, first come first served, and keeps every line short (facts/quality.md F04). */
export class Gate {
  readonly #bounds: Bounds;
  readonly #inside = new Map<string, number>();
  readonly #line: Waiting[] = [];
  #taken = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  hasRoom(kind: string): boolean {
    const { places, share, lesser } = this.#bounds;
    return this.#taken < places && (this.#inside.get(kind) ?? 0) < (lesser?.[kind]?.share ?? share);
  }

  /** @throws Busy */
  async through<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
    if (this.hasRoom(kind)) this.#enter(kind);
    else await this.#wait(kind);
    try {
      return await work();
    } finally {
      this.#leave(kind);
    }
  }

  #wait(kind: string): Promise<void> {
    const own = this.#bounds.lesser?.[kind]?.waiting;
    if (this.#line.length >= this.#bounds.waiting) throw new Busy();
    if (own !== undefined && this.#line.filter((one) => one.kind === kind).length >= own) throw new Busy();
    return new Promise((resolve) => {
      this.#line.push({ kind, letIn: resolve });
    });
  }

  #enter(kind: string): void {
    this.#taken += 1;
    this.#inside.set(kind, (this.#inside.get(kind) ?? 0) + 1);
  }

  #leave(kind: string): void {
    this.#taken -= 1;
    const left = (this.#inside.get(kind) ?? 1) - 1;
    if (left > 0) this.#inside.set(kind, left);
    else this.#inside.delete(kind);
    const at = this.#line.findIndex((one) => this.hasRoom(one.kind));
    const [next] = at < 0 ? [] : this.#line.splice(at, 1);
    if (!next) return;
    // The place is taken before anybody else looks.
    this.#enter(next.kind);
    next.letIn();
  }
}

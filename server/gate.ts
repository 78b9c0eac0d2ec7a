/** The server has as much under way as it can carry. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Lets so many in at once; there is no line to stand in, whoever comes too late is told so at once. */
export class Gate {
  readonly #limit: number;
  #inside = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#inside >= this.#limit;
  }

  /** @throws Busy */
  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw new Busy();
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }
}

/**
 * A program that runs, of a part of the cluster.
 * @typedef {{pid: number, ended: Promise<unknown>, kill: () => void, stop: () => Promise<void>}} Running `kill` is SIGKILL, `stop` asks
 */

/** One part of the cluster, which can be killed, stopped and started again at the same address. */
export class Part {
  /** @type {Running | null} */
  #running = null;
  /** Called when it ends without having been asked to. @type {(name: string) => void} */
  onDeath = () => {};

  /** @param {string} name @param {() => Promise<Running>} open */
  constructor(name, open) {
    this.name = name;
    this.open = open;
  }

  get isRunning() {
    return this.#running !== null;
  }

  get pid() {
    return this.#running?.pid ?? 0;
  }

  async start() {
    const running = await this.open();
    this.#running = running;
    running.ended.then(() => {
      if (this.#running !== running) return;
      this.#running = null;
      this.onDeath(this.name);
    });
  }

  /** As a crash: the process gets no chance to do anything. */
  async kill() {
    const running = this.#take();
    running?.kill();
    await running?.ended;
  }

  async stop() {
    await this.#take()?.stop();
  }

  #take() {
    const running = this.#running;
    this.#running = null;
    return running;
  }
}

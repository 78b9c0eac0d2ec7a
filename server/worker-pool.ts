import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DEATHS_WITHIN_MS,
  MOST_DEATHS,
  RESTART_PAUSE_MS,
  STOP_MESSAGE,
  WORKER_READY_MS,
  WORKER_SLOT,
  WORKER_STOP_LIMIT_MS,
} from './constants';

interface Options {
  /** The file that each process runs; it listens on one port, and ends after `STOP_MESSAGE`. */
  program: string;
  count: number;
  onEvent(code: string, fields: Record<string, number>): void;
  /** The processes cannot be kept running. */
  onFailure(why: string): void;
}

/**
 * Several processes that share one port. The first process owns the port and passes each connection to the next worker
 * in turn. A worker that ends returns the connections that it has not accepted, so a restart loses none.
 */
export class WorkerPool {
  readonly #options: Options;
  /** Running workers with their slots, without those that are stopping. */
  readonly #working = new Map<Worker, number>();
  /** When one died. */
  #deaths: number[] = [];
  #isStopping = false;
  #replacing: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    cluster.setupPrimary({ exec: options.program, args: [] });
    // In turn. Left to the system, most connections go to one process.
    cluster.schedulingPolicy = cluster.SCHED_RR;
  }

  /**
   * Starts the first worker alone, so that a configuration error is reported only once and the site is available
   * sooner.
   */
  async start(): Promise<void> {
    if (!(await this.#add(0))) return this.#options.onFailure('the first process did not start');
    await Promise.all(Array.from({ length: this.#options.count - 1 }, (_, before) => this.#add(before + 1)));
  }

  /** Replaces each one by a new one, which listens before the old one ends (a rolling restart). */
  replaceAll(): Promise<void> {
    this.#replacing ??= this.#replaceEach().finally(() => {
      this.#replacing = null;
    });
    return this.#replacing;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && this.#retire(worker)));
  }

  /** Ends everything without waiting. */
  kill(): void {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  }

  async #replaceEach(): Promise<void> {
    for (const [old, slot] of [...this.#working]) {
      if (this.#isStopping) return;
      // One that died meanwhile is replaced already.
      if (!this.#working.has(old)) continue;
      // If no new worker can be started, the old one keeps running.
      if (!(await this.#add(slot))) return;
      await this.#retire(old);
    }
  }

  /** False when the process ends, or is not ready in time. */
  async #add(slot: number): Promise<boolean> {
    const worker = cluster.fork({ [WORKER_SLOT]: slot });
    const limit = AbortSignal.timeout(WORKER_READY_MS);
    const isReady = await Promise.race([
      once(worker, 'listening', { signal: limit }).then(
        () => true,
        () => false,
      ),
      once(worker, 'exit').then(() => false),
    ]);
    if (!isReady) {
      worker.process.kill('SIGKILL');
      return false;
    }
    this.#working.set(worker, slot);
    worker.once('exit', (code) => this.#ended(worker, code));
    this.#options.onEvent('worker_started', { worker: worker.id, pid: worker.process.pid ?? 0 });
    if (this.#isStopping) await this.#retire(worker);
    return true;
  }

  async #retire(worker: Worker): Promise<void> {
    this.#working.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    // It may have died a moment ago.
    if (worker.isConnected()) worker.send(STOP_MESSAGE, () => {});
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), WORKER_STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
    this.#options.onEvent('worker_stopped', { worker: worker.id, pid: worker.process.pid ?? 0 });
  }

  async #ended(worker: Worker, code: number): Promise<void> {
    const slot = this.#working.get(worker);
    if (slot === undefined) return;
    this.#working.delete(worker);
    this.#options.onEvent('worker_died', {
      worker: worker.id,
      pid: worker.process.pid ?? 0,
      exit: code ?? -1,
    });
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < DEATHS_WITHIN_MS), now];
    while (!this.#isStopping) {
      if (this.#deaths.length >= MOST_DEATHS)
        return this.#options.onFailure(`${this.#deaths.length} processes died within a minute`);
      await pause(RESTART_PAUSE_MS);
      if (this.#isStopping || (await this.#add(slot))) return;
      this.#deaths.push(Date.now());
    }
  }
}

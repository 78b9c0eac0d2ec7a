import { matcher } from './match.ts';

/** The description of a fault, in any combination; `times` limits its uses. */
export interface FaultOrder {
  match: string;
  status?: number;
  /** The `error_code` of the answer with `status`. */
  errorCode?: string;
  delayMs?: number;
  hang?: boolean;
  cut?: boolean;
  garbage?: boolean;
  times?: number;
}

export interface Fault extends FaultOrder {
  id: number;
  hits: number;
}

interface Active {
  fault: Fault;
  matches: (method: string, url: string) => boolean;
  waiting: Set<() => void>;
}

/** The active faults; the oldest one that matches a request acts on it. */
export class Faults {
  #active: Active[] = [];
  #count = 0;

  add(order: FaultOrder): Fault {
    this.#count += 1;
    const fault = { id: this.#count, ...order, hits: 0 };
    this.#active.push({ fault, matches: matcher(order.match), waiting: new Set() });
    return fault;
  }

  list(): Fault[] {
    return this.#active.map(({ fault }) => fault);
  }

  /** Removes the faults that the test selects, and releases the requests they hold. */
  remove(picks: (fault: Fault) => boolean): number {
    const removed = this.#active.filter(({ fault }) => picks(fault));
    this.#active = this.#active.filter((entry) => !removed.includes(entry));
    for (const { waiting } of removed) for (const release of [...waiting]) release();
    return removed.length;
  }

  /** The fault for a request, counted as one use. A used-up fault leaves the list but still holds its requests. */
  faultFor(method: string, url: string): Fault | null {
    const entry = this.#active.find(({ fault, matches }) => !isUsedUp(fault) && matches(method, url));
    if (!entry) return null;
    entry.fault.hits += 1;
    if (isUsedUp(entry.fault) && !entry.fault.hang)
      this.#active = this.#active.filter((other) => other !== entry);
    return entry.fault;
  }

  /** Waits until the fault is removed or the caller disconnects. */
  hold(fault: Fault, onDisconnect: (release: () => void) => void): Promise<void> {
    const entry = this.#active.find((other) => other.fault.id === fault.id);
    if (!entry) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        entry.waiting.delete(release);
        resolve();
      };
      entry.waiting.add(release);
      onDisconnect(release);
    });
  }
}

function isUsedUp(fault: Fault): boolean {
  return fault.times !== undefined && fault.hits >= fault.times;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../../src/sandbox/faults.ts';

/**
 * Waits until a request has reached the newest hanging fault of the sandbox at `base`.
 * A request that is given up earlier would leave the fault to the next one.
 */
export async function requestIsHeld(base: string): Promise<void> {
  for (;;) {
    const faults = (await (await fetch(`${base}/sandbox/faults`)).json()) as Fault[];
    if (faults.at(-1)?.hits) return;
    await wait(10);
  }
}

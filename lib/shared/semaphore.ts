import PQueue from 'p-queue';

/** Too many wait already. */
export class Crowded extends Error {}

/** Lets few work at once and few wait; whoever comes after them is refused at once (quality S28). */
export function semaphore({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });

  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (queue.size >= waiting && queue.pending >= atOnce) throw new Crowded('too many are waiting');
    return queue.add(work);
  };
}

import 'server-only';
import PQueue from 'p-queue';

/** Too many pictures wait already. */
export class QueueFull extends Error {}

/** Draws few pictures at once and lets few wait; what comes after them is refused at once (quality S28). */
export function drawingQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });

  return async function inTurn<Value>(draw: () => Promise<Value>): Promise<Value> {
    if (queue.size >= waiting && queue.pending >= atOnce) throw new QueueFull('too many are waiting');
    return queue.add(draw);
  };
}

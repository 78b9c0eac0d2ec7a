/** Too many wait already. */
export class Crowded extends Error {}

/** Lets few work at once and few wait; whoever comes after them is refused at once (facts/quality.md S28). */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: Array<() => void> = [];
  let working = 0;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  };

  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (working < atOnce) working += 1;
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new Crowded('too many are waiting');
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

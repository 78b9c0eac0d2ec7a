import { createHash } from 'node:crypto';
import { ImportProblem } from '../problem.ts';

/**
 * Ids of imported objects have ranges of their own, outside those of the seed. A channel id has five digits, because
 * ids of schedule entries contain it (origin/timeline.ts).
 */
export const CHANNEL_IDS = { first: 50_000, last: 99_999 };
export const CATEGORY_IDS = { first: 10_000, last: 99_999 };

type Range = { first: number; last: number };

/** A free id derived from a key: the same in every database, unless another key already has it. */
export function idFor(key: string, { first, last }: Range, taken: ReadonlySet<number>): number {
  const size = last - first + 1;
  const start = createHash('sha256').update(key).digest().readUInt32BE(0) % size;
  for (let step = 0; step < size; step += 1) {
    const id = first + ((start + step) % size);
    if (!taken.has(id)) return id;
  }
  throw new ImportProblem(`There are no more ids for it: a platform holds at most ${size} such things.`);
}

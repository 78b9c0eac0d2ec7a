import { REPLICA_LAG_LIMIT_MS } from './connections.ts';

/** A place in the log of PostgreSQL: `16/B374D848`, two hexadecimal halves. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * How long ago the primary had written what a replica has not yet applied. The replica cannot tell: one that has lost its connection
 * believes that it has everything, and without new transactions its last one grows old.
 */
export class Lag {
  /** Places that the replica may lack, oldest first, with the time at which they were seen. */
  #seen: { place: bigint; atMs: number }[] = [];

  /** Places in memory. */
  get size(): number {
    return this.#seen.length;
  }

  /** The primary had written up to here. */
  written(place: string, atMs: number): void {
    const known = placeOf(place);
    if (this.#seen.at(-1)?.place !== known) this.#seen.push({ place: known, atMs });
    // A replica that lacks one of several beyond the limit lacks the last of them too.
    const isBeyond = (seen?: { atMs: number }) => seen && atMs - seen.atMs > REPLICA_LAG_LIMIT_MS;
    while (isBeyond(this.#seen[1])) this.#seen.shift();
  }

  /** Milliseconds that a replica that has applied up to here is behind; beyond the limit, at least. */
  of(applied: string, nowMs: number): number {
    const has = placeOf(applied);
    this.#seen = this.#seen.filter(({ place }) => place > has);
    const [oldest] = this.#seen;
    return oldest ? nowMs - oldest.atMs : 0;
  }
}

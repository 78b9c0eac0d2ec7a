/** Ids of stats, positions, subscriptions …: 18 digits, always a string in JSON (wire 1.7). */
const EPOCH_MS = Date.UTC(2023, 0, 1);
const SEQUENCE_BITS = 22n;
const SEQUENCE_MASK = (1n << SEQUENCE_BITS) - 1n;

// A random start makes equal ids from two servers in the same millisecond unlikely.
let sequence = BigInt(Math.floor(Math.random() * 2 ** 22));

/** A new id, roughly ordered by time. */
export function nextSnowflake(nowMs: number): string {
  sequence = (sequence + 1n) & SEQUENCE_MASK;
  return ((BigInt(nowMs - EPOCH_MS) << SEQUENCE_BITS) | sequence).toString();
}

/** The moment at which an id was made. */
export function snowflakeMs(id: string): number {
  return Number(BigInt(id) >> SEQUENCE_BITS) + EPOCH_MS;
}

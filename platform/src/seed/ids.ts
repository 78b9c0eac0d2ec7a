import { createHash } from 'node:crypto';
import { searchable } from '../domain/text.ts';

/** Ids are 18 digits (wire 1.7): they start with a 5, the rest comes from the key, so a reseeded database has the same ones. */
const SPAN = 10n ** 17n;

function hash64(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigUInt64BE(0);
}

/** The snowflake of a stable key such as `film:salt-road`. */
export function seedId(key: string): string {
  return (5n * SPAN + (hash64(key) % SPAN)).toString();
}

/** A number in [0, n) that only the key decides. */
export function pickIndex(key: string, n: number): number {
  return Number(hash64(key) % BigInt(n));
}

/** The same order every time, another for every key. */
export function shuffled<T>(items: readonly T[], key: string, nameOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (hash64(`${key} ${nameOf(a)}`) < hash64(`${key} ${nameOf(b)}`) ? -1 : 1));
}

/** Latin words joined by hyphens: `soltustik-auysymy`. */
export function slugify(text: string): string {
  return searchable(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `2021-the-salt-road-512345678901234567`. */
export function contentSlug(year: number, title: string, id: string): string {
  return `${year}-${slugify(title)}-${id}`;
}

import { createHash } from 'node:crypto';
import { searchable } from '../domain/text.ts';

/** Ids have 18 digits (wire 1.7): a 5, then digits derived from the key, so a reseeded database has the same ids. */
const SPAN = 10n ** 17n;

function hash64(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigUInt64BE(0);
}

/** The snowflake of a stable key such as `film:salt-road`. */
export function seedId(key: string): string {
  return (5n * SPAN + (hash64(key) % SPAN)).toString();
}

/** A number in [0, n) derived from the key. */
export function pickIndex(key: string, n: number): number {
  return Number(hash64(key) % BigInt(n));
}

/** A stable order for each key. */
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

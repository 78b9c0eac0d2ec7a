import type { Seed, SeedChannel, SeedTitle } from './seed';

/** What a child of a level must not get. */
export interface Forbidden {
  level: number;
  titles: SeedTitle[];
  channels: SeedChannel[];
  /** Ids and addresses that must not be in any answer. */
  words: Set<string>;
}

/** The numbers are written out by the caller, because a test must not use the rule that it checks (spec 2 §6). */
export function forbiddenIn(seed: Seed, level: number): Forbidden {
  const titles = seed.titles.filter(({ age }) => age > level);
  const channels = seed.channels.filter(({ age }) => age > level);
  const words = new Set([
    ...titles.flatMap(({ id, slug, trailers }) => [id, slug, ...trailers]),
    ...channels.map(({ slug }) => slug),
  ]);
  return { level, titles, channels, words };
}

/** Paths of forbidden values in an answer: an age, an id, a slug, in any field. */
export function leaksIn(answer: unknown, forbidden: Forbidden, path = '$'): string[] {
  if (typeof answer === 'string') {
    const words = answer.match(/[a-z0-9-]{3,}/gi) ?? [];
    const ids = answer.match(/\d{17,20}/g) ?? [];
    return [...words, ...ids].filter((word) => forbidden.words.has(word)).map((word) => `${path}: ${word}`);
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const at = `${path}.${key}`;
    const isAge = key === 'age' && typeof value === 'number' && value > forbidden.level;
    const isChannel = key === 'channel_id' && forbidden.channels.some(({ id }) => id === value);
    return isAge || isChannel ? [`${at}: ${value}`] : leaksIn(value, forbidden, at);
  });
}

/** Whether a page of that data is a 404. */
export const isMissing = (loading: Promise<unknown>): Promise<boolean> =>
  loading.then(
    (value) => value === null,
    (error: { status?: number }) => error.status === 404,
  );

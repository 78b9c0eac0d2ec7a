import { createHash } from 'node:crypto';
import type { MediaPreference } from './catalogue.ts';
import { type Clip, SEGMENTS_PER_CLIP } from './pool.ts';

/** A segment of the pool: a clip and an index in it. */
export type PoolSegment = { clip: Clip; index: number };

/** Real films are used only for titles that name them: other titles must not show their pictures. */
const REAL_FILMS = new Set(['bunny']);

function rank(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0);
}

function shuffled(clips: Clip[], key: string): Clip[] {
  return clips
    .map((clip) => ({ clip, rank: rank(`${key} ${clip.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.clip.id < b.clip.id ? -1 : 1))
    .map(({ clip }) => clip);
}

/**
 * The clip at a position of an endless order: every round has each clip once, and no clip follows itself.
 * With three or more clips a swap of the first two never affects the last, so a round depends only on the one before it.
 */
function clipAt(clips: Clip[], key: string, position: number): Clip {
  const round = Math.floor(position / clips.length);
  const place = position % clips.length;
  // Two clips can only alternate, and one can only repeat.
  const rounds = clips.length > 2;
  const order = shuffled(clips, rounds ? `${key} ${round}` : key);
  const repeats = rounds && place < 2 && shuffled(clips, `${key} ${round - 1}`).at(-1) === order[0];
  return order[repeats ? 1 - place : place] as Clip;
}

/** Requested clips or worlds that the pool does not have are ignored. */
function choose(preference: MediaPreference, pool: Clip[]) {
  const pinned = (preference.clips ?? []).flatMap((id) => pool.filter((clip) => clip.id === id));
  const drawn = pool.filter(({ id }) => !REAL_FILMS.has(id));
  const all = drawn.length > 0 ? drawn : pool;
  const favourite = all.filter(({ world }) => world === preference.world);
  const others = all.filter(({ world }) => world !== preference.world);
  return { pinned, favourite, others };
}

function clipOf(contentKey: string, position: number, preference: MediaPreference, pool: Clip[]): Clip {
  const { pinned, favourite, others } = choose(preference, pool);
  if (pinned.length > 0) return pinned[position % pinned.length] as Clip;
  if (favourite.length === 0) return clipAt(others, contentKey, position);
  if (others.length === 0) return clipAt(favourite, contentKey, position);
  return clipAt(position % 2 === 0 ? favourite : others, contentKey, Math.floor(position / 2));
}

/**
 * Segment n of a virtual title (media 0): whole clips of the pool in an order that depends only on the title.
 * Each n is calculated directly, so a film of two hours needs no storage and every instance shows the same pictures.
 * Pinned clips play in their order; a title with a favourite world has it in every second clip.
 */
export function arrange(
  contentKey: string,
  n: number,
  preference: MediaPreference,
  pool: Clip[],
): PoolSegment {
  const clip = clipOf(contentKey, Math.floor(n / SEGMENTS_PER_CLIP), preference, pool);
  return { clip, index: n % SEGMENTS_PER_CLIP };
}

/**
 * Segment n of a trailer of `count` segments, as a number in its title of `segments`. The cuts are spread over the whole
 * title and come in turn from its even and its odd clips: the even ones all show its favourite world, so alone they
 * would give titles of one world the same trailer. Each cut is another part of its clip, in steps of the title's own, so
 * none repeats (an odd step meets all eight parts).
 */
export function cutOf(titleKey: string, n: number, count: number, segments: number): number {
  const spread = Math.floor(((n + 0.5) * segments) / count / SEGMENTS_PER_CLIP);
  const clip = (spread + n) % 2 === 0 ? spread : Math.max(0, spread - 1);
  const own = rank(titleKey);
  const step = 1 + 2 * (Math.floor(own / SEGMENTS_PER_CLIP) % 4);
  return Math.min(segments - 1, clip * SEGMENTS_PER_CLIP + ((own + n * step) % SEGMENTS_PER_CLIP));
}

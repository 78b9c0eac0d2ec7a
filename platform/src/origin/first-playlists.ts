import { LRUCache } from 'lru-cache';
import { masterPlaylist, mediaPlaylist } from './hls.ts';
import { AUDIO, type Pool, VIDEO } from './pool.ts';
import type { Presentation } from './presentation.ts';

/** The text of a playlist, and its address relative to that of the stream. */
export type PlaylistText = { uri: string; text: string };

/** The playlists that a player reads first; `id` names the channel or title. */
export type FirstPlaylists = (id: string, show: Presentation) => readonly PlaylistText[];

/**
 * The number of cached answers, each of five to ten kilobytes: many viewers open the same channel within one segment.
 */
const STORED = 500;

/** Two and a half minutes, as long as trailers are. The lists of a film would make its answer ten times as large. */
const SHORT_SEGMENTS = 40;

const isShort = ({ from, to }: Presentation): boolean => to - from < SHORT_SEGMENTS;

/**
 * The multivariant playlist, and the playlists of picture and sound where they are short: a player that has them with the stream answer requests
 * its first segment at once. A list of parts is outdated after a third of a second, so it is left to the origin.
 */
export function firstPlaylists(renditions: Pool['renditions']): FirstPlaylists {
  const master = { uri: 'index.m3u8', text: masterPlaylist(renditions) };
  const stored = new LRUCache<string, readonly PlaylistText[]>({ max: STORED });

  return (id, show) => {
    const { kind, from, to, parts, ended } = show;
    if (!isShort(show) || parts !== null) return [master];
    const key = `${id} ${kind} ${from} ${to} ${ended}`;
    const known = stored.get(key);
    if (known) return known;
    const media = [...VIDEO, ...AUDIO].map((track) => ({
      uri: `${track}.m3u8`,
      text: mediaPlaylist(show, track),
    }));
    const made = [master, ...media];
    stored.set(key, made);
    return made;
  };
}

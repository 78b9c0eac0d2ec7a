import { toPlaylists } from '@/lib/platform/resources/stream-playlists';
import type { Breaks } from '@/lib/rules/playback/breaks';
import type { PlayerSource } from '@/player/core/source';
import { addresses, calls, query, requestStream } from './report';

const kind = (query.get('kind') ?? 'vod') as PlayerSource['kind'];

/** A middle roll every three seconds. */
const middle = query.get('middle');
const slot = (url: string | null) => (url ? [{ url, aliases: [] }] : []);
const breaks: Breaks | null = middle
  ? {
      subject: 'bench',
      ads: {
        rolls: { pre: [], middle: slot(middle), post: [], postPause: [] },
        most: 1,
        period: 0,
        middlePeriod: 3,
        mayBeRemoved: false,
      },
      packshots: [],
    }
  : null;

const startAt = kind === 'live' ? {} : { startAt: Number(query.get('startAt') ?? 0) };
/** The sources in the query of the page, as a stream call would return them. */
export const sources = addresses.map((address): PlayerSource => {
  const stream = query.has('dash') ? { dash: address } : { hls: address };
  return { kind, ...stream, ...startAt, archived: true, thumbnails: query.get('thumbnails'), breaks };
});

/** The source of a channel or title: known from the query, or from its stream call. `?alone` leaves out the playlists that come with the answer. */
export async function sourceOf(index: number): Promise<PlayerSource | null> {
  const call = calls[index];
  if (!call) return sources[index] ?? null;
  const { hls, playlists } = await requestStream(call);
  const known = query.has('alone') ? null : toPlaylists(hls, playlists);
  return { kind, hls, ...startAt, archived: true, key: call, statId: 'bench', playlists: known };
}

import type { PlayerSource } from '@/player/core/source';
import { addresses, query } from './report';

const kind = (query.get('kind') ?? 'vod') as PlayerSource['kind'];

/** The sources in the query of the page, as a stream call would return them. */
export const sources = addresses.map((address): PlayerSource => {
  const startAt = kind === 'live' ? {} : { startAt: Number(query.get('startAt') ?? 0) };
  const stream = query.has('dash') ? { dash: address } : { hls: address };
  return { kind, ...stream, ...startAt, archived: true, thumbnails: query.get('thumbnails') };
});

import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import {
  bareList,
  contentCover,
  flag,
  idText,
  listOf,
  numberOrNull,
  textOrNull,
} from '@/lib/platform/http/wire';

const OwnEpisodeWire = v.object({
  id: idText,
  slug: textOrNull,
  season: numberOrNull,
  series: numberOrNull,
  title: textOrNull,
  description: textOrNull,
  cover: contentCover,
  is_announcement: flag,
  histories: listOf(v.object({ watch_percentage: numberOrNull })),
});

const OwnEpisodesWire = bareList(OwnEpisodeWire);

/** An episode with the part that depends on the viewer. */
export interface OwnEpisode {
  id: string;
  slug: string;
  season: number;
  number: number;
  title: string;
  description: string | null;
  still: string | null;
  /** Announced: it cannot be played yet. */
  isAnnouncement: boolean;
  /** 0…100; null when it was never started. */
  percent: number | null;
}

/** `GET /v2/contents/{id}/episodes` with the viewer's token: only then it contains the watched shares. */
export function ownEpisodesCall(seriesId: string): Call<typeof OwnEpisodesWire> {
  return { path: `/contents/${seriesId}/episodes`, schema: OwnEpisodesWire };
}

export function toOwnEpisodes(wire: v.InferOutput<typeof OwnEpisodesWire>): OwnEpisode[] {
  return wire.map((episode) => ({
    id: episode.id,
    slug: episode.slug ?? episode.id,
    season: episode.season ?? 1,
    number: episode.series ?? 0,
    title: episode.title ?? '',
    description: episode.description,
    still: episode.cover.still,
    isAnnouncement: episode.is_announcement,
    percent: episode.histories[0]?.watch_percentage ?? null,
  }));
}

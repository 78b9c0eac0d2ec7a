import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { bareList, idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';

const OwnEpisodeWire = v.object({
  id: idText,
  slug: textOrNull,
  season: numberOrNull,
  series: numberOrNull,
  histories: listOf(v.object({ watch_percentage: numberOrNull })),
});

const OwnEpisodesWire = bareList(OwnEpisodeWire);

/** An episode as far as one viewer is concerned. */
export interface OwnEpisode {
  id: string;
  slug: string;
  season: number;
  number: number;
  /** 0…100; null when it was never begun. */
  percent: number | null;
}

/** `GET /v2/contents/{id}/episodes`, asked by the viewer: only then it tells how far each was watched. */
export function ownEpisodesCall(seriesId: string): Call<typeof OwnEpisodesWire> {
  return { path: `/contents/${seriesId}/episodes`, schema: OwnEpisodesWire };
}

export function toOwnEpisodes(wire: v.InferOutput<typeof OwnEpisodesWire>): OwnEpisode[] {
  return wire.map((episode) => ({
    id: episode.id,
    slug: episode.slug ?? episode.id,
    season: episode.season ?? 1,
    number: episode.series ?? 0,
    percent: episode.histories[0]?.watch_percentage ?? null,
  }));
}

import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { artOrNull, flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import { findChannel } from '@/lib/rules/channels/find';
import { isSeenBy } from '@/lib/shared/sites/ages';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { listChannels } from './channels';

const CatchupWire = v.object({
  channel_id: idText,
  start_at: textOrNull,
  real_timestamp: numberOrNull,
  duration: numberOrNull,
  image_src: artOrNull,
  is_catchup_available: v.nullish(v.boolean(), true),
  is_catchup_banned: flag,
  motion_rating: v.nullish(v.object({ age: numberOrNull })),
  content: v.nullish(v.object({ id: v.nullish(idText), title: text })),
  content_episode: v.nullish(
    v.object({ id: v.nullish(idText), title: textOrNull, season: numberOrNull, series: numberOrNull }),
  ),
  channel: v.nullish(v.object({ name: textOrNull, slug: textOrNull })),
});

/** The live service has been seen to wrap this answer in `data` (wire 1.4). */
const SourcesWire = v.union([
  v.object({ data: v.object({ catchups: v.array(CatchupWire) }) }),
  v.object({ catchups: listOf(CatchupWire) }),
]);

/** A broadcast of a title that can be watched again. */
export interface BroadcastInfo {
  channelKey: string;
  channelName: string | null;
  /** Unix seconds of its first frame, for the archive address. */
  ts: number;
  durationSeconds: number | null;
  still: string | null;
  title: string;
  episode: { title: string | null; season: number | null; number: number | null } | null;
}

/**
 * `GET /v2/contents/{id}/sources`: newest first, only those that can be watched and that the reader may see.
 */
export async function getBroadcasts(id: string, reader: AudienceContext): Promise<BroadcastInfo[]> {
  const call = { path: `/contents/${id}/sources`, schema: SourcesWire };
  const [wire, channels] = await Promise.all([
    readPublic(call, reader, { revalidate: life.schedule, tags: [tag.content(id)] }),
    // Without the list all are kept.
    listChannels(reader).catch(() => null),
  ]);
  const { catchups } = 'data' in wire ? wire.data : wire;
  return (
    catchups
      .filter((one) => one.is_catchup_available && !one.is_catchup_banned)
      .filter((one) => isSeenBy(reader.audience, one.motion_rating?.age ?? null))
      .flatMap((one) => toBroadcast(one) ?? [])
      // Spec 2 §5: 4K channels have no page here, and a link to one would lead nowhere.
      .filter(({ channelKey }) => !channels || findChannel(channels, channelKey))
      .sort((one, other) => other.ts - one.ts)
  );
}

function toBroadcast(wire: v.InferOutput<typeof CatchupWire>): BroadcastInfo | null {
  const ts = wire.real_timestamp ?? Math.floor(Date.parse(wire.start_at ?? '') / 1000);
  if (!Number.isFinite(ts) || ts <= 0) return null;
  const episode = wire.content_episode;
  return {
    channelKey: wire.channel?.slug ?? wire.channel_id,
    channelName: wire.channel?.name ?? null,
    ts,
    durationSeconds: wire.duration,
    still: wire.image_src,
    title: wire.content?.title ?? '',
    episode: episode ? { title: episode.title, season: episode.season, number: episode.series } : null,
  };
}

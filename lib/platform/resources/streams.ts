import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';

const StreamWire = v.object({
  hls: textOrNull,
  hls_mbr: textOrNull,
  dash: textOrNull,
  stat: v.nullish(v.object({ id: idText })),
  drm: v.nullish(
    v.object({
      streams: listOf(v.object({ type: v.string(), url: v.string(), license: textOrNull })),
    }),
  ),
  screenshot_url: textOrNull,
  ts: numberOrNull,
});

/** Where the pictures come from, and what to report to. */
export interface Stream {
  hls: string | null;
  dash: string | null;
  /** How to get the key of what is protected; null when anybody may look. */
  drm: { system: 'clearkey'; licenceUrl: string } | null;
  /** `PATCH /v2/users/self/stat/{id}`; null when the platform keeps no statistics of this play. */
  statId: string | null;
  /** Where the archive begins, in unix seconds; null is live or a title. */
  ts: number | null;
  /** Folder of thumbnails: `{folder}/{time}.jpg`. */
  thumbnails: string | null;
}

/** Asks where to play something from. */
export type StreamCall = Call<typeof StreamWire>;

/** `GET /v2/channels/{id}/stream`; `ts` in unix seconds asks for the archive, null for live. */
export function channelStreamCall(channelId: number, ts: number | null): StreamCall {
  return {
    path: `/channels/${channelId}/stream`,
    query: { ts, type: 'hls', force_https: true, history: true },
    schema: StreamWire,
  };
}

/**
 * The stream of a channel that somebody is about to open. Nobody watches yet, so it leaves no trace in the history and opens no
 * statistics: these begin with the call of the playback itself.
 */
export function channelWarmCall(channelId: number): StreamCall {
  const call = channelStreamCall(channelId, null);
  return { ...call, query: { ...call.query, history: false, disable_stat: true } };
}

/** What a card plays while somebody looks at it (spec 2 §7 "Channels"): no watching either. */
export function channelPreviewCall(channelId: number): StreamCall {
  const call = channelWarmCall(channelId);
  return { ...call, query: { ...call.query, preview: 1 } };
}

/** `GET /v2/libraries/{library}/contents/{id}/stream`. */
export function contentStreamCall(libraryId: string, contentId: string): StreamCall {
  return {
    path: `/libraries/${libraryId}/contents/${contentId}/stream`,
    query: { type: 'hls' },
    schema: StreamWire,
  };
}

/** `GET /v2/trailers/{id}/stream`: an advertisement itself, and nobody has to buy it. */
export function trailerStreamCall(trailerId: string): StreamCall {
  return { path: `/trailers/${trailerId}/stream`, schema: StreamWire };
}

/** ClearKey is the one system that needs no agreement with its maker; others come with the providers that have one. */
function toDrm({ drm }: v.InferOutput<typeof StreamWire>) {
  const offer = drm?.streams.find(({ type }) => type === 'dash_clearkey');
  return offer?.license
    ? { url: offer.url, drm: { system: 'clearkey' as const, licenceUrl: offer.license } }
    : null;
}

/** The multi-bitrate address is preferred wherever there is one (wire 3). */
export function toStream(wire: v.InferOutput<typeof StreamWire>): Stream {
  const locked = toDrm(wire);
  return {
    hls: wire.hls_mbr ?? wire.hls,
    dash: wire.dash ?? locked?.url ?? null,
    drm: locked?.drm ?? null,
    statId: wire.stat?.id ?? null,
    ts: wire.ts || null,
    thumbnails: wire.screenshot_url,
  };
}

/** `PATCH /v2/users/self/stat/{id}?duration=`: where the viewer is, in whole seconds. */
export function watchPositionCall(statId: string, seconds: number): Call<v.UnknownSchema> {
  return {
    method: 'PATCH',
    path: `/users/self/stat/${statId}`,
    query: { duration: Math.floor(seconds) },
    schema: v.unknown(),
  };
}

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

/** The addresses of the media, and the statistics id for reports. */
export interface Stream {
  hls: string | null;
  dash: string | null;
  /** How to get the key of protected media; null when they are not protected. */
  drm: { system: 'clearkey'; licenceUrl: string } | null;
  /** `PATCH /v2/users/self/stat/{id}`; null when the platform has no statistics for this play. */
  statId: string | null;
  /** Start of the archive stream in unix seconds; null for live or a title. */
  ts: number | null;
  /** Folder of thumbnails: `{folder}/{time}.jpg`. */
  thumbnails: string | null;
}

/** Requests a stream. */
export type StreamCall = Call<typeof StreamWire>;

/** `GET /v2/channels/{id}/stream`; `ts` in unix seconds requests the archive, null live. */
export function channelStreamCall(channelId: number, ts: number | null): StreamCall {
  return {
    path: `/channels/${channelId}/stream`,
    query: { ts, type: 'hls', force_https: true, history: true },
    schema: StreamWire,
  };
}

/**
 * The stream of a channel that the viewer is likely to open. It does not count as watching: history and
 * statistics start with the call of the playback itself.
 */
export function channelWarmCall(channelId: number): StreamCall {
  const call = channelStreamCall(channelId, null);
  return { ...call, query: { ...call.query, history: false, disable_stat: true } };
}

/** The preview stream of a card (spec 2 §7 "Channels"); it does not count as watching either. */
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

/** `GET /v2/trailers/{id}/stream`: free for everyone, without statistics. */
export function trailerStreamCall(trailerId: string): StreamCall {
  return { path: `/trailers/${trailerId}/stream`, schema: StreamWire };
}

/**
 * ClearKey is the only system that needs no contract with its vendor; others come with providers that have
 * one.
 */
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

/** `PATCH /v2/users/self/stat/{id}?duration=`: the position of the viewer in whole seconds. */
export function watchPositionCall(statId: string, seconds: number): Call<v.UnknownSchema> {
  return {
    method: 'PATCH',
    path: `/users/self/stat/${statId}`,
    query: { duration: Math.floor(seconds) },
    schema: v.unknown(),
  };
}

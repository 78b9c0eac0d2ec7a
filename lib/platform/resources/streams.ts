import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceTracker } from '@/lib/rules/analytics/audience-counter';
import type { Blackout } from '@/lib/rules/playback/blackouts';
import type { AdInfo, Packshot } from '@/lib/rules/playback/breaks';
import type { KnownPlaylists } from '@/lib/rules/playback/known-playlists';
import { webAddress } from '@/lib/shared/web-address';
import { AdWire, PackshotsWire, toAds, toPackshots } from './stream-breaks';
import { PlaylistsWire, toPlaylists } from './stream-playlists';

/** Other kinds of trackers have other parameters, which must not make the stream unreadable. */
const TrackerWire = v.object({
  tracker_type: text,
  params: v.fallback(
    v.nullish(v.object({ CatID: text, VcID: text, VcVersion: text, Account: text, Tmsec: text })),
    null,
  ),
});

const MarkerWire = v.object({ type: v.string(), start: v.number(), end: numberOrNull, title: textOrNull });

const StreamWire = v.object({
  hls: textOrNull,
  hls_mbr: textOrNull,
  dash: textOrNull,
  playlists: v.nullish(PlaylistsWire),
  stat: v.nullish(v.object({ id: idText })),
  drm: v.nullish(
    v.object({
      streams: listOf(v.object({ type: v.string(), url: v.string(), license: textOrNull })),
      fpsCertificate: textOrNull,
      laWidevine: textOrNull,
      laPlayready: textOrNull,
      laFairplay: textOrNull,
      laClearkey: textOrNull,
    }),
  ),
  screenshot_url: textOrNull,
  screenshot_timings: textOrNull,
  ad: AdWire,
  packshots: PackshotsWire,
  trackers: listOf(TrackerWire),
  // An extension that other platforms do not have (docs/PLATFORM.md "Markers").
  markers: v.nullish(v.array(MarkerWire)),
  ts: numberOrNull,
  blackouts: listOf(v.object({ from: v.number(), to: v.number() })),
});

/** Protected media for one system (spec 2 §3 DRM stream data). */
interface DrmOffer {
  container: 'dash' | 'hls';
  system: 'widevine' | 'playready' | 'fairplay' | 'clearkey';
  url: string;
  licenceUrl: string;
  /** FairPlay: its certificate. */
  certificateUrl: string | null;
}

/** The addresses of the media, and the statistics id for reports. */
export interface Stream {
  hls: string | null;
  dash: string | null;
  /** Null from a platform that does not send them. */
  playlists: KnownPlaylists | null;
  /** The ways to play protected media; empty when they are not protected. */
  drm: readonly DrmOffer[];
  /** `PATCH /v2/users/self/stat/{id}`; null when the platform has no statistics for this play. */
  statId: string | null;
  /** Start of the archive stream in unix seconds; null for live or a title. */
  ts: number | null;
  /** Times in unix seconds at which a channel may not be shown (spec 2 §4 Blackout). */
  blackouts: readonly Blackout[];
  /** Folder of thumbnails: `{folder}/{time}.jpg`. */
  thumbnails: string | null;
  /** The file of their seconds (spec 2 §7). */
  thumbnailTimings: string | null;
  /** Null without advertising. */
  ads: AdInfo | null;
  /** Clips of the brand before the content. */
  packshots: readonly Packshot[];
  /** Counters of the audience that want a sign while this plays. */
  trackers: AudienceTracker[];
  /** What players offer to skip. */
  markers: StreamMarker[];
  /** Named parts of a title, in order. */
  chapters: { at: number; title: string }[];
}

/** A part of a title in its seconds; without an end it goes to the end. */
interface StreamMarker {
  kind: 'recap' | 'intro' | 'credits';
  start: number;
  end: number | null;
}

/** Requests a stream. */
export type StreamCall = Call<typeof StreamWire>;

/** An extension: a platform that does not know it answers as without it. */
const WITH_PLAYLISTS = { playlists: true };

/** `GET /v2/channels/{id}/stream`; `ts` in unix seconds requests the archive, null live. */
export function channelStreamCall(channelId: number, ts: number | null): StreamCall {
  return {
    path: `/channels/${channelId}/stream`,
    query: { ts, type: 'hls', force_https: true, history: true, ...WITH_PLAYLISTS },
    schema: StreamWire,
  };
}

/**
 * The stream of a channel that the viewer is likely to open. It does not count as watching: history and
 * statistics start with the call of the playback itself.
 */
export function channelPreloadCall(channelId: number): StreamCall {
  const call = channelStreamCall(channelId, null);
  return { ...call, query: { ...call.query, history: false, disable_stat: true } };
}

const ConfigWire = v.object({
  config: v.nullish(v.object({ web: textOrNull, web_vlight: textOrNull })),
  ad: AdWire,
});

/** Spec 2 §7 Channel config: where the broadcaster's own player of a channel is. */
export function channelConfigCall(channelId: number): Call<typeof ConfigWire> {
  return {
    path: `/channels/${channelId}/stream`,
    query: { type: 'config', force_https: true },
    schema: ConfigWire,
  };
}

/**
 * The address is that of the light player of a channel that uses it, else of the usual one; null when it is not valid. The
 * ads before it are ours.
 */
export function toVitrina({ config, ad }: v.InferOutput<typeof ConfigWire>) {
  return { address: webAddress(config?.web_vlight ?? config?.web ?? null), ads: toAds(ad) };
}

/** The preview stream of a card (spec 2 §7 "Channels"); it does not count as watching either. */
export function channelPreviewCall(channelId: number): StreamCall {
  const call = channelPreloadCall(channelId);
  return { ...call, query: { ...call.query, preview: 1 } };
}

/** `GET /v2/libraries/{library}/contents/{id}/stream`. */
export function contentStreamCall(libraryId: string, contentId: string): StreamCall {
  return {
    path: `/libraries/${libraryId}/contents/${contentId}/stream`,
    query: { type: 'hls', ...WITH_PLAYLISTS },
    schema: StreamWire,
  };
}

/** The stream of a title that probably follows, which does not count as watching either. */
export function contentPreloadCall(libraryId: string, contentId: string): StreamCall {
  const call = contentStreamCall(libraryId, contentId);
  return { ...call, query: { ...call.query, history: false, disable_stat: true } };
}

/** `GET /v2/trailers/{id}/stream`: free for everyone, without statistics. */
export function trailerStreamCall(trailerId: string): StreamCall {
  return { path: `/trailers/${trailerId}/stream`, query: WITH_PLAYLISTS, schema: StreamWire };
}

const DRM_TYPE = /^(dash|hls)_(widevine|playready|fairplay|clearkey)$/;
/** Where the licence of a system comes from when its stream names no address (wire 5.2). */
const LICENCE_FIELD = {
  widevine: 'laWidevine',
  playready: 'laPlayready',
  fairplay: 'laFairplay',
  clearkey: 'laClearkey',
} as const;

/** The systems in the order of the platform; streams of unknown types are left out. */
function toDrm({ drm }: v.InferOutput<typeof StreamWire>): DrmOffer[] {
  return (drm?.streams ?? []).flatMap(({ type, url, license }) => {
    const [, container, system] = DRM_TYPE.exec(type) ?? [];
    if (!drm || !container || !system) return [];
    const name = system as DrmOffer['system'];
    const licenceUrl = license ?? drm[LICENCE_FIELD[name]];
    if (!licenceUrl) return [];
    const certificateUrl = name === 'fairplay' ? drm.fpsCertificate : null;
    return [{ container: container as DrmOffer['container'], system: name, url, licenceUrl, certificateUrl }];
  });
}

/** The multi-bitrate address is preferred wherever there is one (wire 3). */
export function toStream(wire: v.InferOutput<typeof StreamWire>): Stream {
  const parts = wire.markers ?? [];
  return {
    hls: wire.hls_mbr ?? wire.hls,
    dash: wire.dash,
    playlists: toPlaylists(wire.hls_mbr ?? wire.hls, wire.playlists ?? null),
    drm: toDrm(wire),
    statId: wire.stat?.id ?? null,
    ts: wire.ts || null,
    blackouts: wire.blackouts.map(({ from, to }) => ({ start: from, end: to })),
    thumbnails: wire.screenshot_url,
    thumbnailTimings: wire.screenshot_timings,
    ads: toAds(wire.ad),
    packshots: toPackshots(wire.packshots),
    trackers: wire.trackers.flatMap(({ tracker_type, params }) =>
      tracker_type === 'tns' && params ? [params] : [],
    ),
    markers: parts.flatMap(toMarker),
    chapters: parts.flatMap(({ type, start, title }) =>
      type === 'chapter' && title ? [{ at: start, title }] : [],
    ),
  };
}

/** Types that this player does not know are left out. */
function toMarker({ type, start, end }: v.InferOutput<typeof MarkerWire>): StreamMarker[] {
  return type === 'recap' || type === 'intro' || type === 'credits' ? [{ kind: type, start, end }] : [];
}

/** What is left of the screen time of a child; only our platform says it. */
const Reported = v.fallback(v.object({ seconds_left: v.nullish(v.number(), null) }), { seconds_left: null });

/** `PATCH /v2/users/self/stat/{id}?duration=`: the position of the viewer in whole seconds. */
export function watchPositionCall(statId: string, seconds: number): Call<typeof Reported> {
  return {
    method: 'PATCH',
    path: `/users/self/stat/${statId}`,
    query: { duration: Math.floor(seconds) },
    // The last one is sent by a page that is being left.
    keepalive: true,
    schema: Reported,
  };
}

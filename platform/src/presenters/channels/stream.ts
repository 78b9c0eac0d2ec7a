import { type Static, Type } from 'typebox';
import type { AdPlan } from '../../domain/ads.ts';
import type { PlaylistText } from '../../origin/first-playlists.ts';
import type { StreamLinks } from '../../origin/links.ts';
import { MotionRating } from '../contents/motion-rating.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { AdInfo, type AdPlace, adInfo, Packshots, packshotsOf } from './ads.ts';
import { Blackouts } from './blackouts.ts';
import { Drm, drmAnswer } from './drm.ts';
import { Markers } from './markers.ts';

/** An extension of the wire (docs/PLATFORM.md "Playlists in the stream answer"). */
const Playlists = Type.Array(Wire({ uri: Type.String(), text: Type.String() }));

/** wire 3 and 5.2: the fields of every stream answer. A protected stream has `drm` instead of plain addresses. */
export const Stream = Type.Object({
  type: Type.String(),
  mime_type: Type.String(),
  hls: Type.Optional(Type.String()),
  hls_mbr: Type.Optional(Type.String()),
  dash: Type.Optional(Type.String()),
  playlists: Type.Optional(Playlists),
  stream_info: Type.Optional(Type.String()),
  drm: Type.Optional(Drm),
  screenshot_url: Nullable(Type.String()),
  screenshot_timings: Nullable(Type.String()),
  from: Type.Integer(),
  to: Type.Integer(),
  img: Type.String(),
  age: Type.Integer(),
  motion_rating: MotionRating,
  stat: Nullable(Wire({ id: Snowflake })),
  trackers: Type.Array(
    Wire({ tracker_type: Type.String(), params: Type.Record(Type.String(), Type.String()) }),
  ),
  ad: AdInfo,
  packshots: Packshots,
  markers: Markers,
});

/** A channel's stream also has its blackouts and its programme. */
export const ChannelStream = Type.Object({
  ...Stream.properties,
  ts: Type.Integer(),
  schedule_id: Type.String(),
  blackouts: Blackouts,
});

/** wire 3 channel config: the broadcaster's own players, by the address of their settings. */
export const ChannelConfig = Wire({
  config: Wire({ web: Nullable(Type.String()), web_vlight: Nullable(Type.String()) }),
  ad: AdInfo,
});

/** The playback: its title, its viewer and its advertising. */
type Shown = Pick<Static<typeof Stream>, 'img' | 'age' | 'motion_rating' | 'trackers' | 'markers'>;
export type Played = Shown & {
  isProtected: boolean;
  adPlan: AdPlan;
  /** Null without statistics. */
  statId: string | null;
  /** What the player reads first; null when the request does not want it. */
  playlists: readonly PlaylistText[] | null;
};

/** The part of a stream answer that channels and titles share. */
export function streamAnswer(
  links: StreamLinks,
  played: Played,
  place: Omit<AdPlace, 'statId'>,
): Static<typeof Stream> {
  const { isProtected, adPlan, statId, playlists } = played;
  const adPlace = { publicUrl: place.publicUrl, locale: place.locale, statId };
  const clear = isProtected ? null : links;
  // One literal, where JSON leaves out what is undefined; callers add fields with Object.assign. Spreading parts into an
  // object of this size took longer than making all the parts.
  return {
    type: clear ? 'hls' : 'dash',
    mime_type: clear ? 'application/x-mpegurl' : 'application/dash+xml',
    hls: clear?.hls,
    hls_mbr: clear?.hls_mbr,
    dash: clear?.dash,
    stream_info: clear?.stream_info,
    playlists: clear && playlists ? [...playlists] : undefined,
    drm: clear ? undefined : drmAnswer(links),
    screenshot_url: links.screenshot_url,
    screenshot_timings: links.screenshot_timings,
    from: links.from,
    to: links.to,
    img: played.img,
    age: played.age,
    motion_rating: played.motion_rating,
    trackers: played.trackers,
    markers: played.markers,
    stat: statId === null ? null : { id: statId },
    ad: adInfo(adPlan, adPlace),
    packshots: packshotsOf(adPlan, adPlace),
  };
}
